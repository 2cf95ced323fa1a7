/** Chance that is the same every time (mulberry32). */
const chanceOf = (seed: number): (() => number) => {
  let state = seed;
  return () => {
    state = (state + 0x6d2b_79f5) | 0;
    let value = Math.imul(state ^ (state >>> 15), 1 | state);
    value = (value + Math.imul(value ^ (value >>> 7), 61 | value)) ^ value;
    return ((value ^ (value >>> 14)) >>> 0) / 4_294_967_296;
  };
};

const WORDS =
  'cell energy half of the light mitochondria grows 42 3.5 über naïve Ελλάς 細胞 клетка खाना سلول 🌱 don’t “quoted” e.g. A–B 100%'.split(
    ' ',
  );
const FORMULAS = [
  'x^2',
  String.raw`\frac{a}{b}`,
  'a_1 + b_2',
  String.raw`\sqrt{x}`,
  'E = mc^2',
  String.raw`\sum_{i=1}^n i`,
  '|x|',
];
const CODE = [
  'const a = 1;',
  'if (a < b) {\n  return "$5";\n}',
  'SELECT * FROM cells;',
  '# no heading\n\n- no list',
  'x = y_1 * 2',
];

/** A Markdown document as a careful writer would write it, of every part that a note may have. */
export const documentOf = (seed: number): string => {
  const chance = chanceOf(seed);
  const upTo = (most: number): number => Math.floor(chance() * most);
  const pick = <T>(list: readonly T[]): T => list[upTo(list.length)] as T;
  const words = (most = 8): string => Array.from({ length: 1 + upTo(most) }, () => pick(WORDS)).join(' ');
  const piece = (): string => {
    const kinds = [
      () => words(),
      () => `**${words(3)}**`,
      () => `*${words(3)}*`,
      () => `~~${words(2)}~~`,
      () => `\`${pick(['x = 1', 'a|b', 'f(x)', '$HOME'])}\``,
      () => `$${pick(FORMULAS.slice(0, -1))}$`,
      () => `[${words(2)}](https://example.org/${upTo(99)})`,
      () => `[Biology, p. ${upTo(99)}](#q=k${upTo(9_999)})`,
      () => String.raw`costs \$5 and \$10`,
      () => String.raw`1\* 2 \_ under`,
    ];
    return pick(kinds)();
  };
  const line = (most = 4): string =>
    `word ${Array.from({ length: 1 + upTo(most) }, piece).join(' and ')} end`;
  const indented = (text: string, by: number): string => text.replaceAll(/\n(?=.)/g, `\n${' '.repeat(by)}`);
  const list = (depth: number): string => {
    const kind = pick(['-', '1', 'task'] as const);
    return Array.from({ length: 2 + upTo(3) }, (_, at) => {
      const sign = kind === '1' ? `${at + 1}. ` : kind === 'task' ? `- [${pick([' ', 'x'])}] ` : '- ';
      const nested = depth > 0 && chance() < 0.4 ? `\n${list(depth - 1)}` : '';
      return `${sign}${line(2)}${indented(nested, kind === '1' ? 3 : 2)}`;
    }).join('\n');
  };
  const table = (): string => {
    const width = 2 + upTo(3);
    const row = () =>
      `| ${Array.from({ length: width }, () => pick([words(2), '**b**', '$x^2$', '`code`'])).join(' | ')} |`;
    return [row(), `| ${Array.from({ length: width }, () => '-').join(' | ')} |`, row(), row()].join('\n');
  };
  const blocks = [
    () => line(),
    () => `${'#'.repeat(1 + upTo(4))} ${words(4)}`,
    () => list(2),
    table,
    () => `\`\`\`${pick(['', 'js', 'python'])}\n${pick(CODE)}\n\`\`\``,
    () => `$$\n${pick(FORMULAS)}\n$$`,
    () => `> ${line(2)}\n>\n> ${line(1)}`,
    () => '***'.replaceAll('*', '-'),
    () => `${line(2)}\n${line(1)}`,
    () => `![${words(2)}](/api/notes/pictures/01948b3c-7d5e-7abc-9def-0123456789ab)`,
  ];
  const made: string[] = [];
  for (let count = 4 + upTo(10); count > 0; count -= 1) {
    const block = pick(blocks)();
    // Two lists in a row are told apart by their signs; here one is enough.
    const isList = (text: string | undefined): boolean => /^(?:- |1\. )/.test(text ?? '');
    made.push(...(isList(block) && isList(made.at(-1)) ? [words()] : []), block);
  }
  return made.join('\n\n');
};
