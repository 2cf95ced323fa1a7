import type { ParsedProgram } from '../../../ports/code/port.ts';
import { code, type Remark } from './remark.ts';
import { isKind, within } from './syntax.ts';

/** A line by itself: without what stands in quotes and comments. */
interface Line {
  text: string;
  number: number;
  bare: string;
  indent: number;
  /** A quote that is never closed. */
  open: string;
  /** The next line that is not empty. */
  next: Line | null;
}

/** Reads a line's signs; what stands in quotes becomes `_`. */
const readLine = (text: string, number: number): Line => {
  let [bare, quote] = ['', ''];
  for (const sign of text) {
    if (quote !== '') {
      if (sign === quote) quote = '';
      bare += quote === '' ? sign : '_';
    } else if (sign === '#') break;
    else {
      if (sign === '"' || sign === "'") quote = sign;
      bare += sign;
    }
  }
  const indent = /^ */.exec(text)?.[0].length ?? 0;
  return { text, number, bare: bare.trimEnd(), indent, open: quote, next: null };
};

const linesOf = (lines: readonly string[]): Line[] => {
  const read = lines.map((text, at) => readLine(text, at + 1)).filter(({ bare }) => bare.trim() !== '');
  for (const [at, line] of read.entries()) line.next = read[at + 1] ?? null;
  return read;
};

type FormRule = (line: Line) => Omit<Remark, 'line'> | null;

const OPENS = /^\s*(?:if|elif|else|while|for|def|class|try|except|with)\b/;
const depthOf = (bare: string): number =>
  (bare.match(/[([{]/g)?.length ?? 0) - (bare.match(/[)\]}]/g)?.length ?? 0);

