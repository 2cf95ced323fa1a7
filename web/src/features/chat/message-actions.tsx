import type { Message } from '@studia/contract/chat';
import {
  Check,
  Copy,
  ListChecks,
  ListTodo,
  Network,
  NotebookPen,
  Pencil,
  Presentation,
  RotateCcw,
  Volume2,
} from 'lucide-react';
import { useEffect, useState } from 'react';
import { readAloud, useVoiceChoice } from '../../client/read-aloud.ts';
import { chatText } from '../../text/chat.ts';
import { readAloudText } from '../../text/voice.ts';
import { toast } from '../../ui/feedback/toast.ts';
import { Button } from '../../ui/form/button.tsx';
import { IconButton } from '../../ui/form/icon-button.tsx';
import { wordsOf } from './message-words.ts';
import { withoutRoadmap } from './roadmap-block.ts';

interface Props {
  message: Message;
  /** Left out where a message can't be changed. */
  onEdit: (() => void) | undefined;
  /** Keeps it in a note; left out where that can't be done. */
  onKeep: ((message: Message) => void) | undefined;
}

/** Beside a message. Quiet until wanted; where nothing can hover, always there. */
export const RowActions = ({ message, onEdit, onKeep }: Props) => (
  <div className="-my-1 ml-auto flex opacity-0 transition-opacity duration-120 group-focus-within/entry:opacity-100 group-hover/entry:opacity-100 [@media(hover:none)]:opacity-100">
    {onEdit && <IconButton icon={Pencil} size="sm" label={chatText.edit} onClick={onEdit} />}
    {onKeep && (
      <IconButton icon={NotebookPen} size="sm" label={chatText.keep} onClick={() => onKeep(message)} />
    )}
    {message.type === 'assistant' && <ReadAloudButton />}
    <CopyButton text={message.type === 'assistant' ? withoutRoadmap(message.content) : wordsOf(message)} />
  </div>
);

const ReadAloudButton = () => {
  const { shown } = useVoiceChoice();
  if (!shown) return null;
  return (
    <IconButton
      icon={Volume2}
      size="sm"
      label={readAloudText.start}
      onClick={({ currentTarget }) =>
        readAloud(currentTarget.closest('[data-entry]')?.querySelector('.answer'))
      }
    />
  );
};

const SHOWN_MS = 2000;

const CopyButton = ({ text }: { text: string }) => {
  const [copied, setCopied] = useState(false);
  useEffect(() => {
    if (!copied) return undefined;
    const timer = setTimeout(() => setCopied(false), SHOWN_MS);
    return () => clearTimeout(timer);
  }, [copied]);
  const copy = async (): Promise<void> => {
    try {
      await navigator.clipboard.writeText(text);
      setCopied(true);
    } catch {
      toast.bad(chatText.copyFailed);
    }
  };
  return (
    <IconButton
      icon={copied ? Check : Copy}
      size="sm"
      label={copied ? chatText.copied : chatText.copy}
      onClick={() => void copy()}
    />
  );
};

interface LastProps {
  /** The answer taught something: a refusal, or a question back, is nothing to be quizzed on. */
  taught: boolean;
  onAgain: () => void;
  onQuiz: () => void;
  onMap: (() => void) | undefined;
  onLive: (() => void) | undefined;
  onPlan: (() => void) | undefined;
}

/** What the tutor offers: a tap says it. */
export const Choices = ({
  choices,
  onChoose,
}: {
  choices: readonly string[];
  onChoose: (choice: string) => void;
}) => (
  <fieldset className="mt-3 flex flex-wrap gap-2">
    <legend className="sr-only">{chatText.choices}</legend>
    {choices.map((choice) => (
      <Button key={choice} look="quiet" size="sm" onClick={() => onChoose(choice)}>
        {choice}
      </Button>
    ))}
  </fieldset>
);

/** Under the newest answer. */
export const LastActions = ({ taught, onAgain, onQuiz, onMap, onLive, onPlan }: LastProps) => (
  <div className="mt-3 -ml-3 flex flex-wrap gap-x-1">
    {taught && (
      <Button look="plain" size="sm" icon={ListChecks} onClick={onQuiz}>
        {chatText.quiz}
      </Button>
    )}
    {taught && onMap && (
      <Button look="plain" size="sm" icon={Network} onClick={onMap}>
        {chatText.map}
      </Button>
    )}
    {taught && onLive && (
      <Button look="plain" size="sm" icon={Presentation} onClick={onLive}>
        {chatText.live}
      </Button>
    )}
    {taught && onPlan && (
      <Button look="plain" size="sm" icon={ListTodo} onClick={onPlan}>
        {chatText.plan}
      </Button>
    )}
    <AgainButton onAgain={onAgain} />
  </div>
);

/** Under a question that got no answer. */
export const AnswerAgain = ({ onAgain }: { onAgain: () => void }) => (
  <div className="mt-1.5 flex flex-wrap items-center gap-x-3 text-sm">
    <span className="text-ink-soft">{chatText.passedOver}</span>
    <AgainButton onAgain={onAgain} />
  </div>
);

const AgainButton = ({ onAgain }: { onAgain: () => void }) => (
  <Button look="plain" size="sm" icon={RotateCcw} onClick={onAgain}>
    {chatText.again}
  </Button>
);
