import { roundingIn } from '../arithmetic/rounding.ts';
import type { Fraction } from '../expression/fraction.ts';
import { type Expression, type Statement, isExpression, isNumber, symbolsOf } from '../expression/tree.ts';
import { memoise } from '../memoise.ts';
import type { QuadraticWay } from '../solve/polynomial-equation.ts';
import { isOtherNumber } from '../sums/find.ts';
import { type Piece, inOneNotation, piecesIn, weightOf } from './pieces.ts';

type Verb =
  | 'simplify'
  | 'expand'
  | 'factor'
  | 'solve'
  | 'derive'
  | 'integrate'
  | 'limit'
  | 'evaluate'
  | 'divide'
  | 'none';

export interface OwnFunction {
  readonly letter: string;
  readonly body: Expression;
}

/** In which form the answer is wanted. */
export interface Form {
  readonly as?: 'fraction' | 'decimal' | 'mixed' | 'percent' | 'scientific' | 'powers';
  readonly roundTo?: Fraction;
}

/** What a message asks for. */
export interface Request {
  readonly text: string;
  readonly verb: Verb;
  /** The mathematics to work on. */
  readonly statements: readonly Statement[];
  /** Values that were given for letters. */
  readonly given: ReadonlyMap<string, Expression>;
  readonly functions: ReadonlyMap<string, OwnFunction>;
  /** The letter asked for. */
  readonly unknown: string | null;
  readonly way: QuadraticWay;
  readonly form: Form;
  readonly order: number;
}

/** Finds the problem and the instruction in a message; null when it holds no mathematics. */
export const findRequest = memoise((message: string): Request | null => {
  const text = inOneNotation(message);
  const names = functionNames(text);
  const pieces = piecesIn(text, new Set(names));
  const functions = functionsIn(pieces);
  const rest = pieces.filter(({ statement }) => !isDefinition(statement, functions));
  const given = givenIn(rest, text);
  const open = rest.filter(
    (piece) =>
      !isGiven(piece, given) &&
      weightOf(piece.statement) > 0 &&
      !isOtherNumber({ text: piece.text, before: text.slice(0, piece.start) }),
  );
  const statements = chosen(withoutConditions(open, text), text);
  const prose = proseOf(text, pieces);
  const form = formIn(prose, text);
  // A lone number is a problem when another form of it is wanted.
  const lone = form.as ? rest.findLast(({ statement }) => isNumber(statement)) : undefined;
  if (statements.length === 0 && lone) statements.push(lone.statement);
  if (statements.length === 0 && functions.size === 0) return null;
  return {
    text,
    verb: verbIn(prose, text),
    statements,
    given,
    functions,
    unknown: unknownIn(prose, text),
    way: firstIn(WAYS, prose) ?? 'any',
    form,
    order: firstIn(ORDERS, text) ?? 1,
  };
});

