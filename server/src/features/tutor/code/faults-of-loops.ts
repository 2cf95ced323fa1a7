import type { CodeNode } from '../../../ports/code/port.ts';
import { namesSetBy, namesSetIn, plainAssignment, variablesIn } from './names.ts';
import { code, type Looked, type Remark } from './remark.ts';
import { argumentsOf, bodiesOf, calledName, isKind, methodCall, statementsOf, within } from './syntax.ts';

const LEAVES = new Set(['BreakStatement', 'ReturnStatement', 'RaiseStatement']);
const leaves = (body: CodeNode): boolean =>
  within(body).some(
    (node) =>
      LEAVES.has(node.kind) ||
      /^(?:exit|quit)$/.test(calledName(node) ?? '') ||
      methodCall(node)?.name === 'exit',
  );
const ENDLESS =
  /\b(?:forever|for ever|never (?:stops?|ends?)|infinite|endless|(?:wont|won't|doesnt|doesn't|not) stop\w*|keeps? (?:going|printing|on)|spam\w*|stuck|freez\w*|hangs?|over and over)\b/i;

/** Names whose value a statement may change: set, or changed by a method, an item or a call. */
const mayChange = (node: CodeNode): Set<string> =>
  new Set([
    ...namesSetIn(node),
    ...within(node).flatMap((one) => {
      const method = methodCall(one);
      if (method) return variablesIn(method.of).map(({ text }) => text);
      const name = calledName(one);
      if (name === null || name === 'print' || name === 'len' || name === 'input') return [];
      return argumentsOf(one)
        .flat()
        .flatMap(variablesIn)
        .map(({ text }) => text);
    }),
  ]);

/** A `while` loop whose condition nothing in it can change. */
const neverChanges = ({ root, run, words }: Looked): Remark[] =>
  within(root).flatMap((loop): Remark[] => {
    const [, condition] = loop.parts;
    const [body] = bodiesOf(loop);
    if (loop.kind !== 'WhileStatement' || !condition || !body || leaves(body)) return [];
    const isOwn = !run || (run.kind === 'endless' && run.line === loop.line);
    if (!isOwn) return [];
    const names = variablesIn(condition).map(({ text }) => text);
    const shared = new Set(within(root).filter(isKind('ScopeStatement')).flatMap(namesSetBy));
    const calls = within(condition).some(
      (node) => node.kind === 'CallExpression' && calledName(node) !== 'len',
    );
    if (calls || condition.text.includes('.') || names.some((name) => shared.has(name))) return [];
    if (names.length === 0) return foreverTrue(root, loop, words);
    const changed = mayChange(body);
    const own = names.filter((name) => name !== 'len');
    // What is set in another function may be changed from there.
    const around =
      within(root).findLast((one) => one.kind === 'FunctionDefinition' && within(one).includes(loop)) ?? root;
    if (own.length === 0 || own.some((name) => changed.has(name) || !namesSetIn(around).has(name))) return [];
    const [name = ''] = own;
    const behind = afterwards(root, loop).find(
      (next) => own.some((one) => namesSetIn(next).has(one)) && !/Definition/.test(next.kind),
    );
    const isUpdate =
      behind &&
      (behind.kind === 'UpdateStatement' ||
        (plainAssignment(behind) && behind.text.split('=')[1]?.includes(name)));
    return [
      isUpdate
        ? {
            fault: 'change behind loop',
            line: behind.line,
            happens: `${code(behind.text)} stands behind the loop and not in it, because it isn’t pushed in. So in the loop ${code(name)} never changes, and ${code(condition.text)} stays true for ever.`,
            nudge: 'What has to happen to that line so that it belongs to the loop?',
            mended: `    ${behind.text}`,
          }
        : {
            fault: 'never changes',
            line: loop.line,
            happens: `The loop goes on as long as ${code(condition.text)} is true, and nothing inside it changes ${code(name)}. So it never ends.`,
            nudge: `What should happen to ${code(name)} in each round?`,
            mended:
              within(body).some((node) => calledName(node) === 'input') || !/^\w+\s*[<>]/.test(condition.text)
                ? null
                : `    ${name} ${/^\w+\s*</.test(condition.text) ? '+' : '-'}= 1`,
          },
    ];
  });

