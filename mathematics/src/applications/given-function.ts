import { readExpression } from '../expression/read.ts';
import { symbolsOf, type Expression } from '../expression/tree.ts';
import { findRequest } from '../find/request.ts';

/** A function as a text gives it. */
export interface GivenFunction {
  readonly body: Expression;
  /** The letter it depends on. */
  readonly name: string;
}

/** The value that a text gives a letter: `x_1 = 3`. */
export const valueOf = (text: string, name: string): Expression | null => {
  const match = new RegExp(String.raw`(?<![A-Za-z_])${name}\s*=\s*(-?[^\s,;?]+)`).exec(text)?.[1];
  return match === undefined ? null : readExpression(match.replace(/[.]$/, ''));
};

/** The first function that a text names: `f(x) = …`. */
export const functionIn = (text: string): GivenFunction | null => {
  const own = [...(findRequest(text)?.functions.values() ?? [])][0];
  return own ? { body: own.body, name: own.letter } : null;
};

/** A line that is nothing but a function of one letter. */
export const bodyIn = (line: string): GivenFunction | null => {
  const read = readExpression(line.trim());
  const [name, other] = read ? symbolsOf(read) : [];
  return read && name !== undefined && other === undefined ? { body: read, name } : null;
};
