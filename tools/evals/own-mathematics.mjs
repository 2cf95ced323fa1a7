import { readFile } from 'node:fs/promises';
import { loadEngine } from './mathematics-engine.mjs';

/** Problems of our own for what the shared material lacks: mixed numbers, percent, units, |x|, inequalities, stories, calculus. */
export const evalOwnMathematics = async () => {
  const rows = JSON.parse(await readFile(new URL('own-mathematics.json', import.meta.url), 'utf8'));
  const engine = await loadEngine();
  const misses = [];
  for (const row of rows) {
    const worked = engine.work(row.ask);
    if (!agrees(engine, worked, row))
      misses.push(`${row.kind}: ${row.ask} → ${worked.answer?.text ?? worked.why}`);
  }
  return { figure: `${rows.length - misses.length} of ${rows.length}`, misses };
};

const agrees = (engine, worked, row) => {
  if (row.answer === null) return worked.kind === 'not understood';
  if (worked.kind !== 'worked') return false;
  const { text, value } = worked.answer;
  if (row.interval !== undefined) return text.endsWith(row.interval);
  if (row.solutions !== undefined) return sameSolutions(engine, value, row.solutions);
  const wanted = engine.readExpression(row.answer);
  const found = value?.kind === 'relation' ? value.right : value;
  return (
    text === row.answer ||
    Boolean(wanted && found && engine.isExpression(found) && engine.equivalent(found, wanted))
  );
};

const sameSolutions = (engine, value, solutions) => {
  if (solutions.length === 0) return value?.kind === 'never';
  const found = value?.kind === 'relation' ? [value] : value?.kind === 'either' ? value.parts : [];
  return (
    found.length === solutions.length &&
    solutions.every((one) => found.some(({ right }) => engine.equivalent(right, engine.readExpression(one))))
  );
};
