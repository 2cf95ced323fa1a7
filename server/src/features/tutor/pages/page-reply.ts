import type { MessageIntent } from '@studia/contract/chat';
import type { Quote } from '@studia/contract/proof';
import type { KnownBook, Lookup } from '../../library/service.ts';
import { escapeQuoted } from '../escape-quoted.ts';
import type { Level } from '../state/level.ts';
import type { Place, Topic } from '../state/state.ts';
import { subjectOf as aboutIn } from '../understand/subject.ts';
import { headed, quoted, titled, type BookReply } from './books/reply.ts';
import { placeIn, type Placed } from './named-place.ts';
import { sectionsOn, tellPages, type Wish } from './outline.ts';
import { explainPassage, quotedIn, sentencesWith } from './passage.ts';
import { aboutTheBook, shelfQuestionIn, whereItStands } from './shelf-questions.ts';
import { A_WORD_OF_IT, bookNamed, stretchOf, withoutTitle, type Stretch } from './stretch.ts';

const [LONGEST_REQUEST, MOST_TITLES] = [24, 6];

/** What is wanted of a place in a book. */
export type PageWish = 'summarise' | 'explain' | 'quiz' | 'say';

/** A message that may be about a place in a book. */
interface PageQuestion {
  message: string;
  wish: PageWish;
  /** What came with the words as data: what a button asks for, the page, and the words selected there. */
  request: { intent: MessageIntent | null; page: number | null; quote: string | null };
  place: Place | null;
  topic: Topic | null;
  /** The conversation is about a passage. */
  isPassage: boolean;
  /** The question before, when the student was asked which book is meant. */
  whichBook: string | null;
  level: Level;
  library: Lookup;
}

/** What is said about a place in a book. */
export type PageReply =
  | { kind: 'told'; text: string; quotes: Quote[]; topic: Topic | null; place: Place | null }
  /** The student is to be asked about these pages. */
  | { kind: 'quiz'; book: string; from: number; to: number; place: Place }
  | { kind: 'which book'; text: string };

type Moment = PageQuestion;
type Reply = PageReply;

const replyWith = ({ place, topic }: Moment, text: string, at: Place | null = place): Reply => ({
  kind: 'told',
  text,
  quotes: [],
  topic,
  place: at,
});

/** What is said to a message about a place in a book: a page, a chapter, selected words, where something stands. */
export const pageReply = async (question: Moment): Promise<Reply | null> => {
  const moment = await withItsBook(question);
  return (
    (await onPassage(moment)) ??
    (await onButton(moment)) ??
    (await onLastQuote(moment)) ??
    (await onShelf(moment)) ??
    (await onPages(moment))
  );
};

/** Who was asked which book is meant, and names it, asks the question before with that name in it. */
const withItsBook = async (moment: Moment): Promise<Moment> => {
  const { message, whichBook, library } = moment;
  if (whichBook === null) return moment;
  const book = bookNamed(message, await library.books(), A_WORD_OF_IT);
  if (!book) return moment;
  const whole = `${whichBook.replace(/[?.!\s]+$/, '')} of ${book.title}`;
  return { ...moment, message: whole, wish: moment.wish === 'say' ? 'explain' : moment.wish };
};

const onShelf = async (moment: Moment): Promise<Reply | null> => {
  const { message, library, place } = moment;
  const question = shelfQuestionIn(message);
  if (!question) return null;
  if (question.kind === 'where') {
    const found = await whereItStands(question, library);
    return found && fromPlace(moment, found, place?.page ?? null);
  }
  if (question.kind === 'last quote') return whereThatStands(moment);
  const about = await aboutTheBook(question.kind, message, await openBook(moment), library);
  if (!about) return null;
  const page = place?.book_id === about.book.id ? place.page : 1;
  return replyWith(moment, about.text, placeAt(moment, about.book.id, page));
};

/** “On which page is that?”: the place of what was quoted last. */
const whereThatStands = async (moment: Moment): Promise<Reply | null> => {
  const { topic } = moment;
  const quote = topic?.quotes.at(-1);
  if (!topic || !quote) return null;
  const heading = (await moment.library.section(quote))?.heading ?? topic.heading;
  const text = `On p. ${quote.page} of ${titled(quote.title)}, under ${headed(heading)} [1]. Open it and read what comes before and after. What’s new to you there?`;
  return fromPlace(moment, { text, quotes: [quote], topic }, quote.page);
};

