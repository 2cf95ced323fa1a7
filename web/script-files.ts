import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Rolldown } from 'vite';

/** Too heavy to come with something else: Markdown and its formulas, the board, the player of lessons, PDF. */
const HEAVY =
  /node_modules\/(?!@tanstack\/|react\/|react-dom\/|react-router\/|clsx\/|scheduler\/|lucide-react\/|zod\/)|\/src\/(?:ui\/board|features\/landing\/demos)\//;

type Context = Rolldown.ChunkingContext;
const known = new WeakMap<Context, Map<string, ReadonlySet<string>>>();

/** Whether a part of the web application needs a module before anything can be seen of it. */
const needs = (part: string, id: string, context: Context): boolean => {
  const closures = known.get(context) ?? new Map<string, ReadonlySet<string>>();
  known.set(context, closures);
  const closure = closures.get(part) ?? closureOf(join(import.meta.dirname, 'src', part), context);
  closures.set(part, closure);
  return closure.has(keyOf(id));
};

const closureOf = (root: string, context: Context): ReadonlySet<string> => {
  const all = new Set<string>();
  const visit = (id: string): void => {
    if (all.has(id) || id.includes(SIGNS)) return;
    all.add(id);
    const module = context.getModuleInfo(id);
    for (const sign of signsIn(module?.code ?? '')) all.add(sign);
    module?.importedIds.forEach(visit);
  };
  visit(root);
  return all;
};

const SIGNS = '/lucide-react/';

/** The names of the signs that a module draws. It imports the whole collection, so the bundler can't tell. */
const signsIn = (code: string): string[] =>
  Array.from(code.matchAll(/import \{([^}]*)\} from ["']lucide-react["']/g), ([, names = '']) =>
    names.split(',').map((name) => signOf(name.trim().split(' ')[0] ?? '')),
  ).flat();

const signOf = (name: string): string => name.replaceAll(/(?<=.)(?=[A-Z]|(?<=[a-z])\d)/g, '-').toLowerCase();

/** A sign goes by its name, everything else by its file. */
const keyOf = (id: string): string => (id.includes(SIGNS) && /\/icons\/([\w-]+)\.\w+$/.exec(id)?.[1]) || id;

/** Where a student is now and then, or once; and the gallery, which is no part of the product. */
const SELDOM = new Set([
  'auth-callback',
  'completion',
  'gallery',
  'oauth-return',
  'test-cashier',
  'verification',
]);
const PAGES = readdirSync(join(import.meta.dirname, 'src/app/pages'))
  .map((name) => name.replace('.tsx', ''))
  .filter((name) => !SELDOM.has(name));
const MANY = 4;

/** Whether many pages need a module, and nothing heavy comes with it. */
const isCommon = (id: string, context: Context): boolean =>
  pagesWith(id, context) >= MANY && !isHeavy(id, context);

const pagesWith = (id: string, context: Context): number =>
  PAGES.filter((page) => needs(`app/pages/${page}.tsx`, id, context)).length;

const isHeavy = (id: string, context: Context): boolean => {
  const marks = heavy.get(id);
  if (marks !== undefined) return marks;
  const found = [...closureOf(id, context)].some((one) => HEAVY.test(one));
  heavy.set(id, found);
  return found;
};
const heavy = new Map<string, boolean>();

const isFirst = (id: string, context: Context): boolean =>
  id.includes('rolldown/runtime') ||
  (needs('site.ts', id, context) && needs('app/start-app.tsx', id, context));

/** What wakes on the landing page without being touched. */
const ISLANDS = ['hydrate-island', 'landing/experience', 'landing/visitor-learning'];

/** What every sign is drawn with. */
const SIGN_FRAME = /lucide-react\/dist\/esm\/(?!icons\/)/;

/** Whether the landing page needs a module, and the application too: what one page of it shares stays with that page. */
const isOfIslands = (id: string, context: Context): boolean =>
  SIGN_FRAME.test(id) ||
  ((isOfApplication(id, context) || pagesWith(id, context) > 1) &&
    ISLANDS.some((island) => needs(`app/public/${island}.tsx`, id, context)));

const isOfApplication = (id: string, context: Context): boolean => needs('app/start-app.tsx', id, context);

/** Whether a module is needed behind every page, and by none itself. */
const isOfBackground = (id: string, context: Context): boolean =>
  needs('app/background.tsx', id, context) && pagesWith(id, context) < 2;

/**
 * How the scripts of the browser are cut into files. A phone pays for every file with a way to the server and back, and
 * for every byte that a page does not use: so there is one file with what all pages need, and few beside it.
 */
export const SCRIPT_FILES: Rolldown.CodeSplittingGroup[] = [
  // What a public page needs at once, and the application too. Named first: a group takes along what it imports.
  { name: (id, context) => (isFirst(id, context) ? 'first' : null), debugName: 'first', priority: 5 },
  // Changes rarely, so it stays cached over our releases.
  { name: 'react', test: /node_modules\/(?:react|react-dom|scheduler)\//, priority: 4 },
  // Only for who checks what stands in an address or a form.
  {
    name: 'schemas',
    test: /node_modules\/zod\/|\?schemas$/,
    priority: 6,
    includeDependenciesRecursively: false,
  },
  {
    name: (id, context) => (isOfIslands(id, context) ? 'islands' : null),
    debugName: 'islands',
    priority: 4,
  },
  {
    name: (id, context) => (isOfApplication(id, context) ? 'shell' : null),
    debugName: 'shell',
    priority: 3,
  },
  // Every page has it, after itself.
  {
    name: (id, context) => (isOfBackground(id, context) ? 'background' : null),
    debugName: 'background',
    priority: 0,
  },
  {
    name: 'ui',
    test: /\/src\/ui\/(?!markdown\/)|node_modules\/lucide-react\//,
    minShareCount: 5,
    priority: 2,
  },
  {
    name: (id, context) => (isCommon(id, context) ? 'common' : null),
    debugName: 'common',
    minShareCount: 2,
    priority: 1,
  },
];
