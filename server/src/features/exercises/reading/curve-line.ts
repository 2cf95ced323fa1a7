import { inOurWriting, numberIn, readLine, sameLine, type Line, type Worked } from '@studia/mathematics';
import { fragmentsOf } from './fragments.ts';
import { holdsFor } from './holds.ts';
import { bareOf } from './readings.ts';

const DERIVATIVE =
  /(?:\bd\s?y\s?\/\s?d\s?x|(?<!\p{L})[yf]['’′](?:\(x\))?|\bderivative)\s*(?:=|:|\bis\b)\s*([^,;?]{1,60}?)(?=\s*(?:$|[,;?.]|\b(?:so|and|then|which|at|when)\b))/iu;
const NUMBER = String.raw`[-−]?\d+(?:\.\d+)?(?:\s?/\s?\d+)?`;
const GRADIENT = new RegExp(
  String.raw`\b(?:gradient|slope|m)\b(?<rest>[^\d=]{0,40}?)(?:=|\b(?:is|be|gives|its|was|so)\b)\s*(?:just |then )?(?<number>${NUMBER})(?![\d(]|\s?[a-z(*/])`,
  'iu',
);
const POINT = new RegExp(String.raw`\(\s?(${NUMBER})\s?,\s?(${NUMBER})\s?\)`, 'u');
const HEIGHT = new RegExp(String.raw`\by\s?(?:=|is)\s?(${NUMBER})(?!\s?[-+*/x(\d.])`, 'iu');

type SaidOfLine =
  | { kind: 'right' }
  | { kind: 'line'; line: string; worked: Line }
  | { kind: 'wrong'; why: string; slip: 'unknown'; remark: string; isBare: true };

/** What is said about a tangent or a normal of a curve, step by step of its way; null where it is none of them. */
export const saidOfCurveLine = (worked: Worked, message: string): SaidOfLine | null => {
  const kind = /^the (tangent|normal) to /.exec(worked.problem.text)?.[1];
  if (kind === undefined || /\b(?:why|how|what)\b/i.test(message)) return null;
  const step = (form: RegExp): Worked['steps'][number] | undefined =>
    worked.steps.find(({ after }) => form.test(after.text));
  const held = new Set([message, ...fragmentsOf(message)].map((one) => isSameLine(worked.answer.text, one)));
  if (held.has(true)) return { kind: 'right' };
  if (held.has(false)) return wrong('');
  const gradient = GRADIENT.exec(message)?.groups;
  if (gradient) {
    const isOfNormal = /\bnormal|perp/i.test(message.slice(0, message.indexOf(gradient['number'] ?? '')));
    const [, known = ''] = / = (\S+)$/.exec(step(isOfNormal ? /^−1\/m = / : /^m = /)?.after.text ?? '') ?? [];
    const [own, ours] = [numberIn(gradient['number'] ?? ''), numberIn(known.replace('−', '-'))];
    const isWrong = own !== null && ours !== null && Math.abs(own - ours) > 0.005 * Math.abs(ours);
    return isWrong ? wrong(isOfNormal ? OF_NORMAL : OF_TANGENT) : null;
  }
  const derived = DERIVATIVE.exec(message)?.[1];
  const first = worked.steps[0];
  if (derived !== undefined && first && inOurWriting(derived) !== null) {
    const isRight = sameLine(first.after.text.replace(/^dy\/dx = /, ''), derived);
    return isRight ? { kind: 'line', line: first.after.text, worked: first.after } : wrong('');
  }
  const point = step(/^\(/);
  const [, x, y] = POINT.exec(message) ?? [];
  const height = y ?? HEIGHT.exec(message)?.[1];
  const isBare = readLine(bareOf(message)) !== null && y === undefined && !/[x,]/i.test(bareOf(message));
  if (!point || height === undefined || isBare) return null;
  const known = Array.from(point.after.text.matchAll(/[^(),\s]+/g), ([one]) => numberIn(one));
  const isPoint = numberIn(height) === known[1] && (x === undefined || numberIn(x) === known[0]);
  return isPoint ? { kind: 'line', line: point.after.text, worked: point.after } : null;
};

const OF_TANGENT = 'The gradient of the tangent is what the derivative comes to at that place.';
const OF_NORMAL =
  'The normal is at a right angle to the tangent: its gradient is −1 over that of the tangent.';
const wrong = (remark: string): SaidOfLine => ({
  kind: 'wrong',
  why: '',
  slip: 'unknown',
  remark,
  isBare: true,
});

/** “x + 8y = 10” is the same line as y = (−1/8)x + 5/4: it holds at points of the line, and not beside them. */
const isSameLine = (answer: string, message: string): boolean | null => {
  const line = bareOf(message);
  const body = /^y = (.+)$/.exec(answer)?.[1];
  if (body === undefined || !isStraight(line)) return null;
  const holdsAt = (x: number, off: number): boolean | null => {
    const y = numberIn(body.replaceAll('−', '-').replaceAll('x', `*(${x})`));
    return y === null ? null : holdsFor(`x = ${x} and y = ${y + off}`, line);
  };
  const onIt = [3, 17, -8].map((x) => holdsAt(x, 0));
  if (onIt.includes(null)) return null;
  return onIt.every(Boolean) && holdsAt(3, 1) === false && holdsAt(17, 5) === false;
};
/** An equation in x and y without powers. */
const isStraight = (line: string): boolean =>
  line.split('=').length === 2 && [/x/i, /y/i, /\d/].every((one) => one.test(line)) && !/[\^²³√]/.test(line);
