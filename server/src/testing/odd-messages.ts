import { CHAT } from '@studia/contract/limits';

const BEGINNINGS = [
  '',
  'what',
  'what is ',
  'is 5 ',
  'i think the answer of ',
  'compare ',
  'solve ',
  'no, ',
  '2x + 3 = 11 ',
  'x = 4, ',
  'f(x) = ',
  'hello ',
  'for i in range(3):\n',
  'my essay:\n',
  '“',
] as const;

const FILLERS = [
  '\n',
  ' ',
  '\t',
  '\r\n',
  ' \n',
  '\u00a0',
  '\u3000',
  '\u200b',
  '\u2028',
  '.',
  '?',
  '!',
  ', ',
  '. ',
  ',',
  '1',
  '1,',
  '1.',
  '1/',
  '1 ',
  '1 x ',
  '(',
  '()',
  '[',
  '`',
  '$',
  '*',
  '-',
  '=',
  '/',
  'a',
  'a ',
  'a, ',
  'x=',
  ' and ',
  ' is ',
  '“',
  '的',
  'e\u0301',
  'and a is what ',
] as const;

const ENDS = ['', '?', ' x', '= 7', ' right?'] as const;

/** Messages of full length that nobody writes: beginnings that patterns look for, then one thing over and over. */
export const ODD_MESSAGES: readonly string[] = BEGINNINGS.flatMap((beginning) =>
  FILLERS.flatMap((filler) =>
    ENDS.map((end) => {
      const room = CHAT.messageCharacters - beginning.length - end.length;
      return beginning + filler.repeat(Math.floor(room / filler.length)) + end;
    }),
  ),
);
