import { createHash } from 'node:crypto';
import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { Script } from 'node:vm';

/** @typedef {{ exports: Record<string, unknown> }} Loaded */

/**
 * Loads CommonJS files of the build together with what V8 made of them before, so that a start does not read megabytes of code anew.
 * Node keeps such code from 22.1 on, but 20 does not, and no version does it while a build is made.
 * @param {string} folder
 */
export const makeLoader = (folder) => {
  const compiled = join(folder, 'compiled');
  /** @type {Map<string, Loaded>} */
  const loaded = new Map();
  /** @type {Map<string, Script>} */
  const scripts = new Map();

  /** @param {string} file */
  const load = (file) => {
    const before = loaded.get(file);
    if (before) return before.exports;
    /** @type {Loaded} */
    const module = { exports: {} };
    // Two files may need each other: who comes second gets what is there.
    loaded.set(file, module);
    const content = readFileSync(file);
    const place = join(compiled, nameFor(content));
    const cachedData = readIfThere(place);
    const script = new Script(
      `(function (exports, require, module, __filename, __dirname) { ${content.toString()}\n})`,
      { filename: file, ...(cachedData && { cachedData }) },
    );
    if (!cachedData || script.cachedDataRejected) scripts.set(place, script);
    script.runInThisContext()(module.exports, requireFor(file), module, file, dirname(file));
    return module.exports;
  };

  /** @param {string} file */
  const requireFor = (file) => {
    const others = createRequire(file);
    /** @param {string} name */
    return (name) => (name.startsWith('./') ? load(join(dirname(file), name)) : others(name));
  };

  /** Keeps what V8 has made of the files so far, with the functions that have run. */
  const keep = () => {
    mkdirSync(compiled, { recursive: true });
    for (const [place, script] of scripts) {
      const draft = `${place}-${process.pid}`;
      writeFileSync(draft, script.createCachedData());
      // Nobody reads half of it.
      renameSync(draft, place);
    }
  };

  return { load: (/** @type {string} */ name) => load(join(folder, name)), keep };
};

/**
 * V8 takes any source of the same length for the same, so the name says which it was made of.
 * @param {Buffer} content
 */
const nameFor = (content) =>
  createHash('sha1').update(`${process.version} ${process.arch} `).update(content).digest('hex');

/** @param {string} file */
const readIfThere = (file) => {
  try {
    return readFileSync(file);
  } catch {
    return undefined;
  }
};
