import { readFile } from 'node:fs/promises';
import type { ESTree, Plugin } from 'vite';

/** What a browser needs of a call to make it; the rest is for who answers. */
const FOR_THE_SERVER = new Set(['params', 'query', 'body', 'reply', 'events', 'summary', 'pace', 'scope']);

interface Span {
  start: number;
  end: number;
}
interface Cut extends Span {
  with: string;
}

/** The same file once more, for who uses a schema of it. */
const SCHEMAS = '?schemas';

/**
 * The contract says what every call takes and answers; the server checks that, and the browser only has to know where to
 * ask. Without the schemas, and without the package that they are written in, every page starts sooner. A schema that a
 * page does use, such as one for an id in an address, comes from a file beside.
 */
export const withoutSchemas = (): Plugin => ({
  name: 'studia:without-schemas',
  apply: 'build',
  enforce: 'post',
  resolveId: {
    filter: { id: /\?schemas$/ },
    handler: (source) => ({ id: source, moduleSideEffects: false }),
  },
  load: {
    filter: { id: /\?schemas$/ },
    handler: async (id) => ({ code: await readFile(id.replace(SCHEMAS, ''), 'utf8'), moduleType: 'ts' }),
  },
  transform: {
    filter: { id: /\/contract\/src\/[\w-]+\.ts(?:\?schemas)?$/, code: /zod\/mini/ },
    handler: function cutSchemas(code, id) {
      if (this.environment.name !== 'client') return null;
      const { body } = this.parse(code);
      if (id.endsWith(SCHEMAS))
        return {
          code: applied(
            code,
            body.flatMap((one) => marks(one, code)),
          ),
          map: null,
        };
      const hasCalls = body.some((one) => isCalls(valueIn(one)));
      const cut = hasCalls
        ? applied(
            code,
            body.flatMap((one) => cutsIn(one, code)),
          )
        : '';
      return { code: `${cut}\nexport * from '${id}${SCHEMAS}';`, map: null, moduleSideEffects: false };
    },
  },
});

type Statement = ESTree.Program['body'][number];

const declaredIn = (statement: Statement) => {
  const declared = statement.type === 'ExportNamedDeclaration' ? statement.declaration : statement;
  return declared?.type === 'VariableDeclaration' ? declared : null;
};

const valueIn = (statement: Statement): ESTree.Expression | null =>
  declaredIn(statement)?.declarations[0]?.init ?? null;

const isSchema = (value: ESTree.Expression, code: string): boolean =>
  value.type === 'CallExpression' ||
  value.type === 'MemberExpression' ||
  (value.type === 'ObjectExpression' && /\w\(/.test(textOf(value, code)));

/** A schema may go where nobody uses it, whatever it is made of. */
const marks = (statement: Statement, code: string): Cut[] => {
  const value = valueIn(statement);
  return value && isSchema(value, code)
    ? [{ start: value.start, end: value.end, with: `/* @__PURE__ */ (() => (${textOf(value, code)}))()` }]
    : [];
};

const cutsIn = (statement: Statement, code: string): Cut[] => {
  const value = valueIn(statement);
  if (isCalls(value)) return cutsInCalls(value, code);
  const marked = marks(statement, code);
  const { start } = declaredIn(statement) ?? statement;
  // Others get it from the file beside.
  return marked.length > 0 ? [{ start: statement.start, end: start, with: '' }, ...marked] : [];
};

const isCalls = (value: ESTree.Expression | null): value is ESTree.CallExpression =>
  value?.type === 'CallExpression' && value.callee.type === 'Identifier' && value.callee.name === 'endpoints';

const cutsInCalls = (value: ESTree.CallExpression, code: string): Cut[] => {
  const [group] = value.arguments;
  if (group?.type !== 'ObjectExpression') return [];
  const parts = group.properties
    .flatMap((one) =>
      one.type === 'Property' && one.value.type === 'ObjectExpression' ? one.value.properties : [],
    )
    .filter(
      (part) =>
        part.type === 'Property' && part.key.type === 'Identifier' && FOR_THE_SERVER.has(part.key.name),
    );
  return [
    { start: value.start, end: group.start, with: '(' },
    ...parts.map(({ start, end }) => ({ start, end: end + (code[end] === ',' ? 1 : 0), with: '' })),
    { start: group.end, end: value.end, with: ')' },
  ];
};

const textOf = ({ start, end }: Span, code: string): string => code.slice(start, end);

/** From the end to the beginning, so that what is still to be cut stands where it stood. */
const applied = (code: string, cuts: readonly Cut[]): string =>
  cuts
    .toSorted((one, other) => other.start - one.start)
    .reduce((text, cut) => text.slice(0, cut.start) + cut.with + text.slice(cut.end), code);
