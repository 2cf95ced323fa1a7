/** The programming languages that are set in colours, as they are called on the page. */
const LANGUAGES = {
  python: 'Python',
  javascript: 'JavaScript',
  typescript: 'TypeScript',
  java: 'Java',
  c: 'C',
  cpp: 'C++',
  html: 'HTML',
  css: 'CSS',
  sql: 'SQL',
  json: 'JSON',
  bash: 'Shell',
} as const;

export type LanguageName = keyof typeof LANGUAGES;

const ALSO: Readonly<Record<string, LanguageName>> = {
  py: 'python',
  python3: 'python',
  js: 'javascript',
  jsx: 'javascript',
  ts: 'typescript',
  'c++': 'cpp',
  sh: 'bash',
  shell: 'bash',
  zsh: 'bash',
};

/** The language that a fence names, if its colours are known, and what to call it. */
export const languageOf = (named: string): { name: LanguageName | null; label: string } => {
  const asked = named.toLowerCase();
  const name = ALSO[asked] ?? (asked in LANGUAGES ? (asked as LanguageName) : null);
  return { name, label: name ? LANGUAGES[name] : named };
};
