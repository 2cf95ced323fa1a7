/** A program that stands in a message. */
export interface ShownProgram {
  /** Its lines as the student has them, without prompts and fences. */
  code: string;
  /** What else is said: the question, an error message, what it should do. */
  words: string;
  /** It was typed at Python's prompt, which shows the value of each line. */
  isPrompt: boolean;
}

const [LONGEST, MOST_LINES, LONGEST_LINE] = [5000, 150, 300];

/** Other languages, which are left to others: braces, semicolons at the end, their own words. */
const OTHER_LANGUAGE =
  /\)\s*\{\s*$|[^\s#];\s*$|^\s*(?:let|const|var)\s+\w+\s*=|\bfunction\s*\w*\s*\(|console\.log|System\.out|\bpublic\s+(?:static|class)|#include|\bcout\s*<<|\bprintf\s*\(|<\/?(?:html|div|p|h\d|body|script|a|ul|li)\b[^>]*>|^\s*(?:SELECT|INSERT|UPDATE|CREATE)\b|=(?:SUM|IF|AVERAGE|VLOOKUP)\(|^\s*(?:then|end|fi|done|end if|endif|next \w+)\s*$|<-|\bINPUT\b|\bOUTPUT\b/m;

const NAME = String.raw`[A-Za-z_]\w*`;
const TARGET = String.raw`${NAME}(?:\.\w+|\[[^\]\n]*\])*`;
/** Lines that only a program has. */
const SURELY_CODE = new RegExp(
  [
    String.raw`^\s*(?:>>>|\.\.\.)\s`,
    String.raw`^\s*(?:def|class)\s+${NAME}\s*(?:\([^)]*\)\s*(?:->.*)?:?|:)\s*(?:#.*)?$`,
    String.raw`^\s*for\s+${NAME}(?:\s*,\s*${NAME})*\s+in\s+\S.*:`,
    String.raw`^\s*for\s+${NAME}\s+in\s+(?:range|len|enumerate)\b`,
    String.raw`^\s*(?:while|if|elif|While|If|Elif|else if)\b.*:\s*(?:#.*)?$`,
    String.raw`^\s*(?:while|if|elif)\s+\(?${TARGET}\s*(?:[<>=!]=?|in\b|%).*?:`,
    String.raw`^\s*(?:else|try|finally|except(?:\s+\w+)?)\s*:`,
    String.raw`^\s*while\s+(?:True|1|not\s+\w+|${NAME}\s*[<>=!]=?\s*\S+)\s*$`,
    String.raw`^\s*if\s+${TARGET}\s*(?:[<>=!]=?|%)\s*\S+(?:\s*[<>=!]=\s*\S+)?\s*$`,
    String.raw`^\s*(?:from\s+\w+\s+)?import\s+\w+(?:\s+as\s+\w+)?\s*$|^\s*from\s+[\w.]+\s+import\s+(?:\*|\w+(?:\s*,\s*\w+)*)\s*$`,
    String.raw`^\s*with\s+\S.*\s+as\s+\w+\s*:`,
    String.raw`^\s*[Pp]rint\s*\(`,
    String.raw`^\s*print\s+["']`,
    String.raw`^\s*${TARGET}\s*(?:[-+*/%]|//|\*\*)=\s*\S`,
    String.raw`^\s*${TARGET}\s*=\s*(?:int|float|str)?\(?input\s*\(`,
    String.raw`^\s*${TARGET}\s*=\s*(?:["'\[{]|True\b|False\b|None\b|f["'])`,
    String.raw`^\s*${NAME}(?:\.${NAME})+\([^)\n]*\)\s*$`,
    String.raw`^\s+return\b`,
    String.raw`^\s*(?:break|continue|pass)\s*$`,
  ].join('|'),
);
/** Lines that stand in programs, and elsewhere too. */
const PERHAPS_CODE = new RegExp(
  String.raw`^\s*${TARGET}(?:\s*,\s*${TARGET})*\s*=[+=]?\s*[^=\s].*$|^\s*${NAME}\(.*\)\s*$|^\s*#|^\s*return\b|^\s*else\s*$|^\s*${NAME}(?:\+\+|--)\s*$|^\s*(?:global|del)\s+\w+|^\s*print\b|^\s*[\]})]+\s*$|^\s*while\s+\S+\s*$`,
);
/** At least three words in a row that are no code. */
const PROSE = /^(?!\s*(?:#|["'([{]))[^=()[\]{}"]*\b[\p{L}'’]+ [\p{L}'’]+ [\p{L}'’]+/u;
const ERROR_MESSAGE = /^\s*(?:Traceback \(|File ["“]|\w*(?:Error|Exception|Interrupt)\b\s*:|\^+\s*$)/;

/** The program in a message, whatever stands around it; null where none is shown. */
export const findProgram = (message: string): ShownProgram | null => {
  if (message.length > LONGEST) return null;
  const straight = message.replaceAll(/[“”]/g, '"').replaceAll(/[‘’](?=[^\n]*\))/g, "'");
  const found = inFence(straight) ?? inLines(straight) ?? inOneLine(straight);
  if (!found || OTHER_LANGUAGE.test(found.code) || isTooLong(found.code.split('\n'))) return null;
  return atPrompt(found) ?? { ...found, code: evenIndent(found.code), isPrompt: false };
};

const isTooLong = (lines: readonly string[]): boolean =>
  lines.length > MOST_LINES || lines.some(({ length }) => length > LONGEST_LINE);

type FoundProgram = Pick<ShownProgram, 'code' | 'words'>;

const inFence = (message: string): FoundProgram | null => {
  const [fence = '', language = '', code = ''] =
    /```([a-z\d]*)[ \t]*\n([^]*?)(?:\n[ \t]*```|$)/i.exec(message) ?? [];
  if (fence === '' || (language !== '' && !/^(?:py|python3?)$/i.test(language))) return null;
  return hasCode(code.split('\n')) ? { code, words: message.replace(fence, '\n') } : null;
};

const isCode = (line: string): boolean => SURELY_CODE.test(line) && !isSentence(line);
/** “if you add 5 to it, what happens:” has a colon and no sign of a program. */
const isSentence = (line: string): boolean =>
  /^\s*(?:if|while|for|else|try|import|from|with)\b/.test(line) &&
  !/[=<>()[\]%"'!]|\bin\b|\bnot\b|^\s*(?:else|try)\s*:|^\s*(?:while|if) \w+\s*:\s*$|import (?:\*|\w+)|\bTrue\b/.test(
    line,
  );
const isLikely = (line: string): boolean => PERHAPS_CODE.test(line) && !PROSE.test(line.replace(/#.*/, ''));

const hasCode = (lines: readonly string[]): boolean =>
  lines.some(isCode) || lines.filter(isLikely).length > 1;

/** From the first line of code to the last; lines of plain words between them are no part of it. */
const inLines = (message: string): FoundProgram | null => {
  const lines = message.split('\n').flatMap(afterWords);
  const kinds = lines.map((line, at): 'code' | 'perhaps' | 'words' | 'open' => {
    // An error message repeats the line that it is about.
    if (ERROR_MESSAGE.test(line) || /^\s*File ["“]/.test(lines[at - 1] ?? '')) return 'words';
    if (isCode(line)) return 'code';
    if (isLikely(line)) return 'perhaps';
    return line.trim() === '' ? 'open' : PROSE.test(line) ? 'words' : 'open';
  });
  const isOwn = (kind: string): boolean => kind === 'code' || kind === 'perhaps';
  const [first, last] = [kinds.findIndex(isOwn), kinds.findLastIndex(isOwn)];
  const own = kinds.filter(isOwn).length;
  if (!kinds.includes('code') || (own < 2 && !/^\s*print\s*["'(]/m.test(lines[first] ?? ''))) return null;
  // A line that goes on with an indent, or ends in a bracket, belongs to what stands before it.
  let end = last;
  while (end + 1 < lines.length && /^\s+\S/.test(lines[end + 1] ?? '') && kinds[end + 1] === 'open') end += 1;
  const isIn = (at: number): boolean => at >= first && at <= end && kinds[at] !== 'words';
  return {
    code: lines.filter((_, at) => isIn(at)).join('\n'),
    words: lines.filter((_, at) => !isIn(at)).join('\n'),
  };
};

/** “my code: x = 5”: the words before a colon stand on a line of their own. */
const afterWords = (line: string): string[] => {
  const [, words = '', code = ''] = /^([^:=()"'[\]]{3,80}:)\s+(\S.*)$/.exec(line) ?? [];
  return code !== '' && !isCode(line) && (isCode(code) || isLikely(code)) ? [words, code] : [line];
};

/** “what does print(7 // 2) show”, “x = 5; y = 2; print(x * y)”, `for i in range(3): print(i)`. */
const inOneLine = (message: string): FoundProgram | null => {
  const ticked = /`([^`\n]{5,300})`/.exec(message);
  if (ticked?.[1] !== undefined && (isCode(ticked[1]) || /\bprint\(/.test(ticked[1])))
    return { code: ticked[1], words: message.replace(ticked[0], ' … ') };
  const start =
    /(?<![\w.])(?:(?:for \w+ in [^:\n]{1,80}|while [^:\n]{1,80}|if [^:\n]{1,80}[<>=!%][^:\n]{1,80}):\s*(?=\w+[\s(=+])|\w+ ?= ?[^=\n;]{1,60};|print\((?!\)))/.exec(
      message,
    );
  if (!start) return null;
  const rest = message.slice(start.index);
  const end = endOfCode(rest);
  const code = rest.slice(0, end);
  return end > 0 && !code.includes('\n')
    ? { code, words: `${message.slice(0, start.index)} … ${rest.slice(end)}` }
    : null;
};

/** Behind the last closing bracket of the last call, before words go on; 0 where it is never closed. */
const endOfCode = (rest: string): number => {
  let [depth, quote, end] = [0, '', 0];
  for (const [at, sign] of Array.from(rest).entries()) {
    if (sign === '\n') break;
    if (quote !== '') quote = sign === quote ? '' : quote;
    else if (sign === '"' || sign === "'") quote = sign;
    else if (sign === '(' || sign === '[') depth += 1;
    else if (sign === ')' || sign === ']') {
      depth -= 1;
      if (depth === 0) end = at + 1;
      // What follows a call is a sign of the program, or it is the end of it.
      if (depth === 0 && !/^\s*(?:[-+*/%<>=:;,.[)]|(?:and|or|if|else|in|not)\b)/.test(rest.slice(at + 1)))
        break;
    }
  }
  return end;
};

/** Lines at Python's prompt: those without one are what it showed. */
const atPrompt = ({ code, words }: FoundProgram): ShownProgram | null => {
  const lines = code.split('\n');
  if (!lines.some((line) => /^\s*>>> ?/.test(line))) return null;
  const own = lines.flatMap((line) => /^\s*(?:>>>|\.\.\.) ?(.*)$/.exec(line)?.slice(1, 2) ?? []);
  return { code: own.join('\n'), words, isPrompt: true };
};

/** Without the indent that all lines have, and with spaces for tabs. */
const evenIndent = (code: string): string => {
  const lines = code.replaceAll('\t', '    ').replace(/\s+$/, '').split('\n');
  const indents = lines.filter((line) => line.trim() !== '').map((line) => /^ */.exec(line)?.[0].length ?? 0);
  // A first line that lost its indent when it was copied says nothing of the others.
  const common = Math.min(...indents);
  return lines.map((line) => line.slice(common)).join('\n');
};
