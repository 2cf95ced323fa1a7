/** Mathematics as students type it, in signs that are read everywhere: “5root2”, “2sinx”, “sin 150”, “<3, 4>”, “rite”. */
export const inSchoolWriting = (message: string): string => WAYS.reduce((text, way) => way(text), message);

// A word before it may make another root of it, or none: “cube root 8”, “root of x² − 4”.
const withRoots = (message: string): string =>
  message.replaceAll(
    /(?<!\b(?:square|cube|cubed|third|fourth|nth|\dth|the|a|each|one|every|real|double) )(?<!\p{L})roots?\s?(?=\d|\(\s?[\dx])/giu,
    '√',
  );

const withFunctions = (message: string): string =>
  message
    .replaceAll(/(?<![\p{L}\d])(\d{0,4}[xyt])(sin|cos|tan|ln)(?=\s?\(?\d{0,3}[xyt](?!\p{L}))/gu, '$1 $2')
    .replaceAll(/(?<!\p{L})(sin|cos|tan|ln)(²|\^2)?(?=\d{0,3}[xθ](?!\p{L}))/gu, '$1$2 ');

/** In school, a whole number of two or three digits is an angle in degrees, unless it is said to be in radians. */
const withDegrees = (message: string): string =>
  /\bpi\b|π|\brad/i.test(message)
    ? message
    : message.replaceAll(
        /(?<!\p{L})(sin|cos|tan)\s*(?:of\s+)?(?:\(\s*(\d{2,3}(?:\.\d+)?)\s*\)|(\d{2,3}(?:\.\d+)?)(?![\d.\p{L}]))(?!\s*(?:°|degrees?\b|\^))/giu,
        (_, name: string, inBrackets?: string, bare?: string) => `${name}(${inBrackets ?? bare ?? ''}°)`,
      );

// Behind “=” stand the values of an answer.
const LIST = String.raw`(?:\s*(?:is|are|:))?\s+((?:[-−]?\d{1,6}[\s,]+){1,8}[-−]?\d{1,6})`;
const TABLE = new RegExp(String.raw`\bx${LIST}[\s,;.]+(?:and\s+)?y${LIST}(?![\d^])`, 'i');

/** A table of x and y, as the points on a line. */
const withTables = (message: string): string =>
  message.replace(TABLE, (whole: string, ...lists: string[]) => {
    const [xs = [], ys = []] = lists.slice(0, 2).map((list) => list.match(/[-−]?\d+/g) ?? []);
    const points = xs.map((x, at) => `(${x}, ${ys[at]})`);
    return xs.length === ys.length && xs.length > 1
      ? `find the equation of the line through ${points.slice(0, -1).join(', ')} and ${points.at(-1)}`
      : whole;
  });

const withVectors = (message: string): string =>
  message.replaceAll(/<(\s?[-−]?\d{1,6}(?:\s?,\s?[-−]?\d{1,6}){1,3}\s?)>/g, '($1)');

/** “(3 ± √41)/4” names two numbers. */
const withBothSigns = (message: string): string =>
  message.replace(
    /(?<![\p{L}\d])[\d√π()[\]\s./*−-]{0,40}(?:±|\+\s?\/\s?-)(?:pi|[\d√π()\s./*i]){1,40}/u,
    (run) => {
      const [start = '', end = ''] = [/^\s*/.exec(run)?.[0], /\s*$/.exec(run)?.[0]];
      const [one, other] = ['+', '-'].map((sign) => run.trim().replace(/±|\+\s?\/\s?-/, sign));
      return `${start}${one} or ${other}${end}`;
    },
  );

const withPi = (message: string): string => message.replaceAll(/(?<!\p{L})pi(?!\p{L})/giu, 'π');

/** “x = 4 and x = −2” names two values of one letter. */
const withEither = (message: string): string =>
  message.replaceAll(
    /(?<!\p{L})(\p{Ll}\s?=\s?[-−]?[\d./√π]+)\s+and\s+(?=(\p{Ll})\s?=)/gu,
    (whole, one: string, letter: string) => (one.startsWith(letter) ? `${one} or ` : whole),
  );

/** “(x − 3)(x + 3) over x(x + 3)”. */
const withOver = (message: string): string =>
  message.replaceAll(
    /((?:\([^()]{1,40}\)){1,4})\s+over\s+((?:\d{0,4}[a-z])?(?:\([^()]{1,40}\)){1,4}|\d{0,4}[a-z])(?!\p{L})/giu,
    '($1)/($2)',
  );

/** “The first 20 terms of 7 + 11 + 15 + ...” are those of a sequence. */
const withSeries = (message: string): string =>
  !/\bfirst \w+ terms\b/i.test(message)
    ? message
    : message.replaceAll(
        /(?<![\d.])[-−]?\d{1,9}(?:\.\d{1,6})?(?:\s?\+\s?[-−]?\d{1,9}(?:\.\d{1,6})?){2,8}\s?\+?\s?(?:\.{2,4}|…)(?!\s?\+)/g,
        (series) => series.replaceAll(/\s?\+\s?/g, ', ').replace(/(?:,\s)?(?:\.{2,4}|…)$/, ', ...'),
      );

/** “f(x) = … find f^-1(x)”. */
const withInverses = (message: string): string =>
  message.replace(
    /(?<!\p{L})(([fgh])\(x\)\s?=\s?(?:[^,;?.()]|\.(?=\d)|\((?!x\)))(?:[^,;?.(]|\.(?=\d)|\((?!x\))){0,60}?)[,;.]?\s+(?:(?:and|please|pls)\s+)?(?:find|what(?:'s| is|s)?|get|determine)\s+(?:the\s+)?\2\s?(?:\^\s?[({]?\s?[-−]\s?1\s?[)}]?|⁻¹)\s?\(x\)/iu,
    'find the inverse of $1',
  );

/** “7C2” and “5P3” count ways; written out they can be worked out. */
const withChoices = (message: string): string =>
  message.replaceAll(
    /(?<![\p{L}\d.])(\d{1,2})\s?([CP])\s?(\d{1,2})(?![\p{L}\d.])/gu,
    (whole, all: string, sign: string, some: string) => {
      const rest = Number(all) - Number(some);
      if (rest < 0) return whole;
      return sign === 'P' ? `${all}!/${rest}!` : `${all}!/(${some}!*${rest}!)`;
    },
  );

/** “Let u = sin x, (2u + 1)(u − 1) = 0” speaks of the sine. */
const withLet = (message: string): string => {
  const [, letter = '', meaning = '', rest = ''] = LET.exec(message) ?? [];
  return letter === '' || /\bd[a-z]\b/i.test(message)
    ? message
    : rest.replaceAll(new RegExp(String.raw`(?<!\p{L})${letter}(?!\p{L})`, 'gu'), `(${meaning.trim()})`);
};
const LET =
  /^\W*(?:(?:so|ok|then|i)\s)*let\s([a-z])\s?=\s?([^,;=]{1,40}?)(?:[,;]|\s(?:so|then|and))\s*((?=.*=).{3,120})$/iu;

/** “6.02e23”, as calculators show it. */
const withPowersOfTen = (message: string): string =>
  message.replaceAll(
    /(?<![\p{L}\d.])(\d{1,12}(?:\.\d{1,12})?)e([-−+]?\d{1,3})(?![\p{L}\d.^])/giu,
    (_, digits: string, power: string) => `${digits} × 10^${power.replace('+', '')}`,
  );

/** “mu = 50” is one letter. */
const withGreek = (message: string): string =>
  message.replaceAll(/(?<!\p{L})mu(?=\s?=)/giu, 'μ').replaceAll(/(?<!\p{L})sigma(?=\s?=)/giu, 'σ');

/** “In the form a + bi” says how a result is to be written, and is no sum. */
const withoutFormAskedFor = (message: string): string =>
  message.replaceAll(/[\s,]*\b(?:in|as) (?:the )?(?:form )?a\s?\+\s?b\s?i\b(?: form)?/gi, ' ');

/** “d/dx of 3x²” asks for the derivative. */
const withDifferential = (message: string): string =>
  message.replaceAll(/(?<![\p{L}\d])d\s?\/\s?dx\s+of\s+(?=[\d(a-z√-])/giu, 'derivative of ');

/** “63 cm squared”, “63 sq cm”, “90 cubic cm”. */
const withSquareUnits = (message: string): string =>
  message
    .replaceAll(/(?<=\d\s?(?:[kcdm]?m|ft|in))\s(?:squared|sq)\b/gi, '²')
    .replaceAll(/(?<=\d\s?(?:[kcdm]?m|ft|in))\scubed\b/gi, '³')
    .replaceAll(/(?<=\d\s?)(?:sq\.?|square)\s([kcdm]?m|ft|in)(?!\p{L})/giu, '$1²')
    .replaceAll(/(?<=[\dπ]\s?)cubic\s([kcdm]?m|ft|in)(?!\p{L})/giu, '$1³');

/** “8 + 12 : 4 × 3”: between other signs a colon divides. */
const withColons = (message: string): string =>
  A_CLOCK.test(message)
    ? message
    : message.replaceAll(
        /(?<=[\d)] ?[-+−×*x·] ?\(?\d{1,9}(?:\.\d{1,6})? ?): ?(?=\d)|(?<=\d) ?: ?(?=\d{1,9}(?:\.\d{1,6})? ?[-+−×*·] ?\d)/g,
        '÷ ',
      );
const A_CLOCK = /(?<!\d)\d{1,2}:[0-5]\d(?!\d)/;

/** “Make r the subject: V = …” asks for a formula to be solved for r. */
const withSubjects = (message: string): string =>
  message.replace(
    /\b(?:make|get)\s(\p{L})\s(?:as\s)?the\ssubject(?:\sof)?[\s:,]*(?:(?:in|the formula|formula)\s)*(?=\p{L}\s?=)/iu,
    'solve for $1: ',
  );

/** “Write x² + 6x − 1 as (x + a)² + b” asks for a square to be completed. */
const withSquareForm = (message: string): string =>
  message.replace(
    /\b(?:write|express|put)\s((?:[\dx²^+−-]|\s){5,30}?)\s(?:as|in the form|into the form|in form)\s(?:a|\d)?\s?\(x\s?[-+−]\s?[a-z]\)(?:²|\^2)\s?[-+−]\s?[a-z]/iu,
    'complete the square $1',
  );

/** “1/2 [2 −1; −4 3]” is a matrix with a number in front. */
const withMatrices = (message: string): string =>
  message
    .replaceAll(
      /(?<=\d\s?[*·×]?\s?)\[\s?((?:[-−]?\d{1,6}(?:\.\d{1,4})?[ ,]{1,3}){1,5}[-−]?\d{1,6}(?:\.\d{1,4})?)\s?((?:;\s?(?:[-−]?\d{1,6}(?:\.\d{1,4})?[ ,]{1,3}){1,5}[-−]?\d{1,6}(?:\.\d{1,4})?\s?){1,5})\]/g,
      (_, first: string, rest: string) =>
        `[${[first, ...rest.split(';').slice(1)].map((row) => `[${row.trim().split(/[ ,]+/).join(', ')}]`).join(', ')}]`,
    )
    .replaceAll(
      /(?<![\d.\p{L})])([-−]?\d{1,6}(?:\/\d{1,6})?)\s?[*×·]?\s?(\[\[[-−\d.,[\] ]{3,80}\]\])/gu,
      (_, factor: string, cells: string) =>
        cells.replaceAll(/[-−]?\d{1,6}(?:\.\d{1,4})?/g, (cell) => scaled(cell, factor)),
    );

const scaled = (cell: string, factor: string): string => {
  const [top = 1, bottom = 1] = factor.replace('−', '-').split('/').map(Number);
  const value = Number(cell.replace('−', '-')) * top;
  return Number.isInteger(value / bottom) ? String(value / bottom) : `${value}/${bottom}`;
};

const withWholeWords = (message: string): string =>
  message
    // “*ava 48” puts right what was said before.
    .replace(/^\s?\*\s?(?=\p{L}{2})/u, '')
    // In “3 half lives” nothing is halved.
    .replaceAll(/\bhalf[ -]?(life|lives|lifes|time)\b/gi, 'half$1')
    .replaceAll(/\brite\b/gi, 'right')
    .replaceAll(/\b(?:abt|abouts)\b/gi, 'about')
    .replaceAll(/(?<=\d\s)(?:n|nd)(?=\s[-−]?(?:[a-z]\s?=\s?)?\d)/gi, 'and');

const WAYS = [
  withRoots,
  withFunctions,
  withDegrees,
  withTables,
  withVectors,
  withBothSigns,
  withPi,
  withEither,
  withOver,
  withSeries,
  withInverses,
  withChoices,
  withLet,
  withPowersOfTen,
  withGreek,
  withoutFormAskedFor,
  withDifferential,
  withSquareForm,
  withMatrices,
  withSquareUnits,
  withColons,
  withSubjects,
  withWholeWords,
];
