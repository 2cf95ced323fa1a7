import { readExpression, readStatement } from '../expression/read.ts';
import { hasSymbol, isExpression, substitute, symbolsOf, type Expression } from '../expression/tree.ts';
import { isProse } from '../find/pieces.ts';
import { SAME_LETTER } from '../find/work-request.ts';
import { workSimplify } from '../simplify/work.ts';
import { lineOf, withFirstStep, type Task } from '../worked.ts';

/** `Evaluate sin(2x) given x = π/8`, `If y = x² + 1, evaluate y given x = 2`. */
export const evaluateAtTask: Task = (text) => {
  const match =
    /\b(?:evaluate|find|compute|calculate|what is)\s+(?:the (?:exact )?value of\s+)?([^\n?]+?)\s*,?\s*\b(?:given(?: that)?|when|if|for|at|where)\s+([a-zθ])\s*=\s*([^\n?]+?)\s*[.?]?\s*$/i.exec(
      text.trim(),
    );
  if (!match) return null;
  const [, asked = '', name = '', given = ''] = match;
  const value = isProse(given) ? null : readExpression(given);
  const body = bodyOf(asked, text);
  if (
    !value ||
    !body ||
    !hasSymbol(body, name) ||
    symbolsOf(body).some((one) => one !== name) ||
    symbolsOf(value).length > 0
  )
    return null;
  const put = substitute(body, name, value);
  const worked = workSimplify(put, 'evaluate');
  const rule = `Put in ${lineOf(value).text} for ${name}`;
  return worked && withFirstStep(worked, lineOf(body), rule, SAME_LETTER);
};

// A lone letter stands for the side of an equation before it.
const bodyOf = (asked: string, text: string): Expression | null => {
  if (isProse(asked)) return null;
  const read = readStatement(asked.trim());
  // `evaluate f(x) = x² + 1 at x = 2`
  if (
    read?.kind === 'relation' &&
    read.sign === '=' &&
    (read.left.kind === 'call' || read.left.kind === 'product')
  )
    return read.right;
  if (!read || !isExpression(read)) return null;
  if (read.kind !== 'symbol') return read;
  const equation = new RegExp(String.raw`(?<![A-Za-z])${read.name}\s*=\s*([^,;\n]+)`).exec(text)?.[1];
  return equation === undefined || isProse(equation) ? null : readExpression(equation.trim());
};
