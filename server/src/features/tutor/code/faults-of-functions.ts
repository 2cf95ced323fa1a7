import type { CodeNode } from '../../../ports/code/port.ts';
import { namesSetBy, namesSetIn, plainAssignment, timesSet } from './names.ts';
import { code, type Looked, type Remark } from './remark.ts';
import { argumentsOf, bodiesOf, calledName, isKind, statementsOf, within } from './syntax.ts';

/** The value of a function that gives none. */
const noReturn = ({ root, lines }: Looked): Remark[] => {
  const times = timesSet(root);
  return statementsOf(root).flatMap((definition): Remark[] => {
    const [, named] = definition.parts;
    const [body] = bodiesOf(definition);
    if (definition.kind !== 'FunctionDefinition' || !named || !body || times.get(named.text) !== 1) return [];
    if (
      within(body).some(
        ({ kind, parts }) =>
          (kind === 'ReturnStatement' && parts.length > 1) || /Yield|Raise|FunctionDefinition/.test(kind),
      )
    )
      return [];
    const use = within(root).find((node) => {
      const plain = plainAssignment(node);
      if (plain)
        return (
          calledName(plain.value) === named.text &&
          within(root).filter((one) => one.kind === 'VariableName' && one.text === plain.name).length > 1
        );
      if (calledName(node) === 'print')
        return argumentsOf(node).some(([first]) => first && calledName(first) === named.text);
      return (
        node.kind === 'BinaryExpression' &&
        node.parts[1]?.kind.endsWith('Op') &&
        node.parts.some((part) => calledName(part) === named.text)
      );
    });
    const showsIt = within(body).find((node) => calledName(node) === 'print');
    return use
      ? [
          {
            fault: 'no return',
            line: definition.line,
            happens: `${code(named.text)} ${showsIt ? 'shows its result with `print`, but' : 'works something out, but'} it never gives it back. So what arrives in line ${use.line} is \`None\`.`,
            nudge: 'Which word hands a value back to the place where the function was called?',
            mended:
              showsIt && statementsOf(body).length === 1
                ? (lines[showsIt.line - 1] ?? '').replace(/print\s*\((.*)\)/, 'return $1')
                : null,
          },
        ]
      : [];
  });
};

/** A function that calls itself and can't stop. */
const callsItself = ({ root }: Looked): Remark[] => {
  const times = timesSet(root);
  return statementsOf(root).flatMap((definition): Remark[] => {
    const [, named] = definition.parts;
    const [body] = bodiesOf(definition);
    if (definition.kind !== 'FunctionDefinition' || !named || !body || times.get(named.text) !== 1) return [];
    const call = within(body).find((node) => calledName(node) === named.text);
    const mayStop = within(body).some(({ kind }) =>
      /If|While|For|Try|Conditional|Comprehension|Lambda|FunctionDefinition|^and$|^or$/.test(kind),
    );
    const own = statementsOf(body).findIndex((one) => call && within(one).includes(call));
    return call &&
      !mayStop &&
      !statementsOf(body).slice(0, own).some(isKind('ReturnStatement', 'RaiseStatement'))
      ? [
          {
            fault: 'no way out of recursion',
            line: call.line,
            happens: `${code(named.text)} calls itself here every time, and nothing ever stops it. Python gives up after about a thousand calls with a RecursionError.`,
            nudge: 'What is the simplest case, where the answer is known without another call?',
            mended: null,
          },
        ]
      : [];
  });
};

/** A variable of the whole program that a function changes without saying so. */
const notShared = ({ root }: Looked): Remark[] =>
  statementsOf(root).flatMap((definition): Remark[] => {
    const [body] = bodiesOf(definition);
    if (definition.kind !== 'FunctionDefinition' || !body) return [];
    const outside = new Set(
      statementsOf(root)
        .filter(({ kind }) => !/Definition/.test(kind))
        .flatMap((one) => Array.from(namesSetIn(one))),
    );
    const update = within(body).find(
      ({ kind, parts: [target] }) =>
        kind === 'UpdateStatement' &&
        target?.kind === 'VariableName' &&
        outside.has(target.text) &&
        !isSetOtherwise(definition, target.text),
    );
    const name = update?.parts[0]?.text ?? '';
    return update
      ? [
          {
            fault: 'not shared',
            line: update.line,
            happens: `Inside a function, ${code(name)} is a new variable of its own, and here it has no value yet. Python stops with an UnboundLocalError.`,
            nudge: `Could you hand ${code(name)} to the function in its brackets and \`return\` the new value?`,
            mended: `    global ${name}   # as the first line of the function`,
          },
        ]
      : [];
  });

const isSetOtherwise = (definition: CodeNode, name: string): boolean =>
  within(definition).some((node) => node.kind !== 'UpdateStatement' && namesSetBy(node).includes(name));

const NOTHING =
  /\bnothing (?:happens|comes|shows|prints|works|appears|is printed)|\b(?:doesnt|doesn't|does not|wont|won't|not|isnt|isn't|never) (?:print|show|do|display|output|run|printing|showing|doing)\w*(?: anything| nothing)?|\bno output\b|\bempty\b|\bblank\b/i;

/** A function that nobody calls, where nothing happens. */
const neverCalled = ({ root, words }: Looked): Remark[] => {
  const statements = statementsOf(root);
  const definitions = statements.filter(isKind('FunctionDefinition'));
  const [first] = definitions;
  const name = first?.parts[1]?.text ?? '';
  const doesNothing = statements.every(({ kind }) => /Definition|Import|Assign/.test(kind));
  if (!first || !doesNothing || !NOTHING.test(words)) return [];
  return definitions.some((one) =>
    within(root).some((node) => calledName(node) === one.parts[1]?.text && !within(one).includes(node)),
  )
    ? []
    : [
        {
          fault: 'never called',
          line: first.line,
          happens: `With ${code(`def ${name}`)} Python only learns what ${code(name)} means. It runs when it is called, and nobody calls it.`,
          nudge: 'Which line is missing at the end, without an indent?',
          mended: `${name}(${first.parts.find(isKind('ParamList'))?.text === '()' ? '' : '…'})`,
        },
      ];
};

/** Faults of functions, the gravest first. */
export const faultsOfFunctions = (looked: Looked): Remark[] =>
  [callsItself, noReturn, notShared, neverCalled].flatMap((rule) => rule(looked));
