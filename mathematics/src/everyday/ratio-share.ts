import { number } from '../expression/tree.ts';
import { plainSolution } from '../steps/plain.ts';
import { answerOf, type Task } from '../worked.ts';
import { plainText } from './plain-text.ts';

const RATIO =
  /\bratio of (?:the )?(?<one>[a-z]+) to (?:the )?(?<other>[a-z]+) (?:is|=|in [a-z ]{1,30} is) (?<left>\d{1,4}) ?(?::|to) ?(?<right>\d{1,4})\b/;

/** “The ratio of boys to girls is 3:5 and there are 24 children. How many boys?” */
export const ratioShareTask: Task = (written) => {
  const text = plainText(written).replace(/\btheres\b/, 'there are');
  const { one = '', other = '', left = '', right = '' } = RATIO.exec(text)?.groups ?? {};
  const rest = text.replace(RATIO, ' ');
  const asked = /\bhow many (?:are )?(?:the )?(?<what>[a-z]+)\b/.exec(rest)?.groups?.['what'];
  const totals = rest.match(/\d+(?:\.\d+)?/g) ?? [];
  const counted = /\b\d+ (?:of (?:the|them) )?(?<what>[a-z]+)/.exec(rest)?.groups?.['what'];
  const [total] = totals.map(Number);
  // A part, a difference or a change is another question.
  if (/\b(?:more|fewer|less|than|half|left|leaves?|join|of the|of them|each|twice|after)\b/.test(rest))
    return null;
  if (one === '' || totals.length !== 1 || total === undefined || counted === one || counted === other)
    return null;
  const parts = Number(left) + Number(right);
  if ((asked !== one && asked !== other) || parts === 0 || total % parts !== 0) return null;
  const own = asked === one ? left : right;
  const size = total / parts;
  return plainSolution(
    text,
    'work out in steps',
    answerOf(number(size * Number(own))),
    [`${left} + ${right} = ${parts}`, 'Count the parts'],
    [`${total}/${parts} = ${size}`, 'Find one part'],
    [`${own} × ${size}`, 'Take as many parts as asked for'],
  );
};
