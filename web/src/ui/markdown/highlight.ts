import { createCssVariablesTheme, createHighlighterCore, type ThemedToken } from 'shiki/core';
import { createJavaScriptRegexEngine } from 'shiki/engine/javascript';
import type { LanguageName } from './languages.ts';

const GRAMMARS = {
  python: () => import('shiki/langs/python.mjs'),
  javascript: () => import('shiki/langs/javascript.mjs'),
  typescript: () => import('shiki/langs/typescript.mjs'),
  java: () => import('shiki/langs/java.mjs'),
  c: () => import('shiki/langs/c.mjs'),
  cpp: () => import('shiki/langs/cpp.mjs'),
  html: () => import('shiki/langs/html.mjs'),
  css: () => import('shiki/langs/css.mjs'),
  sql: () => import('shiki/langs/sql.mjs'),
  json: () => import('shiki/langs/json.mjs'),
  bash: () => import('shiki/langs/bash.mjs'),
} satisfies Record<LanguageName, () => Promise<unknown>>;

const THEME = createCssVariablesTheme({ name: 'ink', variablePrefix: '--code-', fontStyle: true });

const highlighter = createHighlighterCore({
  themes: [THEME],
  langs: [],
  engine: createJavaScriptRegexEngine({ forgiving: true }),
});

/** The words of a program, line by line, with their colours. */
export const highlight = async (code: string, language: LanguageName): Promise<ThemedToken[][]> => {
  const marker = await highlighter;
  await marker.loadLanguage(GRAMMARS[language]());
  return marker.codeToTokensBase(code, { lang: language, theme: 'ink' });
};
