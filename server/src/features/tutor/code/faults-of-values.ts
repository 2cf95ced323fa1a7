import type { CodeNode } from '../../../ports/code/port.ts';
import { namesSetBy, namesSetIn, plainAssignment } from './names.ts';
import { code, type Looked, type Remark } from './remark.ts';
import { calledName, methodCall, within } from './syntax.ts';

/** Names that are only ever set to something of this kind. */
const namesAlways = (root: CodeNode, is: (value: CodeNode) => boolean): Set<string> => {
  const set = new Map<string, boolean>();
  for (const node of within(root)) {
    const plain = plainAssignment(node);
    for (const name of namesSetBy(node))
      set.set(name, (set.get(name) ?? true) && plain !== null && is(plain.value));
  }
  return new Set(Array.from(set).flatMap(([name, isAlways]) => (isAlways ? [name] : [])));
};

const isInput = (node: CodeNode | undefined): boolean => node !== undefined && calledName(node) === 'input';
const isNumeric = (node: CodeNode): boolean =>
  node.kind === 'Number' || ['int', 'float', 'len'].includes(calledName(node) ?? '');

const WENT_WRONG = /\b(?:should|instead|wrong|supposed|expected|why|weird|not \d+)\b|\?\?/i;

/** Text that was typed, taken for a number. */
const typedText = ({ root, lines, words }: Looked): Remark[] => {
  const typed = namesAlways(root, isInput);
  const numbers = namesAlways(root, isNumeric);
  return within(root).flatMap((node): Remark[] => {
    const [left, sign, right] = node.parts;
    if (
      node.kind !== 'BinaryExpression' ||
      !left ||
      !right ||
      (sign?.kind !== 'CompareOp' && sign?.kind !== 'ArithOp')
    )
      return [];
    const isText = ({ kind, text }: CodeNode): boolean => kind === 'VariableName' && typed.has(text);
    const isNumber = (one: CodeNode): boolean =>
      isNumeric(one) || (one.kind === 'VariableName' && numbers.has(one.text));
    const own = isText(left) && isNumber(right) ? left : isText(right) && isNumber(left) ? right : null;
    // A text times a number may be meant: it repeats the text.
    const isRepeated = sign.text === '*' && !WENT_WRONG.test(words);
    if (!own || isRepeated || sign.text === '%') return [];
    const setAt = within(root).find((one) => plainAssignment(one)?.name === own.text);
    const what =
      sign.text === '==' || sign.text === '!='
        ? `A text and a number are never equal: \`"5"\` is not \`5\`.`
        : sign.text === '*'
          ? 'A text times a number is the text written several times.'
          : 'Python can’t do that with a text and a number.';
    return [
      {
        fault: 'typed text',
        line: node.line,
        happens: `${code(own.text)} comes from \`input()\`, and that always gives text, also when somebody types a number. ${what}`,
        nudge: `How can you turn ${code(own.text)} into a whole number, right where it is read in?`,
        mended: setAt
          ? (lines[setAt.line - 1] ?? '').replace(/input\s*\(.*\)/, (call) => `int(${call})`)
          : null,
      },
    ];
  });
};

/** `x == 1 or 2`: the second half is a value, and true by itself. */
const orAlone = ({ root, lines }: Looked): Remark[] =>
  within(root).flatMap((node): Remark[] => {
    const [left, sign, right] = node.parts;
    if (node.kind !== 'BinaryExpression' || sign?.kind !== 'or' || !left || !right) return [];
    const compared = left.kind === 'BinaryExpression' && left.parts[1]?.text === '==' ? left.parts[0] : null;
    if (!compared || !['Number', 'String'].includes(right.kind) || /^(?:0|""|'')$/.test(right.text))
      return [];
    return [
      {
        fault: 'or alone',
        line: node.line,
        happens: `Python reads this as: ${code(left.text)}, or just ${code(right.text)}. And ${code(right.text)} by itself counts as true, so the whole condition is always true.`,
        nudge: 'Each side of `or` has to be a whole question. What is the second question?',
        mended: (lines[node.line - 1] ?? '').replace(
          node.text,
          `${left.text} or ${compared.text} == ${right.text}`,
        ),
      },
    ];
  });

