import type { Tokens } from './port.ts';

/** The count of OpenAI's newest public encoding. Its table is 2 MB, so it is loaded when the first text comes. */
export const gptTokens = (): Tokens => ({
  count: async (text) => {
    const { countTokens } = await import('gpt-tokenizer/encoding/o200k_base');
    // What looks like a control mark is just text here: a student may write anything.
    const countOf = (piece: string): number => countTokens(piece, { disallowedSpecial: new Set() });
    return piecesOf(text).reduce((sum, piece) => sum + countOf(piece), 0);
  },
});

// The work grows with the square of a run of one sign, so a long text is counted in pieces; each end costs a token at most.
const piecesOf = (text: string): string[] => text.match(/[\s\S]{1,500}/gu) ?? [];