/** The book that lies open, or that was talked about last. */
const openBook = async ({ place, topic, library }: Moment): Promise<KnownBook | null> => {
  const id = place?.book_id ?? topic?.quotes.at(-1)?.book_id;
  return (await library.books()).find((book) => book.id === id) ?? null;
};

const openPage = ({ place, topic }: Moment): number | null =>
  place?.page ?? topic?.quotes.at(-1)?.page ?? null;

/** A button that was pressed on the open page, or on the book as a whole. */
const onButton = async (moment: Moment): Promise<Reply | null> => {
  const { request, library } = moment;
  const isPressed = request.intent !== null && request.quote === null && moment.place?.open === true;
  const book = isPressed ? await openBook(moment) : null;
  if (!book) return null;
  const { page } = request;
  const place = page === null ? WHOLE_BOOK : { kind: 'pages' as const, from: page, to: page };
  const stretch = await stretchOf(place, { book, page }, library);
  if (!stretch) return null;
  switch (request.intent) {
    case 'quiz':
      return quizOn(moment, stretch);
    case 'lost':
      return findTheWay(moment, stretch);
    default:
      return tellStretch(moment, stretch, request.intent === 'summarise' ? 'summary' : 'explanation');
  }
};
const WHOLE_BOOK = { kind: 'book' } as const;

/** Words that were selected on the open page, or that the student copied from it. */
const onPassage = async (moment: Moment): Promise<Reply | null> => {
  const { message, place, library, request } = moment;
  const words = request.quote ?? quotedIn(message);
  const book = words === null || !place?.open ? null : await openBook(moment);
  if (words === null || !book || !place) return null;
  const { page } = place;
  const sections = await library.pages(book.id, page, page);
  const stretch: Stretch = { book, from: page, to: page, kind: 'page', name: book.title };
  const sentences = sentencesWith(words, sections);
  const isPressed = request.intent !== null;
  if (FORMULA.test(words) || (sentences.length === 0 && !isPressed)) return null;
  // A question of the student's own beside the words is answered from the book.
  if (!isPressed && request.quote !== null && subjectOf(message) !== '') return null;
  if (wantsQuiz(moment)) return quizOn(moment, stretch);
  return fromPlace(moment, await explainPassage(words, sentences, sections, library), page);
};

const wantsQuiz = ({ request, wish }: Moment): boolean =>
  request.intent === null ? wish === 'quiz' : request.intent === 'quiz';

// What can be worked out is worked out, and not taken apart in words.
const FORMULA =
  /^[^\p{L}]*(?:(?:solve|simplify|factor|evaluate|find)[^\p{L}]*)?(?:\p{L}{1,3}[^\p{L}]+){0,6}$/iu;

const THESE_WORDS =
  /\b(?:this|that|the) (?:last |whole )?(?:paragraph|sentence|passage|line|quote|quotation)\b/i;

/** “I don’t understand this sentence”: what was quoted last is taken apart, or the student is asked to show it. */
const onLastQuote = async (moment: Moment): Promise<Reply | null> => {
  const { message, place, topic, isPassage, library } = moment;
  if (!THESE_WORDS.test(message) || message.length > 90 || !(LOST.test(message) || EXPLAIN.test(message)))
    return null;
  const quote = isPassage ? topic?.quotes.at(-1) : undefined;
  if (!quote) return place?.open ? replyWith(moment, SHOW_ME) : null;
  const section = await library.section(quote);
  return fromPlace(
    moment,
    await explainPassage(quote.text, [quote], section ? [section] : [], library),
    place?.page ?? null,
  );
};
const EXPLAIN = /\b(?:explain|simpler|take apart|break down|what does .* mean|help)\b/i;
const SHOW_ME =
  'Sure. Select the words on the page and choose “Explain”, or copy the first few words into your message. What’s the first word you don’t know?';