const RULES: readonly FormRule[] = [
  ({ text, bare, open }) => {
    const before = bare.slice(0, bare.lastIndexOf(open));
    return open === '' || /"""|'''/.test(text)
      ? null
      : {
          fault: 'open quote',
          happens: `The text begins with ${code(open)} and never ends, so Python reads on to the end of the line and gets lost.`,
          nudge: 'Where should the second quote mark go?',
          mended:
            depthOf(before) > 0 && /[)\]]\s*$/.test(text)
              ? text.replace(/([)\]]+)\s*$/, `${open}$1`)
              : `${text.trimEnd()}${open}`,
        };
  },
  ({ text, bare }) =>
    /^\s*(?:If|Elif|Else|While|For|Def|Return)\b/.test(bare)
      ? {
          fault: 'capital',
          happens: `Python tells capital and small letters apart, and ${code(/[A-Z]\w+/.exec(bare)?.[0] ?? '')} means nothing to it.`,
          nudge: 'How is that word written in Python?',
          mended: text.replace(/[A-Z]/, (letter) => letter.toLowerCase()),
        }
      : null,
  ({ text, bare }) =>
    /^\s*else\s*if\b/.test(bare)
      ? {
          fault: 'else if',
          happens: 'Python has one short word of its own for “else if”.',
          nudge: 'Do you remember which one?',
          mended: text.replace(/else\s*if/, 'elif'),
        }
      : null,
  ({ text, bare }) =>
    /^\s*else\s+[^:\s]/.test(bare)
      ? {
          fault: 'else with condition',
          happens: '`else` takes no condition: it catches everything that is left over.',
          nudge: 'Do you want a second condition here, or really everything else?',
          mended: text.replace('else', 'elif'),
        }
      : null,
  ({ text, bare }) => {
    const [, before = '', sign = ''] = /^(.*?)(=>|=<|=!)/.exec(bare) ?? [];
    return sign === ''
      ? null
      : {
          fault: 'sign order',
          happens: `Python doesn’t know ${code(sign)}: the two signs stand the wrong way round.`,
          nudge: 'Say it aloud, “greater than or equal to”: in which order do the signs come?',
          mended: `${text.slice(0, before.length)}${Array.from(sign).toReversed().join('')}${text.slice(before.length + 2)}`,
        };
  },
  ({ text, bare }) => {
    const [sign] = /&&|\|\|/.exec(bare) ?? [];
    return sign === undefined
      ? null
      : {
          fault: 'sign of another language',
          happens: `${code(sign)} belongs to other languages. Python uses a plain English word for it.`,
          nudge: 'Which word would you use if you said the condition aloud?',
          mended: text.replaceAll('&&', 'and').replaceAll('||', 'or'),
        };
  },
  ({ bare, indent }) => {
    const [, name = '', sign = ''] = /^\s*(\w+)(\+\+|--)\s*;?$/.exec(bare) ?? [];
    return sign === ''
      ? null
      : {
          fault: 'plus plus',
          happens: `Python has no ${code(sign)}.`,
          nudge: `How else can you say that ${code(name)} gets ${sign === '++' ? 'bigger' : 'smaller'} by 1?`,
          mended: `${' '.repeat(indent)}${name} ${sign[0] ?? '+'}= 1`,
        };
  },
  ({ text, bare }) => {
    const [, head = ''] = /^(\s*(?:if|elif|while)\b[^=<>!]*?[^=<>!\s]\s*)=(?![=<>])/.exec(bare) ?? [];
    return head === '' || depthOf(head) > 0
      ? null
      : {
          fault: 'one equals sign',
          happens:
            'A single `=` stores a value. A condition has to ask whether two things are equal, and that is another sign.',
          nudge: 'How do you write “is it equal to?” in Python?',
          mended: `${text.slice(0, head.length)}==${text.slice(head.length + 1)}`,
        };
  },
  ({ text, bare, indent, next }) =>
    OPENS.test(bare) &&
    !bare.includes(':') &&
    depthOf(bare) === 0 &&
    (/^\s*(?:else|try)\s*$/.test(bare) || (next !== null && next.indent > indent))
      ? {
          fault: 'colon',
          happens:
            'Something is missing at the very end. A line that opens a block has to end with a sign that says “now it comes”.',
          nudge: 'Which sign is it? Compare it with another `if` or `for` in your notes.',
          mended: `${text.slice(0, bare.length)}:${text.slice(bare.length)}`,
        }
      : null,
  ({ bare, next, number, text }) => {
    const missing = depthOf(bare);
    const isGoingOn =
      next === null ||
      (/^\s*(?:\w+\s*=[^=]|print\b|if\b|for\b|while\b|def\b|return\b|else\b)/.test(next.bare) &&
        next.number > number);
    return missing > 0 && missing < 4 && isGoingOn && !/[,([{]\s*$/.test(bare)
      ? {
          fault: 'open bracket',
          happens: 'A bracket is opened here and never closed, so Python goes on reading into the next line.',
          nudge: 'Count the opening and the closing brackets. How many of each are there?',
          mended: /:\s*$/.test(bare)
            ? text.replace(/:\s*$/, `${')'.repeat(missing)}:`)
            : `${text.trimEnd()}${')'.repeat(missing)}`,
        }
      : null;
  },
  ({ bare, indent, next }) =>
    /:\s*$/.test(bare) && OPENS.test(bare) && next !== null && next.indent <= indent
      ? {
          fault: 'not indented',
          happens: `What belongs to ${code(bare)} must be pushed in, and the line below it isn’t. Python can’t tell what is inside.`,
          nudge: 'Which lines should happen inside of it? Give them four spaces.',
          mended: null,
        }
      : null,
];

/** The lines below a line that opens a block, pushed in until the block must have ended. */
const pushedIn = (lines: readonly string[], from: number): string[] =>
  lines.map((line, at) => (at === from ? `    ${line}` : line));

/** So many places that can't be read are no slip, and looking for one would take long. */
const [MOST, MOST_ERRORS, MOST_TRIES] = [3, 8, 8];

/** A program whose faults of form are mended one by one, as far as each is sure: mended, it can be read better. */
export const faultsOfForm = (
  program: ParsedProgram,
  parse: (text: string) => ParsedProgram | null,
): { remarks: Remark[]; mended: ParsedProgram } => {
  const remarks: Remark[] = [];
  let mended = program;
  while (mended.errors > 0 && mended.errors <= MOST_ERRORS && remarks.length < MOST) {
    const step = nextMend(mended, parse);
    if (!step) break;
    remarks.push(step.remark);
    mended = step.mended;
  }
  return { remarks: [...remarks, ...strayIndents(mended), ...oldPrints(mended)], mended };
};

const nextMend = (
  program: ParsedProgram,
  parse: (text: string) => ParsedProgram | null,
): { remark: Remark; mended: ParsedProgram } | null => {
  let tries = 0;
  for (const line of linesOf(program.lines))
    for (const rule of RULES) {
      const fault = rule(line);
      if (!fault) continue;
      tries += 1;
      if (tries > MOST_TRIES) return null;
      const lines =
        fault.mended === null
          ? pushedIn(program.lines, (line.next?.number ?? 1) - 1)
          : program.lines.with(line.number - 1, fault.mended);
      const mended = parse(lines.join('\n'));
      if (mended && mended.errors < program.errors)
        return { remark: { ...fault, line: line.number }, mended };
    }
  return null;
};

/** `print "hi"`, which was right in an older Python. */
const oldPrints = ({ root, lines }: ParsedProgram): Remark[] =>
  within(root)
    .filter(isKind('PrintStatement'))
    .slice(0, 1)
    .map(({ line, text }) => ({
      fault: 'print without brackets',
      line,
      happens: '`print` is a function, and what it should show stands without brackets here.',
      nudge: 'What goes around the words when you call a function?',
      mended: (lines[line - 1] ?? text).replace(/\bprint\s+(.*?)\s*$/, 'print($1)'),
    }));

/** A line that begins further in, or further out, than any block would have it; the parser lets it pass. */
const strayIndents = ({ lines, code: whole }: ParsedProgram): Remark[] => {
  if (/"""|'''|\\\n/.test(whole)) return [];
  const blocks = [0];
  let [depth, opens] = [0, false];
  for (const { bare, indent, number } of linesOf(lines)) {
    if (depth === 0) {
      const isFurtherIn = indent > (blocks.at(-1) ?? 0);
      if (isFurtherIn && !opens)
        return [strayIndent(number, 'further in than the line above, and nothing above it opens a block')];
      if (isFurtherIn) blocks.push(indent);
      while (indent < (blocks.at(-1) ?? 0)) blocks.pop();
      if (indent !== blocks.at(-1)) return [strayIndent(number, 'at a place where no line above it begins')];
    }
    depth += depthOf(bare);
    opens = depth === 0 && bare.endsWith(':');
  }
  return [];
};

const strayIndent = (line: number, where: string): Remark => ({
  fault: 'stray indent',
  line,
  happens: `This line begins ${where}. Python stops with an IndentationError.`,
  nudge: 'Which lines does it belong to? It has to begin exactly where they do.',
  mended: null,
});
