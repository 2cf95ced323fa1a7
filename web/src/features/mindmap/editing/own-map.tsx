import type { MindMapId } from '@studia/contract/ids';
import { MIND_MAP } from '@studia/contract/limits';
import type { OwnMap as Own } from '@studia/contract/mindmap';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { Check, Ellipsis, History, PencilLine, Trash2, TriangleAlert } from 'lucide-react';
import { useState, type ReactNode } from 'react';
import { sentenceOf } from '../../../text/errors.ts';
import { ownMapsText } from '../../../text/map-parts.ts';
import { mapText } from '../../../text/mindmap.ts';
import { ownMapText as text } from '../../../text/own-map.ts';
import { Notice } from '../../../ui/feedback/notice.tsx';
import { Skeleton } from '../../../ui/feedback/skeleton.tsx';
import { toast } from '../../../ui/feedback/toast.ts';
import { TextInput } from '../../../ui/form/text-input.tsx';
import { ConfirmDialog } from '../../../ui/overlay/confirm-dialog.tsx';
import { Menu } from '../../../ui/overlay/menu.tsx';
import { deleteMap, readOwn } from '../calls.ts';
import { keepMapDraft } from '../drafts.ts';
import { ExportMenu } from '../export/export-menu.tsx';
import { MapBody } from '../map-body.tsx';
import { MapTrouble } from '../map-trouble.tsx';
import { makeTools } from './edit-tools.tsx';
import type { SaveState } from './map-saver.ts';
import { useEditing } from './use-editing.ts';
import { Versions } from './versions.tsx';

interface Props {
  id: MindMapId;
  onGo: (address: string) => void;
  renderHead: (title: string, lead: ReactNode) => ReactNode;
}

/** A map of the student's own. */
export const OwnMap = ({ id, onGo, renderHead }: Props) => {
  const { data, error, refetch } = useQuery({
    queryKey: ['mindmap', 'custom', id],
    queryFn: () => readOwn(id),
    retry: false,
    // What is on screen is newer than what the server had, until it is opened again.
    staleTime: Infinity,
    gcTime: 0,
  });
  if (error)
    return (
      <>
        {renderHead('', '')}
        <MapTrouble error={error} onRetry={() => void refetch()} onGo={onGo} />
      </>
    );
  if (!data)
    return (
      <>
        {renderHead('', '')}
        <Skeleton label={mapText.loading} lines={8} />
      </>
    );
  return <Opened map={data} onGo={onGo} renderHead={renderHead} />;
};

const Opened = ({ map, onGo, renderHead }: Omit<Props, 'id'> & { map: Own }) => {
  const client = useQueryClient();
  const editing = useEditing(map);
  const [dialog, setDialog] = useState<'versions' | 'delete' | null>(null);
  const deleting = useMutation({
    mutationFn: () => deleteMap(map.id),
    onSuccess: async () => {
      keepMapDraft(map.id, null);
      await client.invalidateQueries({ queryKey: ['mindmap'] });
      onGo('/resources');
    },
    onError: (error) => toast.bad(sentenceOf(error)),
  });
  return (
    <>
      {renderHead(
        editing.title || ownMapsText.untitled,
        map.source ? text.lead(map.source.title) : text.leadAlone,
      )}
      {!map.may_edit && (
        <div className="mt-4">
          <Notice tone="info">{text.premiumEnded}</Notice>
        </div>
      )}
      {map.may_edit && (
        <div className="mt-4 flex flex-wrap items-center gap-x-4 gap-y-2">
          <span className="min-w-0 flex-1 basis-60">
            <TextInput
              aria-label={text.title}
              maxLength={MIND_MAP.titleCharacters}
              placeholder={ownMapsText.untitled}
              value={editing.title}
              onChange={(event) => editing.setTitle(event.target.value)}
            />
          </span>
          <SaveNote state={editing.state} onRetry={editing.save} />
        </div>
      )}
      <MapBody
        title={editing.title}
        nodes={editing.nodes}
        ideas={map.ideas}
        tools={map.may_edit ? makeTools(editing) : undefined}
        renderActions={(tree, _, drawWhole) => (
          <>
            <ExportMenu tree={tree} title={editing.title} drawWhole={drawWhole} />
            <Menu
              label={text.more}
              trigger={<Ellipsis aria-hidden="true" className="size-5 text-ink-soft" />}
              entries={[
                ...(map.may_edit
                  ? [{ label: text.versions, icon: History, onSelect: () => setDialog('versions') }]
                  : []),
                { label: text.delete, icon: Trash2, tone: 'bad', onSelect: () => setDialog('delete') },
              ]}
            />
          </>
        )}
      />
      {map.may_edit && <Keys />}
      {dialog === 'versions' && (
        <Versions map={map} onClose={() => setDialog(null)} onRestore={(nodes) => editing.setNodes(nodes)} />
      )}
      <ConfirmDialog
        open={dialog === 'delete'}
        danger
        title={text.deleteTitle}
        question={text.deleteQuestion}
        cancelLabel={text.keep}
        confirmLabel={text.delete}
        busy={deleting.isPending && text.deleting}
        onCancel={() => setDialog(null)}
        onConfirm={() => deleting.mutate()}
      />
    </>
  );
};

const Keys = () => (
  <details className="mt-4 text-ui">
    <summary className="link w-fit cursor-pointer">{text.keysTitle}</summary>
    <dl className="mt-2 grid w-fit grid-cols-[auto_auto] gap-x-4 gap-y-1">
      {text.keys.map(([key, act]) => (
        <div key={key} className="contents">
          <dt>
            <kbd>{key}</kbd>
          </dt>
          <dd className="text-ink-soft">{act}</dd>
        </div>
      ))}
    </dl>
  </details>
);

const ICONS = {
  saved: Check,
  unsaved: PencilLine,
  saving: PencilLine,
  offline: TriangleAlert,
  failed: TriangleAlert,
};

const SaveNote = ({ state, onRetry }: { state: SaveState; onRetry: () => void }) => {
  const Icon = ICONS[state];
  return (
    <span className="flex items-center gap-1.5 text-sm text-ink-soft">
      <Icon
        aria-hidden="true"
        className={state === 'saved' ? 'size-4 text-good' : 'size-4'}
        strokeWidth={2}
      />
      <output>{text[state]}</output>
      {(state === 'failed' || state === 'offline') && (
        <button type="button" className="link" onClick={onRetry}>
          {text.retry}
        </button>
      )}
    </span>
  );
};
