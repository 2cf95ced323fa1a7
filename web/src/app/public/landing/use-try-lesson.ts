import type { ChatSessionId } from '@studia/contract/ids';
import { useRef, useState } from 'react';
import { tryLessonText } from '../../../text/try-lesson.ts';

export interface Line {
  id: number;
  by: 'you' | 'tutor';
  text: string;
  /** Whether the tutor says here that the answer was right. */
  confirms: boolean;
}

const OPENING: readonly Line[] = [
  { id: 0, by: 'you', text: tryLessonText.question, confirms: false },
  { id: 1, by: 'tutor', text: tryLessonText.reply, confirms: false },
];

/** A conversation with the tutor that begins where the page was made: the first question has been asked. */
export const useTryLesson = () => {
  const [lines, setLines] = useState(OPENING);
  const [state, setState] = useState<'ready' | 'thinking' | 'failed'>('ready');
  const session = useRef<ChatSessionId>(undefined);

  const say = async (message: string): Promise<boolean> => {
    const before = lines;
    setLines([...before, { id: before.length, by: 'you', text: message, confirms: false }]);
    setState('thinking');
    try {
      // What is sent to the tutor, and how, comes with the first answer.
      const { ask, begin } = await import('./lesson-calls.ts');
      session.current ??= await begin(tryLessonText.question);
      const text = await ask(session.current, message);
      const confirms = /^(?:Right|Yes)\b/.test(text);
      setLines((now) => [...now, { id: now.length, by: 'tutor', text, confirms }]);
      setState('ready');
      return true;
    } catch {
      setLines(before);
      setState('failed');
      return false;
    }
  };

  return { lines, state, say };
};
