/**
 * The names of what failed, or passed only on a second try, read from the reports of the three test runners: whoever
 * sees only the last lines of a long run still learns what to mend.
 */

/**
 * @typedef {{ failed: string[], late: string[] }} ToMend
 * @typedef {{ status: string, fullName: string, failureMessages?: string[] }} VitestTest
 * @typedef {{ name: string, status: string, assertionResults: VitestTest[] }} VitestFile
 * @typedef {{ title: string, tests: { status: string }[] }} PlaywrightSpec
 * @typedef {{ title: string, specs?: PlaywrightSpec[], suites?: PlaywrightSuite[] }} PlaywrightSuite
 */

/**
 * @param {VitestFile[]} files
 * @returns {ToMend}
 */
export const toMendInVitest = (files) => {
  /** @param {(test: VitestTest) => boolean} ended */
  const testsThat = (ended) =>
    files.flatMap(({ name, assertionResults }) =>
      assertionResults.filter(ended).map(({ fullName }) => `${name} › ${fullName}`),
    );
  // A file that could not even be loaded has no tests, but a name.
  const unread = files.filter((file) => file.status === 'failed' && file.assertionResults.length === 0);
  return {
    failed: [...unread.map(({ name }) => name), ...testsThat(({ status }) => status === 'failed')],
    late: testsThat(({ status, failureMessages = [] }) => status === 'passed' && failureMessages.length > 0),
  };
};

/**
 * @param {PlaywrightSuite[]} suites
 * @returns {ToMend}
 */
export const toMendInPlaywright = (suites) => {
  const specs = suites.flatMap((suite) => specsOf(suite));
  /** @param {string} outcome */
  const ended = (outcome) =>
    specs.filter(({ tests }) => tests.some(({ status }) => status === outcome)).map(({ title }) => title);
  return { failed: ended('unexpected'), late: ended('flaky') };
};

/**
 * @param {PlaywrightSuite} suite
 * @returns {PlaywrightSpec[]}
 */
const specsOf = ({ title, specs = [], suites = [] }) =>
  [...specs, ...suites.flatMap(specsOf)].map((spec) => ({
    title: `${title} › ${spec.title}`,
    tests: spec.tests,
  }));

/**
 * @param {string} tap only its outermost lines: a test within a test fails its parent too
 * @returns {ToMend}
 */
export const toMendInTap = (tap) => ({
  failed: [...tap.matchAll(/^not ok \d+ - (.+)$/gm)].map(([, name = '']) => name),
  late: [],
});
