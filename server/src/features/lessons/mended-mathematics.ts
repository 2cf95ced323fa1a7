import { checkLines } from '@studia/mathematics';

/** What a text should say where a sum or an equation in it is wrong; null where all that can be read is right. */
export const mendedMathematics = (text: string): string | null => {
  const { verdicts } = checkLines({ topic: '', standing: null, lines: text.split('\n') });
  for (const verdict of verdicts) if (verdict?.verdict === 'corrected') return verdict.line;
  return null;
};
