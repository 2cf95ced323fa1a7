import type { Reading } from '../understand/reading.ts';
import type { Move } from './moves.ts';

/** Who wants something explained, or asks how to do something else, is not answered by what a program prints. */
const ASKS_ELSE =
  /\b(?:explain|difference|meaning|mean|why|(?<!what )how (?:do|does|can|could|would|to)|what(?:'s| is| are|s)? (?:an? |the )?(?:self|init|class|return|parameter|argument|loop|list|def|import|variable|function)\b)/i;

const ASKS_WHAT_IT_PRINTS = /\bwhat (?:does|do|will|would) (?:it|this|that) (?:print|output|show|display)\b/i;

/** A program is looked at where something in it is surely wrong, or where what it does answers what was said. */
export const onProgram = ({ program }: Reading): Move | null => {
  if (!program) return null;
  const hasNews = program.remarks.length > 0 || program.run?.kind === 'endless';
  const isOfItself = program.runningTime !== null || program.result !== null;
  const isAsked = isOfItself || !ASKS_ELSE.test(program.words) || ASKS_WHAT_IT_PRINTS.test(program.words);
  return hasNews || isAsked ? { kind: 'judge program', program } : null;
};
