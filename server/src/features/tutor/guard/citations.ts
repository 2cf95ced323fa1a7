import type { Quote } from '@studia/contract/proof';
import { lookUp, quotationBefore } from './quotations.ts';
import type { Shelf } from './shelf.ts';

/** What may be shown of a reply: its text, and the sources it names, each before the number that names it. */
export type ReplyPart = { type: 'text'; text: string } | { type: 'citation'; number: number; quote: Quote };

/** Longer than this, brackets hold no source. */
const LONGEST_MARKER = 160;
const LONGEST_LINK = 400;
/** How much of what stands before a bracket tells what it is. */
const NEAR = 40;

/**
 * Follows a reply sign by sign. What stands in brackets is held back until it is clear whether it names a source: one that
 * was shown gets its number in the order of appearance, one that was not disappears.
 */
export const makeCitations = (shelf: Shelf) => {
  const cited: Quote[] = [];
  const unproved: string[] = [];
  const holes: number[] = [];
  let shown: ReplyPart[] = [];
  let line = '';
  let held = '';
  let space = '';
  let dropped = false;
  let fenced = false;
  let ticks = '';

  const say = (text: string): void => {
    const last = shown.at(-1);
    if (last?.type === 'text') last.text += text;
    else shown.push({ type: 'text', text });
    line += text;
  };
  const saySpace = (): void => {
    if (space !== '') say(space);
    space = '';
  };

  const cite = (quote: Quote): void => {
    const known = cited.indexOf(quote);
    const number = known >= 0 ? known + 1 : cited.push(quote);
    if (known < 0) shown.push({ type: 'citation', number, quote });
    saySpace();
    say(`[${number}]`);
  };

  /** The source that a marker really has, given the words it stands behind. */
  const sourceOf = (quote: Quote | undefined): Quote | undefined => {
    const quotation = quotationBefore(line);
    if (!quotation) return quote;
    const found = lookUp(quotation.words.replaceAll(/\[\d+\]/g, ' '), quote, shelf.all());
    if (found.kind === 'found') return found.quote;
    unproved.push(quotation.words);
    return found.kind === 'retold' ? quote : undefined;
  };

  const settle = (): void => {
    const marker = held;
    held = '';
    const named = quotesNamed(marker, line.slice(-NEAR) + space, shelf);
    if (named === null) {
      saySpace();
      return say(marker);
    }
    const sources = new Set(named.map(sourceOf).filter((quote) => quote !== undefined));
    for (const quote of sources) cite(quote);
    dropped = sources.size === 0;
    if (dropped) holes.push(line.length);
  };

  const read = (sign: string): void => {
    if (held !== '') {
      const open = isOpen(held, sign);
      if (open) {
        held += sign;
        return;
      }
      settle();
    }
    if (sign === '\n') return endLine();
    if (
      !fenced &&
      ticks === '' &&
      (sign === '[' || sign === '【') &&
      !/[\\!]$/.test(line.slice(-1) + space)
    ) {
      held = sign;
      return;
    }
    if (sign === ' ') {
      // Where a source disappeared, one space is enough.
      if (!(dropped && (space !== '' || line === '' || line.endsWith(' ')))) space += sign;
      return;
    }
    if (dropped && /[.,;:!?)]/.test(sign)) space = '';
    dropped = false;
    saySpace();
    if (sign === '`') ticks = ticks === '' || line.endsWith('`') ? `${ticks}\`` : '';
    say(sign);
  };

  const endLine = (): void => {
    if (!dropped) saySpace();
    space = '';
    dropped = false;
    if (/^\s*(?:```|~~~)/.test(line)) fenced = !fenced;
    ticks = '';
    say('\n');
    line = '';
  };

  const taken = (): ReplyPart[] => {
    const all = shown;
    shown = [];
    return all;
  };

  return {
    push: (text: string): ReplyPart[] => {
      for (const sign of text) read(sign);
      // Nobody waits for a space that may just as well be the end of a piece.
      if (held === '' && !dropped) saySpace();
      return taken();
    },
    /** What was held back when the reply is over. */
    end: (): ReplyPart[] => {
      if (held !== '') settle();
      if (!dropped) saySpace();
      return taken();
    },
    /** The sources in the order of their numbers. */
    cited: (): readonly Quote[] => cited,
    /** Words in quotation marks that no shown passage holds; each is told once. */
    takeUnproved: (): string[] => unproved.splice(0),
    /** Where in the line that just ended sources disappeared; each is told once. */
    takeHoles: (): number[] => holes.splice(0),
  };
};

// A link may follow the closing bracket; what a source is called never holds another bracket or a line's end.
const isOpen = (held: string, sign: string): boolean => {
  if (sign === '\n' || held.length > LONGEST_LINK) return false;
  const link = /^\[[^\]]*\]\(/.test(held);
  if (link) return !held.endsWith(')');
  if (/[\]】]$/.test(held)) return sign === '(' && held.startsWith('[');
  return held.length < LONGEST_MARKER && sign !== '[' && sign !== '【';
};

const NUMBERS = /^\^?\s*\d{1,3}(?:\s*[,;]\s*\^?\d{1,3})*\s*(?:†.*)?$/;
const NUMBERED = /^(?:quote|passage|source|ref|reference|citation|material)\s*#?\s*(\d{1,3})$/i;
const PLACE = /^(.{1,100}?),?\s*(?:pp?\.|pages?)\s*(\d{1,4})/i;
const NOTHING = /^(?:citation needed|source|sources|reference|ref)$/i;
/** In front of brackets that hold numbers of another kind. */
const NUMBERS_OF_THEIR_OWN =
  /(?:[=\\^_∈{+*/,$]|\b(?:interval|range|domain|list|lists|array|arrays|set|vector|between|on|over|pair|point|coordinates?|index|sort|sorts|input|output|returns?|prints?|from|in))\s*$|(?:^|[^\p{L}])\p{L}$/iu;

/** In front of any, these lead to a source. */
const LEADS_TO_A_SOURCE =
  /\b(?:shown|said|stated|described|explained|written|according to)(?: (?:in|on|by))?\s*$/i;
/** In front of several numbers, these say what something is. */
const SEVERAL_OF_THEIR_OWN = /(?:\b(?:is|are|becomes?|equals?|gives?|contains?|holds?|like|called)|:)\s*$/i;

/** The sources that a marker names, unknown ones as undefined; null when it is no marker. */
const quotesNamed = (marker: string, before: string, shelf: Shelf): (Quote | undefined)[] | null => {
  const inside = /^[[【]([^\]】]*)[\]】]/.exec(marker)?.[1]?.trim();
  if (inside === undefined) return null;
  if (NOTHING.test(inside)) return [undefined];
  if (NUMBERS.test(inside)) {
    const numbers = (inside.replace(/†.*$/, '').match(/\d+/g) ?? []).map(Number);
    if (numbers.includes(0)) return null;
    if (NUMBERS_OF_THEIR_OWN.test(before) && !LEADS_TO_A_SOURCE.test(before)) return null;
    if (numbers.length > 1 && SEVERAL_OF_THEIR_OWN.test(before)) return null;
    return numbers.map((number) => shelf.at(number));
  }
  const numbered = NUMBERED.exec(inside)?.[1];
  if (numbered !== undefined) return [shelf.at(Number(numbered))];
  const [, title, page] = PLACE.exec(inside) ?? [];
  if (title === undefined) return null;
  return [shelf.all().find((quote) => quote.page === Number(page) && isTitle(title, quote.title))];
};

const isTitle = (written: string, title: string): boolean => {
  const bare = (text: string): string => text.toLowerCase().replaceAll(/[^\p{L}\p{N}]+/gu, '');
  return bare(title).includes(bare(written)) || bare(written).includes(bare(title));
};
