import { code, type Looked, type Remark } from './remark.ts';

/** What Python's errors mean, and what to look for, by their names. */
const ERRORS: Readonly<Record<string, readonly [means: string, nudge: string]>> = {
  NameError: [
    'a name is used here that has no value yet',
    'Is it spelt as it was set, is it set further up, or is it meant as text and needs quote marks?',
  ],
  UnboundLocalError: [
    'a variable of the function is used before it has a value',
    'Where does it get its first value?',
  ],
  TypeError: [
    'two things don’t fit together here, such as a text and a number',
    'Which type does each of the values in this line have?',
  ],
  ValueError: [
    'the type is right, but the value can’t be used, such as `int("hello")`',
    'Which value arrives in this line?',
  ],
  IndexError: [
    'a place is asked for that the list or text doesn’t have',
    'How many items are there, and which number does the last one have if you count from 0?',
  ],
  KeyError: [
    'a key is asked for that isn’t in the dictionary',
    'Which keys are in it at that moment, letter for letter?',
  ],
  ZeroDivisionError: ['something is divided by 0', 'Which value is 0 here, and how does it get to be 0?'],
  AttributeError: [
    'the value doesn’t have what stands behind the dot',
    'What type of value stands before the dot?',
  ],
  IndentationError: [
    'the lines aren’t pushed in as Python needs it',
    'Which lines belong inside, and do they all begin at the same place?',
  ],
  SyntaxError: [
    'Python can’t read this line as a sentence of its language',
    'Look for a missing colon, bracket or quote mark, in this line and the one above.',
  ],
  RecursionError: [
    'a function calls itself over and over',
    'Which case should end it, and does every call come closer to that case?',
  ],
  ModuleNotFoundError: [
    'Python can’t find the module that is imported',
    'Is its name spelt right, and is it installed on this computer?',
  ],
};

/** The error that Python stops with when the program is gone through. */
export const errorOfRun = ({ run, lines }: Looked): Remark[] => {
  if (run?.kind !== 'error') return [];
  const [means, nudge] = ERRORS[run.type] ?? [];
  return means === undefined || nudge === undefined
    ? []
    : [
        {
          fault: run.type,
          line: run.line,
          happens: `Python stops here with ${run.type === 'IndexError' || run.type === 'AttributeError' || run.type === 'IndentationError' || run.type === 'UnboundLocalError' ? 'an' : 'a'} ${run.type} (${code(run.message)}): ${means}.${before(run.output, lines[run.line - 1] ?? '')}`,
          nudge,
          mended: null,
        },
      ];
};

/** What was shown before it stopped. */
const before = (output: string, line: string): string => {
  const last = output.trimEnd().split('\n').at(-1) ?? '';
  return last === '' || !/\w/.test(line) ? '' : ` The last thing it shows before that is ${code(last)}.`;
};

/** An error that the student tells of, tied to its line, where nothing else was found. */
export const errorInWords = ({ words, lines, run }: Looked): Remark[] => {
  const [type = ''] = /\b[A-Z][a-zA-Z]*Error\b/.exec(words) ?? [];
  const line = Number(Array.from(words.matchAll(/\bline (\d{1,3})\b/gi)).at(-1)?.[1] ?? 0);
  const [means, nudge] = ERRORS[type] ?? [];
  const text = lines[line - 1]?.trim() ?? '';
  // What runs to its end here does not stop with that error there: it was another version.
  if (means === undefined || nudge === undefined || text === '' || run?.kind === 'ends') return [];
  return [{ fault: type, line, happens: `${type} means: ${means}.`, nudge, mended: null }];
};
