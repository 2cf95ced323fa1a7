import type { BoardMark } from '@studia/contract/live-events';
import { Eraser, Highlighter, Pen, Type, Undo2, type LucideIcon } from 'lucide-react';
import { useState, type FormEvent } from 'react';
import { newId } from '../../../client/new-id.ts';
import { penText as text } from '../../../text/live.ts';
import { Button } from '../../../ui/form/button.tsx';
import { IconButton } from '../../../ui/form/icon-button.tsx';
import { TextInput } from '../../../ui/form/text-input.tsx';
import type { Tool } from './pen-layer.tsx';

const TOOLS: readonly (readonly [Tool, LucideIcon, string])[] = [
  ['pen', Pen, text.pen],
  ['highlighter', Highlighter, text.highlighter],
  ['eraser', Eraser, text.eraser],
  ['text', Type, text.text],
];

interface Props {
  tool: Tool;
  onTool: (tool: Tool) => void;
  onUndo: (() => void) | null;
}

/** The student's pens. */
export const PenTools = ({ tool, onTool, onUndo }: Props) => (
  <div role="toolbar" aria-label={text.tools} className="flex items-center">
    {TOOLS.map(([name, icon, label]) => (
      <IconButton
        key={name}
        icon={icon}
        label={label}
        size="sm"
        aria-pressed={tool === name}
        onClick={() => onTool(tool === name ? 'none' : name)}
      />
    ))}
    <IconButton icon={Undo2} label={text.undo} size="sm" disabled={!onUndo} onClick={() => onUndo?.()} />
  </div>
);

interface TextProps {
  sheet: number;
  at: readonly [number, number];
  onDraw: (marks: readonly BoardMark[]) => void;
  onClose: () => void;
}

/** Text for the board, typed: the way to write on it without a pen. */
export const BoardTextForm = ({ sheet, at, onDraw, onClose }: TextProps) => {
  const [words, setWords] = useState('');
  const add = (event: FormEvent): void => {
    event.preventDefault();
    if (words.trim() !== '')
      onDraw([{ do: 'text', id: newId(), sheet, at: [at[0], at[1]], text: words.trim() }]);
    onClose();
  };
  return (
    <form onSubmit={add} className="flex gap-2 border-t border-line p-2">
      <TextInput
        aria-label={text.textLabel}
        autoFocus
        maxLength={120}
        value={words}
        onChange={(event) => setWords(event.target.value)}
        onKeyDown={(event) => event.key === 'Escape' && onClose()}
      />
      <Button type="submit" look="quiet">
        {text.addText}
      </Button>
    </form>
  );
};