/** `while True` without a way out is a fault where it only prints, or where somebody says so. */
const foreverTrue = (root: CodeNode, loop: CodeNode, words: string): Remark[] => {
  const onlyPrints = !within(root).some(
    (node) =>
      node.kind === 'ImportStatement' ||
      (node.kind === 'CallExpression' && within(loop).includes(node) && calledName(node) !== 'print'),
  );
  return /^while\s*\(?(?:True|1)\)?\s*:/.test(loop.text) && (ENDLESS.test(words) || onlyPrints)
    ? [
        {
          fault: 'no way out',
          line: loop.line,
          happens: '`while True` goes on until something inside the loop leaves it, and nothing here does.',
          nudge: 'When should it stop? Ask for that inside the loop, and leave it with `break`.',
          mended: null,
        },
      ]
    : [];
};

/** The statements that follow a statement in its own block. */
const afterwards = (root: CodeNode, node: CodeNode): readonly CodeNode[] => {
  const block = within(root).find(({ parts }) => parts.includes(node));
  return block ? block.parts.slice(block.parts.indexOf(node) + 1) : [];
};

const isLoop = isKind('WhileStatement', 'ForStatement');
const STARTS = /^(?:0|0\.0|1|""|''|\[\])$/;

/** A variable that collects, and is set anew in each round. */
const setAnew = ({ root }: Looked): Remark[] =>
  within(root).flatMap((loop): Remark[] => {
    const [body] = bodiesOf(loop);
    if (!isLoop(loop) || !body) return [];
    const statements = statementsOf(body);
    return statements.flatMap((statement, at): Remark[] => {
      const start = plainAssignment(statement);
      if (!start || !STARTS.test(start.value.text)) return [];
      const { name } = start;
      const later = statements.slice(at + 1);
      const collects = later.filter(
        (one) =>
          isCollecting(one, name) ||
          (one.kind === 'IfStatement' &&
            bodiesOf(one)
              .flatMap(statementsOf)
              .some((inner) => isCollecting(inner, name))),
      );
      const isReadInside = later.some(
        (one) => !collects.includes(one) && variablesIn(one).some(({ text }) => text === name),
      );
      const isUsed = afterwards(root, loop).some((next) =>
        variablesIn(next).some(({ text }) => text === name),
      );
      return collects.length > 0 && !isReadInside && isUsed && statements[at - 1]?.kind !== 'IfStatement'
        ? [
            {
              fault: 'set anew',
              line: statement.line,
              happens: `This line is inside the loop, so ${code(name)} starts again at ${code(start.value.text)} in every round and forgets what it had. Only the last round is left at the end.`,
              nudge: `How often should ${code(name)} be set to ${code(start.value.text)}, and where would that line have to stand?`,
              mended: `${statement.text}   # before the loop`,
            },
          ]
        : [];
    });
  });

const isCollecting = (node: CodeNode, name: string): boolean => {
  if (node.kind === 'UpdateStatement') return node.parts[0]?.text === name;
  const set = plainAssignment(node);
  if (set)
    return (
      set.name === name &&
      set.value.kind === 'BinaryExpression' &&
      variablesIn(set.value).some(({ text }) => text === name)
    );
  const [expression] = node.parts;
  const method = node.kind === 'ExpressionStatement' && expression ? methodCall(expression) : null;
  return method?.name === 'append' && method.of.text === name;
};