/** Lines that do not do what they look like. */
const strayLines = ({ root, lines }: Looked): Remark[] => {
  const texts = namesAlways(root, (value) => value.kind === 'String' || isInput(value));
  const lists = namesAlways(root, (value) => value.kind === 'ArrayExpression' || methodCall(value) !== null);
  return within(root).flatMap((node): Remark[] => {
    const line = lines[node.line - 1] ?? '';
    const plain = plainAssignment(node);
    if (plain && /=\+/.test(node.text) && plain.value.kind === 'UnaryExpression')
      return [
        {
          fault: 'equals plus',
          line: node.line,
          happens: `${code('=+')} stores the value ${code(plain.value.text.replace(/^\+\s*/, ''))} each time: it doesn’t add anything.`,
          nudge: 'In which order do the two signs stand when you want to add to a variable?',
          mended: line.replace('=+', '+='),
        },
      ];
    const changed = plain && methodCall(plain.value);
    if (
      plain &&
      changed?.of.text === plain.name &&
      lists.has(plain.name) &&
      ['append', 'sort', 'reverse', 'remove', 'insert', 'extend'].includes(changed.name)
    )
      return [
        {
          fault: 'gives None',
          line: node.line,
          happens: `${code(`.${changed.name}()`)} changes the list itself and gives back \`None\`. With ${code(`${plain.name} =`)} in front, your list is gone afterwards.`,
          nudge: 'What is left if you take away everything up to the `=`?',
          mended: line.replace(node.text, plain.value.text),
        },
      ];
    if (node.kind !== 'ExpressionStatement') return [];
    const [expression] = node.parts;
    const method = expression && methodCall(expression);
    if (
      method &&
      texts.has(method.of.text) &&
      ['upper', 'lower', 'strip', 'replace', 'title', 'capitalize'].includes(method.name)
    )
      return [
        {
          fault: 'result is lost',
          line: node.line,
          happens: `${code(node.text)} makes a new text and leaves ${code(method.of.text)} as it was. The new one isn’t kept anywhere.`,
          nudge: 'How can you store the new text?',
          mended: line.replace(node.text, `${method.of.text} = ${node.text}`),
        },
      ];
    return expression?.kind === 'BinaryExpression' &&
      expression.parts[1]?.text === '==' &&
      expression.parts[0]?.kind === 'VariableName'
      ? [
          {
            fault: 'compares only',
            line: node.line,
            happens: `${code('==')} only asks whether the two are equal. It doesn’t store anything in ${code(expression.parts[0].text)}.`,
            nudge: 'Which sign stores a value?',
            mended: line.replace('==', '='),
          },
        ]
      : [];
  });
};