const functionNames = (text: string): string[] =>
  [
    ...text.matchAll(/(?<![A-Za-z\\])([A-Za-z])'*\s?\(\s*(?:[a-zθ]|-?[\d./]+|[a-z]\s*\([^()]*\))\s*\)\s*=/g),
  ].map((match) => match[1] ?? '');

const isDefinition = (statement: Statement, functions: ReadonlyMap<string, OwnFunction>): boolean => {
  const call = statement.kind === 'relation' && statement.sign === '=' ? statement.left : null;
  return call?.kind === 'call' && functions.has(call.name) && call.args[0]?.kind === 'symbol';
};

const functionsIn = (pieces: readonly Piece[]): Map<string, OwnFunction> => {
  const found = new Map<string, OwnFunction>();
  for (const { statement } of pieces) {
    if (statement.kind !== 'relation' || statement.sign !== '=' || statement.left.kind !== 'call') continue;
    const { name, args } = statement.left;
    const [argument, other] = args;
    if (argument?.kind === 'symbol' && !other && name.length === 1 && !found.has(name))
      found.set(name, { letter: argument.name, body: statement.right });
  }
  return found;
};

const GIVEN_BEFORE =
  /\b(?:when|if|for|at|where|given|with|let|and|that|using|as)\s*:?\s*(?:\(?[a-z]\)\s*)?$|[,;:]\s*$/i;

// `x = 3` is given when something else is to be worked out with it.
const givenIn = (pieces: readonly Piece[], text: string): Map<string, Expression> => {
  const given = new Map<string, Expression>();
  for (const piece of pieces) {
    const value = assigned(piece.statement);
    const others = pieces.filter(
      (one) => one !== piece && weightOf(one.statement) > 0 && !assigned(one.statement),
    );
    const isMeant =
      GIVEN_BEFORE.test(text.slice(0, piece.start)) ||
      others.some((one) => isExpression(one.statement)) ||
      /\b(?:evaluate|substitut|find|what is)\b/i.test(text);
    if (value && others.length > 0 && isMeant) given.set(value.name, value.value);
  }
  return given;
};

const assigned = (statement: Statement): { name: string; value: Expression } | null => {
  if (statement.kind !== 'relation' || statement.sign !== '=' || statement.left.kind !== 'symbol')
    return null;
  const { left, right } = statement;
  return symbolsOf(right).length === 0 ? { name: left.name, value: right } : null;
};

const isGiven = (piece: Piece, given: ReadonlyMap<string, Expression>): boolean => {
  const value = assigned(piece.statement);
  return value !== null && given.has(value.name);
};

// `Simplify √(x²), where x > 0`: what is only assumed is not to be solved.
const withoutConditions = (pieces: readonly Piece[], text: string): readonly Piece[] => {
  const isCondition = ({ statement, start }: Piece): boolean =>
    ((statement.kind === 'relation' && statement.sign !== '=') || statement.kind === 'both') &&
    /\b(?:where|assum(?:e|ing)|given|provided|suppose|if)\s+(?:that\s+)?$/i.test(text.slice(0, start));
  const rest = pieces.filter((piece) => !isCondition(piece));
  return rest.some(({ statement }) => isExpression(statement)) ? rest : pieces;
};

/** Which pieces are the problem: neighbouring equations belong together, otherwise the one with most mathematics. */
const chosen = (pieces: readonly Piece[], text: string): Statement[] => {
  const relations = pieces.filter(
    ({ statement }) => statement.kind === 'relation' || statement.kind === 'both',
  );
  const gaps = relations.slice(1).map(({ start }, at) => text.slice(relations[at]?.end ?? 0, start));
  const joined = gaps.filter((gap) => /^[\s,;.]*(?:and|or|&)?[\s,;.]*$/i.test(gap)).length;
  if (joined > 0) {
    const parts = relations.slice(0, joined + 1).map(({ statement }) => statement);
    const isCompared = parts.every((one) => one.kind === 'relation' && one.sign !== '=');
    const isOr = gaps.some((gap) => /\bor\b/i.test(gap));
    return isCompared ? [{ kind: isOr ? 'either' : 'both', parts }] : parts;
  }
  const most = Math.max(0, ...pieces.map(({ statement }) => weightOf(statement)));
  // A title may show a formula; the exercise itself comes last.
  const last = pieces.findLast(
    ({ statement }) =>
      weightOf(statement) >= most * 0.5 || (statement.kind === 'relation' && weightOf(statement) >= 3),
  );
  return last ? [last.statement] : [];
};

const proseOf = (text: string, pieces: readonly Piece[]): string =>
  pieces
    .filter(({ statement }) => weightOf(statement) > 0)
    .reduceRight((prose, { start, end }) => `${prose.slice(0, start)} ∎ ${prose.slice(end)}`, text);

const VERBS: readonly (readonly [Verb, RegExp])[] = [
  ['derive', /\b(?:derivative|differentiate|derive|rate of change of)\b|\bd\/d[a-z]\b|\b[fgh]'/i],
  ['integrate', /\b(?:integrate|integral|antiderivative)\b|∫/i],
  ['limit', /\blimits?\b|\blim\b|→|\bapproaches\b/i],
  ['factor', /\bfactor(?:i[sz]e|ed|ing|s)?\b(?!ial)/i],
  ['solve', /\b(?:solve|solutions?|roots? of|zeros? of|for what|so that|such that|suppose|let)\b/i],
  ['expand', /\b(?:expand|multiply out|foil|pascal|binomial theorem|distribut|multiply)\b/i],
  ['divide', /\b(?:long division|synthetic division|divide)\b/i],
  ['evaluate', /\b(?:evaluate|calculate|compute|work out|what is|find)\b/i],
  ['simplify', /\b(?:simplif|combine|reduce|rewrite|perform|add|subtract|rationaliz|rationalis|collect)/i],
];

const ZEROS = /\b(?:find|what are|list|determine)\b[^.\n]*\b(?:zeros|roots)\b(?!\s+(?:with|of the number))/i;

const verbIn = (prose: string, text: string): Verb =>
  ZEROS.test(prose) && !/\bderivative\b/i.test(text)
    ? 'solve'
    : (VERBS.find(([verb, words]) =>
        words.test(verb === 'derive' || verb === 'limit' || verb === 'integrate' ? text : prose),
      )?.[0] ?? 'none');

const unknownIn = (prose: string, text: string): string | null => {
  const match =
    /\b(?:solve|isolate)\b[^.?]*?\bfor\s+(?:the\s+(?:variable|unknown|letter)\s+)?(?!a\s+(?!in\b|if\b|when\b|given\b|and\b|by\b|using\b)[A-Za-z]{2,})([A-Za-zθ](?:_\w+)?)\b(?!\s*[-+*/^=])/is.exec(
      prose,
    ) ??
    /\b(?:find|calculate|determine|what is|what are|give|compute)\s+(?:the\s+(?:value|values)\s+of\s+)?([b-zB-HJ-Zθ](?:_\w+)?)\b(?!\s*[-+*/^=('’])/i.exec(
      prose,
    ) ??
    /\bin\s+terms\s+of\b[^.?]*?\bfor\s+([A-Za-z])\b/i.exec(text) ??
    /\b(?:an?\s+expression|formula|equation)\s+for\s+([A-Za-z])\b(?!\s*[-+*/^=('’])/.exec(prose) ??
    /\b(?:express|write|find|give)\s+([A-Za-z])\s+(?:as\s+a\s+function|in\s+terms)\s+of\b/i.exec(prose);
  return match?.[1] ?? null;
};

const ORDERS: readonly (readonly [number, RegExp])[] = [
  [2, /\b(?:second|2nd)\s+derivative|f''/i],
  [3, /\b(?:third|3rd)\s+derivative/i],
];
const WAYS: readonly (readonly [QuadraticWay, RegExp])[] = [
  ['formula', /\bquadratic formula\b/i],
  ['complete', /\bcomplet\w+ the square\b/i],
  ['root', /\bsquare root (?:property|method)\b|\btaking (?:the )?square roots?\b/i],
  ['factor', /\bby factoring\b|\bfactor(?:ing)? method\b/i],
];
const FORMS: readonly (readonly [Form['as'], RegExp])[] = [
  ['scientific', /\bscientific notation\b/i],
  ['mixed', /\bas a mixed number\b|\bmixed number form\b/i],
  ['decimal', /\b(?:as|in|to) (?:a )?decimal(?: form| notation)?\b|\bas decimals\b/i],
  ['percent', /\b(?:as|to) a percent(?:age)?\b/i],
  ['fraction', /\b(?:as|to|into) an?(?: \w+)? fraction\b|\bimproper fraction\b/i],
];
const firstIn = <Kind>(table: readonly (readonly [Kind, RegExp])[], prose: string): Kind | undefined =>
  table.find(([, words]) => words.test(prose))?.[0];

const formIn = (prose: string, text: string): Form => {
  // Of one number in powers of ten, “standard form” means the plain number in some countries.
  const isOfPowers = text.split(/10\s?\^/).length > 2 && /\bstandard (?:index )?form\b/i.test(prose);
  const [as, unit] = [isOfPowers ? 'scientific' : firstIn(FORMS, prose), roundingIn(prose)];
  return { ...(as && { as }), ...(unit && { roundTo: unit }) };
};
