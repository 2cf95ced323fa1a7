import type { CodeNode, ParseProgram } from '../../../ports/code/port.ts';
import { runProgram, type RunResult } from './run/run-program.ts';
import { calledName, isKind, statementsOf, within } from './syntax.ts';

const ASKS_RESULT = /\b(?:returns?|give(?:s)? back|result|output|evaluates? to)\b/i;
const ASKS_PURPOSE =
  /\b(?:purpose|point|what (?:does|is) (?:this|it|that|the)(?: \p{L}+){0,2} (?:do|for|doing))\b/iu;

/** What a function comes to for what is asked, or that nobody said for what. */
export interface ResultAsked {
  call: string | null;
  value: string | null;
}

const LITERALS = /^[-\d\s,.'"[\]\w]*$/;

/** What a shown function gives back, where somebody asks for that; null where nobody does. */
export const resultAsked = (
  { root, code, words }: { root: CodeNode; code: string; words: string },
  run: RunResult | null,
  parse: ParseProgram,
): ResultAsked | null => {
  const definitions = within(root).filter(isKind('FunctionDefinition'));
  const name = definitions.find(({ parts }) => parts[1]?.kind === 'VariableName')?.parts[1]?.text;
  const prints = within(root).some((node) => calledName(node) === 'print');
  if (name === undefined || definitions.length !== 1 || prints) return null;
  if (!ASKS_RESULT.test(words) && !ASKS_PURPOSE.test(words)) return null;
  const params = paramsOf(definitions[0]);
  const call = callAsked(words, name, params) ?? callBehind(root, name);
  const program = call === null || run?.kind !== 'ends' ? null : parse(`${code}\nprint(${call})`);
  const ended = program && program.errors === 0 ? runProgram(program.root) : null;
  const value = ended?.kind === 'ends' ? ended.output.trim() : '';
  return { call, value: value === '' ? null : value };
};

const paramsOf = (definition: CodeNode | undefined): string[] =>
  definition?.parts.find(isKind('ParamList'))?.text.match(/[a-z_]\w*/gi) ?? [];

/** “f(3)”, “for n = 3”, “for 3”. */
const callAsked = (words: string, name: string, params: readonly string[]): string | null => {
  const written = new RegExp(String.raw`(?<!\w)${name}\(([^()]{1,40})\)`).exec(words)?.[1];
  if (written !== undefined && LITERALS.test(written) && !params.includes(written.trim()))
    return `${name}(${written})`;
  const given = params.map(
    (one) => new RegExp(String.raw`(?<!\w)${one} ?(?:=|is) ?(-?\d+)`).exec(words)?.[1],
  );
  if (given.length > 0 && given.every((one) => one !== undefined)) return `${name}(${given.join(', ')})`;
  const alone = /\b(?:for|with|of|on) (-?\d+)\b/.exec(words)?.[1];
  return params.length === 1 && alone !== undefined ? `${name}(${alone})` : null;
};

const callBehind = (root: CodeNode, name: string): string | null => {
  const last = statementsOf(root).at(-1);
  const call = last?.parts.find((node) => calledName(node) === name);
  return call && last?.kind === 'ExpressionStatement' ? call.text : null;
};