/** A place behind the last one, and words in a text that look like a variable. */
const places = ({ root, lines }: Looked): Remark[] => {
  const names = namesSetIn(root);
  return within(root).flatMap((node): Remark[] => {
    const [of, , at] = node.parts;
    const line = lines[node.line - 1] ?? '';
    if (node.kind === 'MemberExpression' && of && at && at.text.replaceAll(' ', '') === `len(${of.text})`)
      return [
        {
          fault: 'place behind the last',
          line: node.line,
          happens: `Places are counted from 0, so the last one in ${code(of.text)} is one less than ${code(at.text)}. This one doesn’t exist.`,
          nudge: 'With three items, which places are there?',
          mended: line.replace(node.text, `${of.text}[len(${of.text}) - 1]`),
        },
      ];
    const [, name = ''] =
      node.kind === 'String' && /^\s*print\b/.test(line) && !/\.(?:format|replace)\b|%/.test(line)
        ? (/^["'][^{}]*\{(\w+)\}/.exec(node.text) ?? [])
        : [];
    return names.has(name)
      ? [
          {
            fault: 'no f',
            line: node.line,
            happens: `${code(`{${name}}`)} is shown just like that, because this is a plain text.`,
            nudge: 'Which letter in front of the quote mark tells Python to fill in the value?',
            mended: line.replace(node.text, `f${node.text}`),
          },
        ]
      : [];
  });
};

/** A branch that is never reached, because one above it already takes everything that would fit. */
const neverReached = ({ root }: Looked): Remark[] =>
  within(root).flatMap((node): Remark[] => {
    if (node.kind !== 'IfStatement') return [];
    const conditions = node.parts.filter((_, at) => ['if', 'elif'].includes(node.parts[at - 1]?.kind ?? ''));
    for (const [at, later] of conditions.entries()) {
      const earlier = conditions.slice(0, at).find((one) => takesAll(one, later));
      if (earlier)
        return [
          {
            fault: 'never reached',
            line: later.line,
            happens: `Whenever ${code(later.text)} is true, ${code(earlier.text)} above it is true as well, and only the first branch that fits is taken. So this one never gets its turn.`,
            nudge: 'Which of the two should be asked first?',
            mended: null,
          },
        ];
    }
    return [];
  });

const NUMBER = String.raw`(-?\d+(?:\.\d+)?)`;
/** Whether the first condition is true wherever the second one is; of conditions with one name and a number each. */
const takesAll = (first: CodeNode, second: CodeNode): boolean => {
  const bounds = [first, second].map(({ text }) =>
    new RegExp(String.raw`^(\w+)\s*(>=?|<=?)\s*${NUMBER}$`).exec(text),
  );
  const [one, other] = bounds;
  if (one && other && one[1] === other[1] && one[2]?.[0] === other[2]?.[0]) {
    const [low, high] = [Number(one[3]), Number(other[3])];
    if (low === high) return one[2] === other[2] || one[2]?.length === 2;
    return one[2]?.startsWith('>') ? low < high : low > high;
  }
  const [left, right] = [first, second].map(({ text }) => /^(\w+)\s*%\s*(\d+)\s*==\s*0$/.exec(text));
  return Boolean(left && right && left[1] === right[1] && Number(right[2]) % Number(left[2]) === 0);
};

/** `x != 1 or x != 2` is always true, and `x == 1 and x == 2` never: one name is compared with two values. */
const twoAtOnce = ({ root, lines }: Looked): Remark[] =>
  within(root).flatMap((node): Remark[] => {
    const [left, joint, right] = node.parts;
    if (node.kind !== 'BinaryExpression' || !left || !right) return [];
    const [one, other] = [left, right].map(({ text }) => COMPARES.exec(text));
    if (!one || !other || one[1] !== other[1] || one[2] !== other[2] || one[3] === other[3]) return [];
    const isAlways = joint?.kind === 'or' && one[2] === '!=';
    if (!isAlways && !(joint?.kind === 'and' && one[2] === '==')) return [];
    const name = code(one[1] ?? '');
    return [
      {
        fault: 'two at once',
        line: node.line,
        happens: isAlways
          ? `Whatever ${name} is, it differs from at least one of the two, so this condition is always true.`
          : `${name} can’t be both at the same time, so this condition is never true.`,
        nudge: 'Try it with one value in your head. Which of `and` and `or` do you need here?',
        mended: (lines[node.line - 1] ?? '').replace(
          node.text,
          `${left.text} ${isAlways ? 'and' : 'or'} ${right.text}`,
        ),
      },
    ];
  });
const COMPARES = /^(\w+)\s*(==|!=)\s*("[^"]*"|'[^']*'|-?\d+(?:\.\d+)?)$/;

const POWERS =
  /\b(?:squared?|power|cubed?|area|radius|distance|interest|growth|exponent|pythagoras|hypotenuse)\b/i;
const OF_BITS = /<<|>>|[&|~]|0[bx]|\bxor\b|\bbits?\b/i;

/** `r^2` is no power in Python. */
const powerSign = ({ root, lines, words, run }: Looked): Remark[] =>
  within(root).flatMap((node): Remark[] => {
    const [left, sign, right] = node.parts;
    if (node.kind !== 'BinaryExpression' || sign?.text !== '^' || !left || right?.kind !== 'Number')
      return [];
    const isMeant = POWERS.test(`${words} ${root.text}`) || (run?.kind === 'error' && run.line === node.line);
    return !isMeant || OF_BITS.test(`${words} ${root.text}`)
      ? []
      : [
          {
            fault: 'power sign',
            line: node.line,
            happens: `In Python ${code('^')} is no power: it compares the bits of two whole numbers. So ${code(node.text)} isn’t what it is on paper.`,
            nudge: 'Which sign does Python use for a power? It’s made of two stars.',
            mended: (lines[node.line - 1] ?? '').replace(node.text, `${left.text} ** ${right.text}`),
          },
        ];
  });

/** Faults of values, the gravest first. */
export const faultsOfValues = (looked: Looked): Remark[] =>
  [orAlone, twoAtOnce, typedText, powerSign, strayLines, neverReached, places].flatMap((rule) =>
    rule(looked),
  );
