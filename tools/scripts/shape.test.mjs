/** Each check of shape.mjs on a small repository in a temporary folder, with one thing wrong at a time. */
import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { homedir, tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { test } from 'node:test';
import { shapeOf } from './shape.mjs';

/** In two pieces, so that this file is not found guilty itself. */
const IGNORE = ['@ts', 'ignore'].join('-');

/** Whoever runs the tests: a container may have no home folder. */
process.env['HOME'] = '/home/somebody';
process.env['USERPROFILE'] = process.env['HOME'];

const SOUND = {
  'server/src/config.ts': 'export const port = process.env.PORT;\n',
  'server/src/features/chat/rules.ts': 'export const later = (now: Date) => new Date(now.getTime() + 1);\n',
  'server/src/testing/database.ts': 'export const url = process.env.DATABASE_URL;\n',
  'package-lock.json': '{ "packages": { "a": { "resolved": "contract" } } }\n',
  'docs/operations.md': 'Any company may skip this. See https://example.org/root/of/it\n',
  '.gitignore': 'ignored/\n',
  'ignored/utils.ts': 'export const any: any = 1;\n',
};

/**
 * The problems of a sound repository in which some files are different.
 * @param {Record<string, string | null>} changes
 */
function problemsOf(changes) {
  const folder = realpathSync(mkdtempSync(join(tmpdir(), 'shape-')));
  const root = join(folder, 'checkout');
  try {
    for (const [path, text] of Object.entries({ ...SOUND, ...changes })) {
      mkdirSync(dirname(join(root, path)), { recursive: true });
      writeFileSync(join(root, path), text.replaceAll('{parent}', folder));
    }
    execFileSync('git', ['init', '--quiet'], { cwd: root });
    return shapeOf(root).problems.map((problem) => problem.replaceAll(folder, '{parent}'));
  } finally {
    rmSync(folder, { recursive: true });
  }
}

const PLANTED = [
  {
    title: 'a file of more than 500 lines',
    changes: {
      'web/src/app/long.ts': 'export {};\n'.repeat(501),
      'web/src/app/full.ts': 'export {};\n'.repeat(500),
    },
    problems: ['web/src/app/long.ts: 501 lines, at most 500'],
  },
  {
    title: 'a second reader of the environment, however it reads',
    changes: {
      'server/src/http/a.ts': 'export const a = process.env.A;\n',
      'server/src/http/b.ts': "export const b = process['env'];\n",
      'server/src/http/c.ts': 'export const { env } = process;\n',
      'web/src/client/d.ts': "import { env } from 'node:process';\nexport const d = env;\n",
      'server/src/http/words.ts': "// process.env is not read here\nexport const words = 'process.env';\n",
      'server/src/http/a.test.ts': 'export const a = process.env.A;\n',
    },
    problems: [
      'server/src/http/a.ts',
      'server/src/http/b.ts',
      'server/src/http/c.ts',
      'web/src/client/d.ts',
    ].map((path) => `${path}: reads process.env`),
  },
  {
    title: 'no reader of the environment at all',
    changes: { 'server/src/config.ts': 'export const port = 3000;\n' },
    problems: ['server/src/config.ts: must be the one reader of process.env'],
  },
  {
    title: 'types that are named by a participle',
    changes: {
      'web/src/ui/a.ts':
        'export interface Found {}\nexport interface FoundPlace {}\nexport const Known = 1;\n',
      'contract/src/b.ts': 'export type Asked = string;\n',
    },
    problems: [
      'contract/src/b.ts:1: the type Asked is named by a participle',
      'web/src/ui/a.ts:1: the type Found is named by a participle',
    ],
  },
  {
    title: 'the type any and silenced type errors',
    changes: {
      'web/src/ui/a.tsx':
        'export const a = (x: unknown) => x as any;\nexport const text = <p>any: any</p>;\n',
      'web/src/ui/b.ts': `// ${IGNORE}\nexport const b: number = Promise.any([]);\n`,
    },
    problems: ['web/src/ui/a.tsx:1: the type any', 'web/src/ui/b.ts: @ts-ignore'],
  },
  {
    title: 'tests that are skipped or run alone',
    changes: {
      'contract/src/a.test.ts': "it('runs', () => {});\nit.only('a', () => {});\nit.todo('b');\n",
      'e2e/b.spec.ts':
        "test.describe.skip('b', () => {});\nlist.skip(1);\ntest.skipIf(slow)('c', () => {});\n",
    },
    problems: [
      'contract/src/a.test.ts:2: it.only',
      'contract/src/a.test.ts:3: it.todo',
      'e2e/b.spec.ts:1: test.skip',
    ],
  },
  {
    title: 'drawers',
    changes: {
      'server/src/utils/dates.ts': 'export {};\n',
      'web/src/ui/helpers.test.tsx': 'export {};\n',
      'web/src/client/session-manager.ts': 'export {};\n',
      'contract/src/types.ts': 'export {};\n',
      'contract/src/file-types.ts': 'export {};\n',
      'contract/src/library.ts': 'export {};\n',
    },
    problems: [
      'contract/src/types.ts: "types" says nothing about what is inside',
      'server/src/utils/dates.ts: "utils" says nothing about what is inside',
      'web/src/client/session-manager.ts: "session-manager" says nothing about what is inside',
      'web/src/ui/helpers.test.tsx: "helpers" says nothing about what is inside',
    ],
  },
  {
    title: 'rules that read the clock, roll dice or reach outside',
    changes: {
      'server/src/features/quiz/rules.ts':
        'export const a = Date.now();\nexport const b = new Date();\nexport const c = Math.random();\n' +
        "export const d = fetch('/');\nexport const e = new Date(0);\n",
    },
    problems: ['1: Date.now', '2: new Date()', '3: Math.random', '4: fetch'].map(
      (found) => `server/src/features/quiz/rules.ts:${found} in rules`,
    ),
  },
  {
    title: 'a lock file that names a registry',
    changes: { 'package-lock.json': '{ "a": { "resolved": "https://registry.example/a.tgz" } }\n' },
    problems: ['package-lock.json: names a registry in "resolved"'],
  },
  {
    title: 'paths of one’s own machine',
    changes: {
      'docs/a.md': 'Run it in {parent}/checkout.\n',
      'web/index.html': `<a href="file://x">${homedir()}/notes</a>\n`,
    },
    problems: [
      'docs/a.md: names {parent}, a path of this machine',
      `web/index.html: names ${homedir()}, a path of this machine`,
    ],
  },
];

test('a sound repository has no problems', () => assert.deepEqual(problemsOf({}), []));

for (const { title, changes, problems } of PLANTED) {
  test(title, () => assert.deepEqual(problemsOf(changes), problems));
}