/** A page or a chapter that is named. */
const onPages = async (moment: Moment): Promise<Reply | null> => {
  const { message, wish, library } = moment;
  const placed = placeIn(message) ?? (await wholeBook(moment));
  if (!placed || !isRequest(moment, placed)) return null;
  const books = await library.books();
  const named = bookNamed(placed.rest, books) ?? bookOfIt(placed.rest, books);
  const book = named ?? (await openBook(moment)) ?? onlyOwn(books);
  if (!book) return isAnyPage(placed) ? null : { kind: 'which book', text: whichBook(books) };
  const page = named && named.id !== (await openBook(moment))?.id ? null : openPage(moment);
  const stretch = await stretchOf(placed.place, { book, page }, library);
  if (!stretch) return replyWith(moment, await noSuchPlace(placed, book));
  if (wish === 'quiz') return quizOn(moment, stretch);
  if (LOST.test(message)) return findTheWay(moment, stretch);
  const subject = subjectOf(named ? withoutTitle(placed.rest, named) : placed.rest);
  if (subject !== '') return answerWithin(moment, stretch, subject);
  return tellStretch(moment, stretch, wishIn(message));
};

/** “I read the page and forget it”: where no book lies open, that is no place in one. */
const isAnyPage = ({ place }: Placed): boolean =>
  (place.kind === 'page beside' || place.kind === 'chapter beside') && place.step === 0;

// “Chapter 2 of Alice”: behind such a word one word of the title is enough.
const bookOfIt = (rest: string, books: readonly KnownBook[]): KnownBook | null => {
  const name = /\b(?:of|in|from) (\p{L}[^?.!]*)/u.exec(rest)?.[1];
  return name === undefined ? null : bookNamed(name, books, A_WORD_OF_IT);
};

/** “Summarise The Origin of Species” names a book, and no place in it. */
const wholeBook = async ({ message, wish, library }: Moment): Promise<Placed | null> => {
  const about = aboutIn(message.toLowerCase());
  const book = wish === 'summarise' ? bookNamed(about, await library.books()) : null;
  return book && subjectOf(withoutTitle(about, book)) === ''
    ? { place: { kind: 'book' }, rest: message }
    : null;
};

// Many words, or another number, tell a story in which somebody reads a page.
const isRequest = ({ message, wish }: Moment, { place, rest }: Placed): boolean => {
  if (rest.split(/\s+/).length > LONGEST_REQUEST || /\d/.test(rest)) return false;
  if (/^\s*how (?:many|much|long|old|far)\b/i.test(message)) return false;
  const isWhole = place.kind === 'book';
  if (wish === 'say') return !isWhole && subjectOf(rest) === '';
  return !isWhole || wish === 'summarise' || MAIN_IDEA.test(message);
};
const LOST = /\b(?:lost|confused|stuck)\b|\b(?:don['’]t|do not|can['’]t) (?:get|understand|follow)\b/i;
const MAIN_IDEA = /\b(?:main|central|key|big) (?:idea|point|message|thought)\b|\bwhat is .{0,12}\babout\b/i;

const wishIn = (message: string): Wish => {
  if (MAIN_IDEA.test(message)) return 'main idea';
  return /\bexplain|simple|simpler|understand\b/i.test(message) ? 'explanation' : 'summary';
};

// What is left of a request when its place and its wish are taken out: what it is about.
const subjectOf = (rest: string): string =>
  aboutIn(rest.toLowerCase()).replaceAll(NO_SUBJECT, ' ').replaceAll(/\s+/g, ' ').trim();
const NO_SUBJECT =
  /\b(?:say|says|said|stands?|written|writes?|wrote|book|text|textbook|author|matters?|most|important|read|reads?|happens?|happen|happened|content|contents|called|title|mean|means|about|simple|simpler|words?|terms|main|idea|ideas|point|points|central|key|whole|entire|just|short|briefly|shortly|sentences?|detail|details|lost|confused|stuck|find|way|understand|follow|get|don't|one|time|questions?|at|is|are|was|the|of|on|in|to|for|there|i|me|i'm|we|he|she|they|please|everything|all|anything|something|next|go|turn|and|paragraph|part|summary|story)\b/gi;

const onlyOwn = (books: readonly KnownBook[]): KnownBook | null => {
  const own = books.filter(({ isOwn }) => isOwn);
  return own.length === 1 ? (own[0] ?? null) : null;
};

