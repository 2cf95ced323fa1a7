/**
 * The names of what failed, read from the reports of the three test runners: whoever sees only the last lines of a
 * long run still learns what to mend.
 */

/**
 * @typedef {{ assertionResults: { status: string, fullName: string }[], name: string, status: string }} VitestFile
 * @typedef {{ title: string, specs?: { ok: boolean, title: string }[], suites?: PlaywrightSuite[] }} PlaywrightSuite
 */

/** @param {VitestFile[]} files a file that could not even be loaded has no tests, but a name */
export const failedInVitest = (files) =>
  files
    .filter(({ status }) => status === 'failed')
    .flatMap(({ name, assertionResults }) => {
      const failed = assertionResults.filter(({ status }) => status === 'failed');
      return failed.length === 0 ? [name] : failed.map(({ fullName }) => `${name} › ${fullName}`);
    });

/**
 * @param {PlaywrightSuite[]} suites
 * @returns {string[]}
 */
export const failedInPlaywright = (suites) =>
  suites.flatMap(({ title, specs = [], suites: within = [] }) =>
    [...specs.filter(({ ok }) => !ok).map((spec) => spec.title), ...failedInPlaywright(within)].map(
      (name) => `${title} › ${name}`,
    ),
  );

/** @param {string} tap only the outermost lines: a test within a test fails its parent too */
export const failedInTap = (tap) => [...tap.matchAll(/^not ok \d+ - (.+)$/gm)].map(([, name = '']) => name);
