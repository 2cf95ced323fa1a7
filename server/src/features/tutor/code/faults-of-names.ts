import { namesSetIn, variablesIn } from './names.ts';
import { code, type Looked, type Remark } from './remark.ts';
import { PYTHONS_OWN } from './run/expressions.ts';
import { BUILT_IN } from './run/functions.ts';
import { within } from './syntax.ts';

const KEPT = new Set(['True', 'False', 'None']);
const OWN_WORDS = new Set([...BUILT_IN.keys(), ...PYTHONS_OWN]);

/** One letter too many, too few, another, or two that changed places; or only capitals differ. */
const isSlip = (written: string, name: string): boolean => {
  if (written === name) return false;
  if (written.toLowerCase() === name.toLowerCase()) return true;
  if (Math.min(written.length, name.length) < SHORTEST || Math.abs(written.length - name.length) > 1)
    return false;
  let start = 0;
  while (start < written.length && written[start] === name[start]) start += 1;
  const [rest, other] = [written.slice(start), name.slice(start)];
  // “x1” and “x2” are two names, and no slip.
  if (
    /^\d?$/.test(rest) ||
    /^\d?$/.test(other) ||
    rest === `${other}s` ||
    other === `${rest}s` ||
    rest === 's' ||
    other === 's'
  )
    return false;
  return (
    rest.slice(1) === other.slice(1) ||
    rest.slice(1) === other ||
    rest === other.slice(1) ||
    (rest.slice(2) === other.slice(2) && rest[0] === other[1] && rest[1] === other[0])
  );
};
const SHORTEST = 4;

/** A name that is never set, and looks like one that is. */
export const faultsOfNames = ({ root, lines }: Looked): Remark[] => {
  if (within(root).some(({ kind, text }) => kind === 'ImportStatement' && text.includes('*'))) return [];
  const set = namesSetIn(root);
  const strange = variablesIn(root).find(
    ({ text }) => !set.has(text) && !OWN_WORDS.has(text) && !KEPT.has(text),
  );
  if (!strange) return [];
  const { text, line } = strange;
  const intended = [...set, ...KEPT, 'print', 'input', 'range', 'len', 'int', 'str'].find((name) =>
    isSlip(text, name),
  );
  return intended === undefined
    ? []
    : [
        {
          fault: 'misspelt',
          line,
          happens: `Python doesn’t know ${code(text)}. It does know ${code(intended)}, and one different letter or capital makes another name.`,
          nudge: 'Compare the two letter by letter. Which spelling do you want to keep?',
          mended: (lines[line - 1] ?? '').replaceAll(new RegExp(String.raw`\b${text}\b`, 'g'), intended),
        },
      ];
};