const whichBook = (books: readonly KnownBook[]): string => {
  const titles = books.slice(0, MOST_TITLES).map(({ title }) => `- ${titled(title)}`);
  return `Which book do you mean? I have, among others:\n\n${titles.join('\n')}\n\nInclude its name, such as “summarise chapter 2 of ${escapeQuoted(shortTitle(books[0]))}”. Which one is it?`;
};
const shortTitle = (book: KnownBook | undefined): string => book?.title.split(':')[0] ?? 'my book';

const noSuchPlace = async ({ place }: Placed, book: KnownBook): Promise<string> => {
  if (place.kind === 'pages')
    return `${titled(book.title)} has ${book.pages} pages, so there’s no p. ${place.from}. Which page do you mean?`;
  return place.kind === 'page beside'
    ? `Which page of ${titled(book.title)} do you mean? Tell me its number.`
    : `I can’t find that chapter in ${titled(book.title)}. Say “list the chapters”, and I’ll show you what’s in it. Which one do you mean?`;
};

const tellStretch = async (moment: Moment, stretch: Stretch, wish: Wish): Promise<Reply> => {
  const { library, level } = moment;
  const reply = tellPages(stretch, await sectionsOn(stretch, library), wish, level);
  return reply ? fromPlace(moment, reply, stretch.from) : nothingThere(moment, stretch);
};

const nothingThere = (moment: Moment, { book, from }: Stretch): Reply =>
  replyWith(
    moment,
    `I can’t find any sentences on p. ${from} of ${titled(book.title)}: maybe it’s a picture, a list or exercises. Type the line you mean, and we’ll look at it together. Which one is it?`,
    { book_id: book.id, page: from, open: moment.place?.open ?? false },
  );

/** Who is lost is told where they are, and where to begin. */
const findTheWay = async (moment: Moment, stretch: Stretch): Promise<Reply> => {
  const sections = await sectionsOn(stretch, moment.library);
  const reply = tellPages(stretch, sections, 'main idea', 'middle');
  const [first] = sections;
  const [quote] = reply?.quotes ?? [];
  if (!reply || !first || !quote) return nothingThere(moment, stretch);
  const where =
    first.chapter === '' || first.chapter === first.heading
      ? headed(first.heading)
      : `${headed(first.heading)} in the chapter ${headed(first.chapter)}`;
  return fromPlace(
    moment,
    {
      ...reply,
      quotes: [quote],
      text: [
        `That happens to everyone, and we can find the way back. You’re at ${where}.`,
        `Start with this one sentence and leave the rest for now: ${quoted(quote, 1)}`,
        'Do you understand every word? Tell me the first one you don’t.',
      ].join('\n\n'),
    },
    stretch.from,
  );
};

/** A question about something on certain pages is answered from them, where they say it. */
const answerWithin = async (moment: Moment, stretch: Stretch, subject: string): Promise<Reply | null> => {
  const found = await moment.library.within(stretch.book.id).find(subject, 12);
  const best = found.find(({ quote }) => quote.page >= stretch.from && quote.page <= stretch.to);
  if (!best || !(await moment.library.verify(best.quote))) return null;
  return fromPlace(
    moment,
    {
      text: [
        `On p. ${best.quote.page}, under ${headed(best.heading)}:`,
        quoted(best.quote, 1),
        'What does that tell you about your question, in your own words?',
      ].join('\n\n'),
      quotes: [best.quote],
      topic: { words: subject, heading: best.heading, quotes: [best.quote] },
    },
    best.quote.page,
  );
};

const quizOn = (moment: Moment, { book, from, to }: Stretch): Reply => ({
  kind: 'quiz',
  book: book.id,
  from,
  to,
  place: placeAt(moment, book.id, from),
});

const placeAt = ({ place }: Moment, book_id: string, page: number) => ({
  book_id,
  page,
  open: place?.open === true && place.book_id === book_id,
});

const fromPlace = (moment: Moment, { text, quotes, topic }: BookReply, page: number | null): Reply => {
  const book_id = bookOf(quotes, topic?.quotes ?? []);
  return {
    kind: 'told',
    text,
    quotes,
    topic,
    place: book_id === null || page === null ? moment.place : placeAt(moment, book_id, page),
  };
};

const bookOf = (...quotes: readonly (readonly Quote[])[]): string | null =>
  quotes.map((some) => some.at(-1)?.book_id).find((id) => id !== undefined) ?? null;
