import { readFileSync } from 'node:fs';
import { SourceMap } from 'node:module';
import { dirname, join, sep } from 'node:path';

/**
 * Stacks name lines of the sources. Node does that itself, but reads every map when it reads the code, which takes a start a tenth
 * of its time; here a map is read when the first stack needs it.
 * @param {string} folder
 */
export const nameSourceLines = (folder) => {
  /** @type {Map<string, SourceMap | null>} */
  const maps = new Map();

  /** @param {string} file */
  const mapOf = (file) => {
    const known = maps.get(file);
    if (known !== undefined) return known;
    const map = readMap(`${file}.map`);
    maps.set(file, map);
    return map;
  };

  /** @param {NodeJS.CallSite & { toString: () => string }} site */
  const lineOf = (site) => {
    const text = site.toString();
    const file = site.getFileName();
    const [line, column] = [site.getLineNumber(), site.getColumnNumber()];
    if (!file?.startsWith(folder + sep) || line === null || column === null) return text;
    const entry = mapOf(file)?.findEntry(line - 1, column - 1);
    if (!entry || !('originalSource' in entry)) return text;
    const source = join(dirname(file), entry.originalSource);
    return text.replace(
      `${file}:${line}:${column}`,
      `${source}:${entry.originalLine + 1}:${entry.originalColumn + 1}`,
    );
  };

  Error.prepareStackTrace = (error, sites) =>
    [headOf(error), ...sites.map((site) => `    at ${lineOf(site)}`)].join('\n');
};

/** @param {Error} error */
const headOf = (error) => {
  try {
    return Error.prototype.toString.call(error);
  } catch {
    return 'Error';
  }
};

/** @param {string} file */
const readMap = (file) => {
  try {
    return new SourceMap(JSON.parse(readFileSync(file, 'utf8')));
  } catch {
    return null;
  }
};
