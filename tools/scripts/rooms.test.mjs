/**
 * The import rules of .dependency-cruiser.cjs, each shown by a planted violation, on a house that is built in a
 * temporary folder. A line that must be reported ends in `// ✗ rule`; every other line must pass.
 */
import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import {
  mkdirSync,
  mkdtempSync,
  readdirSync,
  realpathSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { after, before, describe, test } from 'node:test';

const REPOSITORY = join(import.meta.dirname, '../..');
const CONFIG = join(REPOSITORY, '.dependency-cruiser.cjs');
const BY_THE_RULES = ['--config', CONFIG];
/** @typedef {{ rule: string | undefined, from: string, to: string | undefined }} Edge */

/** @type {string[]} */
const RULES = createRequire(import.meta.url)(CONFIG).forbidden.map(
  (/** @type {{ name: string }} */ { name }) => name,
);

const FOLDERS = ['contract/src', 'mathematics/src', 'server/src', 'web/src', 'tools'];

/**
 * As `npm run check` cruises, down to the way it names its rules, which is part of the key: who comes second finds what
 * was read, as far as nothing changed since.
 */
const AS_CHECKED = ['--config', '.dependency-cruiser.cjs', '--cache', '--cache-strategy', 'content'];

const SHELVES = [
  'auth profile billing account usage referral',
  'voice attachments curriculum library lessons',
  'practice review safety notes tutor chat plan quiz mindmap podcast live',
]
  .join(' ')
  .split(' ');

/** Files of the house. What they import is built as well, unless it is planted as unresolvable. */
const HOUSE = {
  'contract/src/chat.ts': `
    import 'zod';
    import './ids.ts';
    import 'some-package'; // ✗ contract
    import 'node:fs'; // ✗ contract
    import '../../server/src/config.ts'; // ✗ contract-apart`,
  'contract/src/chat.test.ts': `
    import 'vitest';
    import '../../web/src/client/call.ts'; // ✗ contract-apart`,

  'mathematics/src/solve.ts': `
    import './expression/tree.ts';
    import 'some-package'; // ✗ mathematics
    import 'node:fs'; // ✗ mathematics
    import '../../contract/src/ids.ts'; // ✗ mathematics
    import '../../server/src/config.ts'; // ✗ mathematics-apart`,

  'server/src/features/quiz/rules.ts': `
    import '@studia/contract/limits';
    import './rules/difficulty.ts';
    import './store.ts'; // ✗ rules
    import './grading.ts'; // ✗ rules
    import 'some-package'; // ✗ rules
    import type {} from '../../ports/clock/port.ts'; // ✗ rules
    import type {} from '../../db/connection.ts'; // ✗ rules
    import 'node:crypto'; // ✗ features-leave-the-machine-to-ports
    import 'kysely'; // ✗ seam-database`,
  'server/src/features/library/search/engine/ranking.ts': `
    import '../../ingest/rules/passages.ts';
    import '../../store/books.ts'; // ✗ rules
    import '../search.ts'; // ✗ rules`,
  'server/src/features/notes/store.ts': `
    import 'kysely';
    import '../../db/connection.ts';
    import type {} from '@studia/contract/ids';
    import type {} from './rules.ts';
    import '../quiz/store.ts'; // ✗ store
    import type {} from '../auth/service.ts'; // ✗ store
    import type {} from '../../ports/clock/port.ts'; // ✗ store
    import '../../http/errors.ts'; // ✗ store`,
  'server/src/features/plan/store.ts': `
    import './rules.ts'; // ✗ store-by-type`,
  'server/src/features/chat/service.ts': `
    import './rules.ts';
    import './store.ts';
    import './jobs.ts';
    import './turn.ts';
    import '../../db/transaction.ts';
    import '@studia/contract/chat';
    import type {} from '../../ports/model/port.ts';
    import type {} from '../tutor/service.ts';
    import type {} from 'node:stream';
    import './routes.ts'; // ✗ service
    import '../../http/bind.ts'; // ✗ service
    import '../../db/connection.ts'; // ✗ service
    import '../../config.ts'; // ✗ service
    import '../../ports/model/openai.ts'; // ✗ service
    import type {} from '../library/store.ts'; // ✗ service
    import 'some-package'; // ✗ service
    import 'node:fs'; // ✗ features-leave-the-machine-to-ports
    import 'fastify'; // ✗ seam-http
    import 'stripe'; // ✗ seam-payments`,
  'server/src/features/chat/turn.ts': `
    import { type Clock } from '../../ports/clock/port.ts';
    import { type Queue, started } from '../../ports/queue/port.ts'; // ✗ service-by-type
    import '../auth/service.ts'; // ✗ service-by-type`,
  'server/src/features/tutor/model/tools.ts': `
    import type {} from '@studia/mathematics';
    import { work } from '@studia/mathematics'; // ✗ mathematics-on-its-thread
    import type {} from '../../exercises/service.ts';
    import type {} from '../../exercises/questions.ts'; // ✗ service`,
  'server/src/features/exercises/questions.ts': `
    import type {} from '../tutor/service.ts'; // ✗ shelf-of-exercises
    import '@studia/mathematics';
    import '@studia/mathematics/solve'; // ✗ service`,
  'server/src/features/library/ingest/read.ts': `
    import './chapters.ts';
    import '../store.ts';
    import '../../curriculum/service.ts'; // ✗ service-by-type
    import type {} from '../../../http/bind.ts'; // ✗ service`,
  'server/src/features/podcast/routes.ts': `
    import './service.ts';
    import '../../http/bind.ts';
    import '@studia/contract/podcast';
    import './store.ts'; // ✗ routes
    import './rules.ts'; // ✗ routes
    import '../../ports/files/port.ts'; // ✗ routes
    import type {} from '../auth/service.ts'; // ✗ routes
    import 'fastify'; // ✗ seam-http`,
  'server/src/features/podcast/jobs.ts': `
    import 'zod';
    import './service.ts';
    import '../../http/errors.ts';
    import '../../ports/queue/port.ts';
    import '../../ports/queue/job-kind.ts';
    import './store.ts'; // ✗ jobs
    import '../../ports/queue/boss.ts'; // ✗ jobs
    import type {} from '../library/service.ts'; // ✗ jobs`,
  'server/src/features/podcast/feature.ts': `
    import '../../feature.ts';
    import '../../prepared.ts';
    import './jobs.ts';
    import './routes.ts';
    import './service.ts';
    import type {} from '../../ports.ts';
    import type {} from '../../ports/files/port.ts';
    import type {} from '../library/service.ts';
    import '../../assemble.ts'; // ✗ feature
    import '../../config.ts'; // ✗ feature
    import '../../ports/files/disk.ts'; // ✗ feature
    import type {} from '../library/store.ts'; // ✗ feature
    import 'some-package'; // ✗ feature
    import 'fastify'; // ✗ seam-http`,
  'server/src/features/mindmap/feature.ts': `
    import '../../ports.ts'; // ✗ feature-by-type
    import '../library/service.ts'; // ✗ feature-by-type
    import type {} from '../live/service.ts'; // ✗ shelf-of-mindmap`,
  'server/src/feature-list.ts': `
    import './features/podcast/feature.ts';`,
  'server/src/features/support/service.ts': `
    import type {} from '../auth/service.ts'; // ✗ stands-alone`,
  'server/src/features/support/feature.ts': `
    import type {} from '../auth/service.ts'; // ✗ stands-alone`,
  'server/src/features/auth/passwords.ts': `
    import 'node:crypto';
    import '@node-rs/argon2';`,
  'server/src/features/auth/tokens.ts': `
    import 'jose';
    import 'openid-client';`,
  'server/src/features/auth/google.ts': `
    import 'openid-client'; // ✗ seam-credentials`,
  ...Object.fromEntries(
    SHELVES.map((feature, place) => [
      `server/src/features/${feature}/reach.ts`,
      [
        ...SHELVES.slice(0, place).map((lower) => `import type {} from '../${lower}/service.ts';`),
        `import type {} from '../${SHELVES[place + 1] ?? 'support'}/service.ts'; // ✗ shelf-of-${feature}`,
      ].join('\n'),
    ]),
  ),

  'server/src/ports/mail/smtp.ts': `
    import 'nodemailer';
    import 'node:net';
    import './port.ts';
    import '@studia/contract/errors';
    import '../files/port.ts'; // ✗ ports
    import '../../db/connection.ts'; // ✗ ports
    import '../../http/errors.ts'; // ✗ ports
    import '../../config.ts'; // ✗ ports
    import type {} from '../../features/auth/service.ts'; // ✗ ports`,
  'server/src/ports/mail/port.ts': `
    import 'zod';
    import type {} from 'nodemailer'; // ✗ port-names-no-sdk`,
  'server/src/ports/model/openai.ts': `
    import 'ai';
    import '@ai-sdk/openai';`,
  'server/src/http/bind.ts': `
    import 'fastify';
    import '@fastify/cookie';
    import 'some-package';
    import 'node:http';
    import './errors.ts';
    import '../features/auth/service.ts'; // ✗ http
    import type {} from '../db/connection.ts'; // ✗ http
    import type {} from '../ports/clock/port.ts'; // ✗ http`,
  'server/src/http/sdks.ts': `
    import 'ai'; // ✗ seam-model
    import '@lezer/python'; // ✗ seam-code
    import type {} from '@ai-sdk/openai'; // ✗ seam-model
    import 'pg-boss'; // ✗ seam-queue
    import 'nodemailer'; // ✗ seam-mail
    import '@modelcontextprotocol/sdk'; // ✗ seam-assistants
    import 'js-yaml'; // ✗ seam-yaml
    import 'ts-fsrs'; // ✗ seam-repetition
    import 'node-sqlite3-wasm'; // ✗ seam-sqlite
    import 'yauzl'; // ✗ seam-packages
    import '@aws-sdk/client-s3'; // ✗ seam-files
    import '@napi-rs/canvas'; // ✗ seam-images
    import 'stripe'; // ✗ seam-payments
    import 'docx'; // ✗ seam-word
    import type {} from 'pg'; // ✗ seam-database
    import 'jose'; // ✗ seam-credentials
    import 'onnxruntime-node'; // ✗ seam-inference
    import '@huggingface/tokenizers'; // ✗ seam-embeddings
    import 'wasm-media-encoders'; // ✗ seam-speech
    import '@embedpdf/pdfium'; // ✗ seam-documents`,
  'server/src/db/connection.ts': `
    import 'kysely';
    import 'pg';
    import 'node:fs';
    import 'some-package'; // ✗ db
    import '../http/errors.ts'; // ✗ db
    import type {} from '../features/chat/store.ts'; // ✗ db`,
  'server/src/app.ts': `
    import 'fastify';
    import './config.ts';
    import './http/bind.ts';
    import './http/sdks.ts';
    import './db/connection.ts';
    import './ports/mail/smtp.ts';
    import './features/chat/service.ts';
    import './features/podcast/feature.ts'; // ✗ feature-list
    import './testing/clock.ts'; // ✗ no-test-code
    import 'kysely'; // ✗ seam-database
    import './config/model.ts'; // ✗ config-door
    import './services/mailer.ts'; // ✗ no-stray-room
    import './features/loose.ts'; // ✗ no-stray-room
    import '../../web/src/main.tsx'; // ✗ server-apart
    import '../../tools/bench/run.ts'; // ✗ no-product-with-tools
    import '../../contract/src/auth.ts'; // ✗ workspace-by-name
    import '../../mathematics/src/solve.ts'; // ✗ workspace-by-name
    import 'only-for-development'; // ✗ no-dev-packages
    import type {} from '@types/something';
    import 'declared-nowhere'; // ✗ no-undeclared-packages
    import './not-there.ts'; // ✗ no-unresolvable
    import '@studia/contract/not-there'; // ✗ no-unresolvable`,
  'tools/evals/search.ts': `
    import 'only-for-development';
    import '../scripts/build.mjs';
    import '../../server/src/db/connection.ts';
    import '../../server/src/http/errors.ts'; // ✗ tool-doors
    import '../../web/src/client/call.ts'; // ✗ tool-doors`,
  'tools/scripts/build.mjs': `
    import '../../server/src/features/auth/service.ts'; // ✗ tool-doors`,
  'server/src/app.test.ts': `
    import 'vitest';
    import 'kysely';
    import './app.ts';
    import './testing/clock.ts';
    import './features/chat/store.ts';
    import '../../web/src/client/call.ts'; // ✗ server-apart`,
  'server/src/http/circle.ts': `
    import './centre.ts';`,
  'server/src/http/centre.ts': `
    import type {} from './circle.ts'; // ✗ no-cycles`,
  'server/src/http/forgotten.ts': `
    // ✗ no-orphans`,

  'web/src/main.tsx': `
    import 'react-dom';
    import './styles/index.css';
    import './app/router.tsx';`,
  'web/src/app/router.tsx': `
    import '../features/chat/composer.tsx';
    import '../features/notes/list.tsx';
    import '../ui/form/button.tsx';
    import '../client/call.ts';
    import '../text/errors.ts';
    import './logo.svg?raw';
    import 'node:path'; // ✗ web-app
    import '../hooks/scroll.ts'; // ✗ no-stray-room
    import '../../../server/src/config.ts'; // ✗ web-apart
    import 'fastify'; // ✗ seam-http`,
  'web/src/features/chat/composer.tsx': `
    import 'react';
    import './thread.tsx';
    import '../../ui/form/button.tsx';
    import '../../text/errors.ts';
    import '../../client/call.ts';
    import '@studia/contract/chat';
    import '../notes/list.tsx'; // ✗ web-feature
    import '../../app/shell.tsx'; // ✗ web-feature
    import 'node:path'; // ✗ web-feature`,
  'web/src/client/call.ts': `
    import '@studia/contract/endpoint';
    import 'react';
    import '../ui/feedback/toast.tsx'; // ✗ web-client
    import '../text/errors.ts'; // ✗ web-client
    import type {} from '../features/chat/thread.tsx'; // ✗ web-client`,
  'web/src/ui/form/button.tsx': `
    import 'react';
    import 'some-package';
    import './button.css';
    import '@studia/contract/limits'; // ✗ web-ui
    import '../../text/sentences.ts'; // ✗ web-ui
    import '../../client/session.ts'; // ✗ web-ui
    import '../lonely.tsx'; // ✗ no-stray-room`,
  'web/src/text/errors.ts': `
    import '@studia/contract/errors';
    import 'react';
    import 'some-package'; // ✗ web-text
    import '../ui/feedback/toast.tsx'; // ✗ web-text`,
  'web/src/app/router.test.tsx': `
    import './router.tsx';
    import 'node:path';
    import '../../../server/src/http/errors.ts'; // ✗ web-apart`,
};

const DEVELOPMENT = { vitest: '1', 'only-for-development': '1', '@types/something': '1' };
const UNDECLARED = 'declared-nowhere';

/** Every import of the house: where it stands, where it leads, and the rules that must report it. */
const lines = Object.entries(HOUSE).flatMap(([from, source]) =>
  source.split('\n').flatMap((line) => {
    const specifier = /import (?:.* from )?'(.+)'/.exec(line)?.[1];
    const rule = /✗ (\S+)/.exec(line)?.[1];
    return specifier || rule
      ? [{ from, specifier, rule, to: specifier ? leadsTo(from, specifier) : from }]
      : [];
  }),
);

/**
 * @param {string} from
 * @param {string} specifier
 */
function leadsTo(from, specifier) {
  if (specifier.startsWith('.')) return join(dirname(from), specifier.replace(/\?.*/, ''));
  if (specifier.startsWith('node:')) return specifier.slice('node:'.length);
  if (specifier === '@studia/mathematics') return 'mathematics/src/index.ts';
  if (specifier.startsWith('@studia/')) return specifier.replace(/^@studia\/(\w+)/, '$1/src') + '.ts';
  return `node_modules/${specifier}/index.js`;
}

/**
 * @param {string} root
 * @param {string} path
 * @param {string} text
 */
function write(root, path, text) {
  mkdirSync(dirname(join(root, path)), { recursive: true });
  writeFileSync(join(root, path), text);
}

/** @param {string} root */
function build(root) {
  const resolvable = lines.flatMap(({ rule, specifier, to }) =>
    specifier && rule !== 'no-unresolvable' ? [{ specifier, to }] : [],
  );
  for (const { to, specifier } of resolvable) {
    if (!specifier.startsWith('node:')) write(root, to, 'export const made = 1;\n');
    if (to.startsWith('node_modules/')) {
      const manifest = { name: specifier, exports: './index.js' };
      write(root, join(dirname(to), 'package.json'), JSON.stringify(manifest));
    }
  }
  for (const [path, source] of Object.entries(HOUSE)) write(root, path, source);

  const dependencies = Object.fromEntries(
    resolvable
      .map(({ specifier }) => specifier)
      .filter((name) => /^[@a-z]/.test(name) && !(name in DEVELOPMENT) && name !== UNDECLARED)
      .map((name) => [name, '1']),
  );
  const workspaces = ['contract', 'mathematics', 'server', 'web'];
  for (const workspace of workspaces) {
    write(
      root,
      `${workspace}/package.json`,
      JSON.stringify({ dependencies, exports: { '.': './src/index.ts', './*': './src/*.ts' } }),
    );
  }
  write(root, 'package.json', JSON.stringify({ workspaces, devDependencies: DEVELOPMENT }));
  mkdirSync(join(root, 'node_modules/@studia'), { recursive: true });
  for (const workspace of ['contract', 'mathematics'])
    symlinkSync(`../../${workspace}`, join(root, 'node_modules/@studia', workspace));
}

/**
 * @param {string} root
 * @param {string[]} options
 */
function cruise(root, ...options) {
  const program = join(REPOSITORY, 'node_modules/dependency-cruiser/bin/dependency-cruise.mjs');
  return spawnSync(process.execPath, [program, ...options, ...FOLDERS], {
    cwd: root,
    encoding: 'utf8',
    maxBuffer: 1e9,
  });
}

/**
 * What one rule reports, in an order that can be compared.
 * @param {string} rule
 * @param {Edge[]} violations
 */
function reported(rule, violations) {
  const edges = violations.filter((one) => one.rule === rule).map(({ from, to }) => `${from} → ${to}`);
  return [...new Set(edges)].toSorted((one, other) => one.localeCompare(other));
}

describe('import rules', () => {
  const root = realpathSync(mkdtempSync(join(tmpdir(), 'rooms-')));
  /** @type {Edge[]} */
  let found = [];

  before(() => {
    build(root);
    const { summary } = JSON.parse(cruise(root, ...BY_THE_RULES, '--output-type', 'json').stdout);
    found = summary.violations.map(
      (/** @type {{ rule: { name: string }, from: string, to: string }} */ { rule, from, to }) => ({
        rule: rule.name,
        from,
        to,
      }),
    );
  });
  after(() => rmSync(root, { recursive: true }));

  for (const rule of RULES) {
    test(rule, () => {
      // What can not be resolved is named as it was written.
      const planted = lines.map((line) =>
        rule === 'no-unresolvable' ? { ...line, to: line.specifier } : line,
      );
      const expected = reported(rule, planted);
      assert.notEqual(expected.length, 0, `no violation of ${rule} is planted`);
      assert.deepEqual(reported(rule, found), expected);
    });
  }

  test('no line is planted for a rule that does not exist', () => {
    const unknown = lines.filter(({ rule }) => rule && !RULES.includes(rule));
    assert.deepEqual(unknown, []);
  });

  test('the command fails and names the rule and the import', () => {
    const { status, stdout } = cruise(root, ...BY_THE_RULES);
    assert.notEqual(status, 0);
    assert.match(stdout, /error seam-payments: server\/src\/http\/sdks\.ts → node_modules\/stripe/);
  });

  test('every source file of this repository is read', () => {
    const onDisk = FOLDERS.flatMap((folder) =>
      readdirSync(join(REPOSITORY, folder), { recursive: true, encoding: 'utf8' })
        .map((path) => join(folder, path))
        .filter(isOurs),
    );
    /** @type {{ modules: { source: string, dependencies?: object[] }[] }} */
    const { modules } = JSON.parse(cruise(REPOSITORY, ...AS_CHECKED, '--output-type', 'json').stdout);
    const read = modules.filter(({ dependencies, source }) => dependencies && isOurs(source));
    assert.ok(read.length > 20, `only ${read.length} modules were cruised`);
    assert.deepEqual(
      onDisk.filter((path) => !read.some(({ source }) => source === path)),
      [],
    );
  });
});

/** @param {string} path */
function isOurs(path) {
  return /^(?:(?:contract|mathematics|server|web)\/src|tools)\/.+\.(?:tsx?|mjs)$/.test(path);
}
