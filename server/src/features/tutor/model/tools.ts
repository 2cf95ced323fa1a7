import { pageName } from '@studia/contract/page-name';
import * as z from 'zod/mini';
import type { ModelRequest } from '../../../ports/model/port.ts';
import type { Exercises } from '../../exercises/service.ts';
import type { Lookup } from '../../library/service.ts';
import type { Shelf } from '../guard/shelf.ts';
import { fenced } from './fence.ts';

/** What a model may ask for, and what the student is told meanwhile. */
export interface ToolAnswer {
  output: string;
  tool: 'books' | 'algebra';
  sentence: string;
}

type ModelTool = NonNullable<ModelRequest['tools']>[number];

export const TOOLS: readonly ModelTool[] = [
  {
    name: 'search_books',
    description:
      'Finds passages in the books that the student has, with numbers to cite them by. Use it for every question about a subject before you answer.',
    input: {
      type: 'object',
      properties: { query: { type: 'string', description: 'What to look for, as a short question.' } },
      required: ['query'],
      additionalProperties: false,
    },
  },
  {
    name: 'check_mathematics',
    description: 'Works a problem or an expression out exactly, such as "3/4 + 1/6" or "Solve 2x + 3 = 11".',
    input: {
      type: 'object',
      properties: { problem: { type: 'string', description: 'One expression, equation or problem.' } },
      required: ['problem'],
      additionalProperties: false,
    },
  },
];

/** More would only drown the answer. */
const PASSAGES = 4;
const LONGEST_INPUT = 400;

const Search = z.object({ query: z.string() });
const Check = z.object({ problem: z.string() });

interface Around {
  library: Pick<Lookup, 'find' | 'verify'>;
  shelf: Shelf;
  exercises: Exercises;
  key: string;
}

/** Does what a model asked for; what it can't do it says, so that the model can go on. */
export const useTool = async (name: string, input: unknown, around: Around): Promise<ToolAnswer> => {
  if (name === 'search_books') return searchBooks(Search.safeParse(input).data?.query, around);
  if (name === 'check_mathematics') return checkMathematics(Check.safeParse(input).data?.problem, around);
  return { output: 'There is no such tool.', tool: 'books', sentence: 'Looking something up' };
};

const searchBooks = async (
  query: string | undefined,
  { library, shelf, key }: Around,
): Promise<ToolAnswer> => {
  const wanted = query?.trim().slice(0, LONGEST_INPUT) ?? '';
  const found = wanted === '' ? [] : await library.find(wanted, PASSAGES);
  const passages = found.map(({ quote, chapter, heading }) => {
    const number = shelf.put(quote);
    return `[${number}] ${quote.title}, p. ${pageName(quote)} (${chapter}: ${heading})\n${quote.text}`;
  });
  return {
    output:
      passages.length === 0
        ? 'The books do not hold that. Answer from general knowledge and say so, without a citation.'
        : fenced(passages.join('\n\n'), 'passages from books', key),
    tool: 'books',
    sentence: 'Looking in the books',
  };
};

const checkMathematics = async (
  problem: string | undefined,
  { exercises, key }: Around,
): Promise<ToolAnswer> => {
  const lines = await exercises.ask('workedLines', problem?.slice(0, LONGEST_INPUT) ?? '', null);
  return {
    output: lines
      ? fenced(lines.join('\n'), 'worked out exactly', key)
      : 'This could not be worked out. Check it by hand.',
    tool: 'algebra',
    sentence: 'Checking the mathematics',
  };
};
