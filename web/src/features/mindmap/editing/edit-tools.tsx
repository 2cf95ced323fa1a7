import { MIND_MAP } from '@studia/contract/limits';
import { MAP_ROLES, type MapNode, type MapRole } from '@studia/contract/mindmap';
import {
  ArrowDown,
  ArrowUp,
  CornerDownRight,
  IndentDecrease,
  IndentIncrease,
  Plus,
  Redo2,
  Trash2,
  Undo2,
  type LucideIcon,
} from 'lucide-react';
import { useEffect, useRef, type KeyboardEvent } from 'react';
import { newId } from '../../../client/new-id.ts';
import { mapText } from '../../../text/mindmap.ts';
import { ownMapText as text } from '../../../text/own-map.ts';
import { toast } from '../../../ui/feedback/toast.ts';
import { Field } from '../../../ui/form/field.tsx';
import { IconButton } from '../../../ui/form/icon-button.tsx';
import { Select } from '../../../ui/form/select.tsx';
import { TextArea } from '../../../ui/form/text-area.tsx';
import type { MapTools } from '../map-body.tsx';
import { treeOf } from '../tree.ts';
import type { Walk } from '../use-walk.ts';
import {
  addBelow,
  addInside,
  branchOf,
  change,
  moveAmong,
  moveIn,
  moveOut,
  moveUnder,
  remove,
} from './edits.ts';
import type { Editing } from './use-editing.ts';

type Edit = (nodes: readonly MapNode[], id: string, fresh: string) => MapNode[];

/** What the buttons, the keys and the drags of a map of one's own do. */
export const makeTools = (editing: Editing): MapTools => {
  const { nodes, setNodes } = editing;
  const add = (edit: Edit, walk: Walk): void => {
    const fresh = newId();
    const after = edit(nodes, walk.active, fresh);
    setNodes(after);
    const tree = treeOf(after);
    if (tree) walk.goTo(fresh, tree);
    focusField();
  };
  const drop = (walk: Walk): void => {
    const node = nodes.find(({ id }) => id === walk.active);
    if (!node || node.parent === null) return;
    const gone = branchOf(nodes, node.id).size - 1;
    setNodes(remove(nodes, node.id));
    walk.goTo(node.parent);
    toast.info(text.removed(node.text, gone));
  };
  const move = (edit: (list: readonly MapNode[], id: string) => MapNode[], walk: Walk): void => {
    const after = edit(nodes, walk.active);
    setNodes(after);
    const tree = treeOf(after);
    if (tree) walk.goTo(walk.active, tree);
  };
  const moves: Readonly<Record<string, (list: readonly MapNode[], id: string) => MapNode[]>> = {
    ArrowUp: (list, id) => moveAmong(list, id, -1),
    ArrowDown: (list, id) => moveAmong(list, id, 1),
    ArrowLeft: moveOut,
    ArrowRight: moveIn,
  };
  const buttons: readonly (readonly [LucideIcon, string, (walk: Walk) => void, boolean?])[] = [
    [Plus, text.addBeside, (walk) => add(addBelow, walk)],
    [CornerDownRight, text.addInside, (walk) => add(addInside, walk)],
    [Trash2, text.remove, drop],
    [ArrowUp, text.moveUp, (walk) => move((list, id) => moveAmong(list, id, -1), walk)],
    [ArrowDown, text.moveDown, (walk) => move((list, id) => moveAmong(list, id, 1), walk)],
    [IndentDecrease, text.moveOut, (walk) => move(moveOut, walk)],
    [IndentIncrease, text.moveIn, (walk) => move(moveIn, walk)],
    [Undo2, text.undo, editing.undo, !editing.canUndo],
    [Redo2, text.redo, editing.redo, !editing.canRedo],
  ];
  return {
    onDrop: (id, onto) => {
      const after = moveUnder(nodes, id, onto);
      const [moved, under] = [id, onto].map((name) => nodes.find((node) => node.id === name)?.text ?? '');
      if (after.length !== nodes.length || after.every((node, place) => node === nodes[place])) return;
      setNodes(after);
      toast.info(text.moved(moved ?? '', under ?? ''));
    },
    onKey: (event, walk) => {
      const command = event.ctrlKey || event.metaKey;
      const edit = event.altKey ? moves[event.key] : undefined;
      if (edit) move(edit, walk);
      else if (command && event.key.toLowerCase() === 'z') (event.shiftKey ? editing.redo : editing.undo)();
      else if (command && event.key.toLowerCase() === 'y') editing.redo();
      else if (event.key === 'Enter') add(event.shiftKey ? addInside : addBelow, walk);
      else if (event.key === 'F2') focusField();
      else if (event.key === 'Delete' || event.key === 'Backspace') drop(walk);
      else return false;
      return true;
    },
    renderBar: (walk) => (
      // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- a toolbar has no element of its own
      <div role="toolbar" aria-label={text.tools} className="flex flex-wrap gap-1">
        {buttons.map(([icon, label, act, disabled = false]) => (
          <IconButton key={label} icon={icon} label={label} disabled={disabled} onClick={() => act(walk)} />
        ))}
      </div>
    ),
    renderFields: (walk) => <Fields key={`fields ${walk.active}`} editing={editing} id={walk.active} />,
  };
};

const FIELD_ID = 'map-entry-words';
/** After the new entry is there. */
const focusField = (): void => {
  requestAnimationFrame(() => document.getElementById(FIELD_ID)?.focus());
};

const Fields = ({ editing: { nodes, setNodes }, id }: { editing: Editing; id: string }) => {
  const node = nodes.find((one) => one.id === id);
  const area = useRef<HTMLTextAreaElement>(null);
  useEffect(() => {
    if (node?.text === '') area.current?.focus();
    // oxlint-disable-next-line react/exhaustive-deps -- only an entry that is new asks for words by itself
  }, []);
  if (!node) return null;
  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.key !== 'Enter' && event.key !== 'Escape') return;
    event.preventDefault();
    document.querySelector<HTMLElement>('[role=tree]')?.focus();
  };
  return (
    <div className="mb-5 grid gap-3 border-b border-line pb-5">
      <label htmlFor={FIELD_ID} className="text-ui font-semibold">
        {text.words}
      </label>
      <TextArea
        id={FIELD_ID}
        ref={area}
        rows={3}
        maxLength={MIND_MAP.nodeCharacters}
        placeholder={text.newEntry}
        value={node.text}
        onKeyDown={onKeyDown}
        onChange={(event) => setNodes(change(nodes, id, { text: event.target.value }), `text ${id}`)}
      />
      <Field label={text.kind}>
        <Select
          value={node.role}
          onChange={(event) => setNodes(change(nodes, id, { role: event.target.value as MapRole }))}
          options={MAP_ROLES.map((role) => ({ value: role, label: mapText.roles[role] }))}
        />
      </Field>
    </div>
  );
};