/** A loop in a function that always returns in its first round. */
const returnsAtOnce = ({ root }: Looked): Remark[] =>
  within(root).flatMap((loop): Remark[] => {
    const [body] = bodiesOf(loop);
    if (!isLoop(loop) || !body || /^while\s*\(?(?:True|1)\b/.test(loop.text)) return [];
    const last = statementsOf(body).at(-1);
    if (!last || !alwaysReturns(last) || within(body).some(isKind('ContinueStatement'))) return [];
    const early =
      last.kind === 'ReturnStatement' ? last : (within(last).findLast(isKind('ReturnStatement')) ?? last);
    return [
      {
        fault: 'returns at once',
        line: early.line,
        happens: `${code(early.text)} stands inside the loop and ends the whole function, so the loop never gets to its second round.`,
        nudge: 'When do you know the result for sure: in the first round, or only after the last one?',
        mended: `${early.text}   # behind the loop`,
      },
    ];
  });

const alwaysReturns = (node: CodeNode): boolean => {
  if (node.kind === 'ReturnStatement') return true;
  const ends = bodiesOf(node).map((body) => statementsOf(body).at(-1));
  return (
    node.kind === 'IfStatement' &&
    node.parts.some(isKind('else')) &&
    ends.every((last) => last !== undefined && alwaysReturns(last))
  );
};

/** Taking items out of the list that the loop walks through. */
const removesWhileWalking = ({ root }: Looked): Remark[] =>
  within(root).flatMap((loop): Remark[] => {
    const into = loop.parts.findIndex(isKind('in'));
    const source = loop.parts[into + 1];
    const [body] = bodiesOf(loop);
    if (loop.kind !== 'ForStatement' || source?.kind !== 'VariableName' || !body || leaves(body)) return [];
    const found = within(body).find((node) => {
      const method = methodCall(node);
      return method?.of.text === source.text && (method.name === 'remove' || method.name === 'pop');
    });
    return found
      ? [
          {
            fault: 'removes while walking',
            line: found.line,
            happens: `Here ${code(source.text)} gets shorter while the loop is still walking through it. The next item slips into the gap, and the loop steps over it.`,
            nudge: `What could you walk through instead, so that ${code(source.text)} may change?`,
            mended: `for ${loop.parts
              .slice(1, into)
              .map(({ text }) => text)
              .join(', ')} in ${source.text}[:]:`,
          },
        ]
      : [];
  });

/** `range` that is empty, ends one too early for what was said, or walks through a number. */
const ranges = ({ root, words, lines }: Looked): Remark[] =>
  within(root).flatMap((loop): Remark[] => {
    const source = loop.parts[loop.parts.findIndex(isKind('in')) + 1];
    if (loop.kind !== 'ForStatement' || !source) return [];
    const line = lines[loop.line - 1] ?? '';
    const isAlone = loop.parts[loop.parts.indexOf(source) + 1]?.kind === 'Body';
    if (isAlone && (source.kind === 'Number' || calledName(source) === 'len'))
      return [
        {
          fault: 'walks through a number',
          line: loop.line,
          happens: `${code(source.text)} is one number, and a loop needs several things to walk through.`,
          nudge: 'Which function makes the numbers 0, 1, 2, … up to there?',
          mended: line.replace(source.text, `range(${source.text})`),
        },
      ];
    const [from, to, step] =
      calledName(source) === 'range'
        ? argumentsOf(source).map((group) => group.map(({ text }) => text).join(''))
        : [];
    if (
      step !== undefined ||
      from === undefined ||
      to === undefined ||
      !/^\d+$/.test(from) ||
      !/^\d+$/.test(to)
    )
      return [];
    if (Number(from) >= Number(to))
      return [
        {
          fault: 'empty range',
          line: loop.line,
          happens: `${code(source.text)} counts upwards and is already past its end at the start, so the loop doesn’t run even once.`,
          nudge: 'Which third number tells `range` to count down?',
          mended: line.replace(source.text, `range(${from}, ${to}, -1)`),
        },
      ];
    const isMeant = new RegExp(String.raw`\b${from}\s*(?:to|-|–|until|through|up to)\s*${to}\b`, 'i').test(
      words,
    );
    return isMeant
      ? [
          {
            fault: 'range ends before',
            line: loop.line,
            happens: `${code(source.text)} starts at ${from} and stops before ${to}, so the last number is ${Number(to) - 1}.`,
            nudge: `What must the second number be so that ${to} is still in it?`,
            mended: line.replace(source.text, `range(${from}, ${Number(to) + 1})`),
          },
        ]
      : [];
  });

/** Faults of loops, the gravest first. */
export const faultsOfLoops = (looked: Looked): Remark[] =>
  [neverChanges, setAnew, returnsAtOnce, removesWhileWalking, ranges].flatMap((rule) => rule(looked));
