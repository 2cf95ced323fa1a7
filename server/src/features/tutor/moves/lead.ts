import type { Move } from '../pedagogy/moves.ts';
import { ask, choice, say, text, type Part } from '../wording/parts.ts';
import { goOn, type MoveContext, type Reply } from './context.ts';
import { planSeveral, SEVERAL } from './several-tests.ts';
import { topicName } from './topic-name.ts';

/** Where the work is done, and how a topic is handed on. */
const query = (name: string, value: string): string => `?${name}=${encodeURIComponent(value)}`;

/** What a request is about: named in it, or the idea at hand. */
const aboutOf = async ({
  reading,
  state,
  lessons,
  reader,
}: MoveContext): Promise<{ title: string; idea: string | null; book: string | null }> => {
  const [first] = reading.ideas;
  if (first && reading.subject !== '' && first.certainty >= NAMED)
    return { title: reading.subject, idea: first.id, book: first.id.split('/')[0] ?? null };
  const idea = state.idea && (await lessons.idea(reader, state.idea.id));
  const pointsBack = idea !== null && POINTS_BACK.test(reading.plain);
  if (reading.subject !== '' && !pointsBack) return { title: reading.subject, idea: null, book: null };
  return idea
    ? { title: idea.title, idea: idea.id, book: idea.id.split('/')[0] ?? null }
    : { title: '', idea: null, book: null };
};
const NAMED = 0.5;
/** “Quiz me on this” is about what was just talked of. */
const POINTS_BACK =
  /\b(?:on|about|of|from|for) (?:this|that|it|these|those)(?: (?:please|pls|now|quick|rn|then|(?:can|could) (?:you|u) (?:quiz|test) me))*$/;

/** Leads to the page that does what was asked for. */
export const leadTo = async (
  context: MoveContext,
  { page }: Extract<Move, { kind: 'lead to' }>,
): Promise<Reply> => {
  const { state } = context;
  const { title, idea, book } = await aboutOf(context);
  const about = `“${title}”`;
  const stays = goOn(state);
  switch (page) {
    case 'quiz':
      return title === ''
        ? { parts: [say('toQuizAny', { page: '/quiz/new' })], state: stays }
        : {
            parts: [say('toQuiz', { about, page: `/quiz/new${query('topic', title)}` }), ...taps(idea)],
            state: goOn(state, {
              waits: idea === null ? 'none' : 'choice',
              ...(idea !== null && {
                idea: { id: idea, told: [], asked: [], right: 0, difficulty: 1 },
                focus: 'idea' as const,
              }),
            }),
          };
    case 'cards':
      return {
        parts: [
          say(title === '' ? 'toCardsAny' : 'toCards', {
            about,
            page: title === '' ? '/review' : `/review${query('topic', title)}`,
          }),
        ],
        state: stays,
      };
    case 'notes':
      return {
        parts: [
          say(book === null ? 'toNotesAny' : 'toNotes', {
            about,
            page: book === null ? '/curriculum' : `/create-notes/${book}`,
          }),
        ],
        state: stays,
      };
    case 'podcast':
      return {
        parts: [say('toPodcast', { page: book === null ? '/curriculum' : `/curriculum/${book}` })],
        state: stays,
      };
    case 'help': {
      const asked = HELP.find(([words]) => words.test(context.reading.plain))?.[1];
      const found =
        (await context.findHelp(context.reading.message)) ??
        (asked === undefined ? null : await context.findHelp(asked));
      return {
        parts: found
          ? [text(found.answer), say('fromHelp', { page: found.path })]
          : [say('toHelp', { page: '/help-support' })],
        state: stays,
      };
    }
    case 'plan':
      return planFor(
        context,
        topicName(context.reading.plain) ||
          (POINTS_BACK.test(context.reading.plain) ? title : (EXAMS.exec(context.reading.plain)?.[0] ?? '')),
      );
  }
};

/** What is often asked in a student's words, as it is asked on the page of help. */
const HELP: readonly (readonly [RegExp, string])[] = [
  [
    /\b(?:teachers?|parents?|mom|mum|dad|school|anyone|anybody|someone|others?)\b/,
    'Can my teacher or my parents see what I write?',
  ],
  [/\b(?:save|store|keep|sell|share|record|remember)\b/, 'What does Studia know about me?'],
  [/\b(?:cost|free|paid|price|how much|money)\b/, 'What does Studia cost?'],
];

/** Who names no subject names at least the occasion. */
const EXAMS = /\b(?:finals|midterms?|exams|mocks)\b/;

const taps = (idea: string | null): Part[] =>
  idea === null ? [] : [{ part: 'choices', choices: [choice('Ask me one here', 'another')] }];

const SOON = /\b(?:tomorrow|tonight|today|in (?:an|one|a few|\d) hours?|next (?:lesson|period))\b/i;
const DATE =
  /\b(?:mon|tues|wednes|thurs|fri|satur|sun)day\b|\b(?:mon|tues?|wed|thurs?|fri)\b|\bon (?:mon|tues?|wed|thurs?|fri|sat|sun)\b|\bnext (?:week|month)\b|\bin \w+ (?:days?|weeks?|months?)\b|\b\d{1,2}(?:st|nd|rd|th)\b|\b\d{1,2}[./]\d{1,2}\b|\b(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)\w*\b/i;

const planFor = ({ state, reading }: MoveContext, title: string): Reply => {
  if (title === '')
    return {
      parts: [say('toPlan')],
      state: goOn(state, { focus: 'plan', waits: 'answer', plan: { about: '', step: 1 } }),
    };
  if (SOON.test(reading.message))
    return {
      parts: [say('planTonight', { page: `/goal-setting${query('goal', title)}` })],
      state: goOn(state, { focus: 'none', plan: null }),
    };
  if (DATE.test(reading.message))
    return {
      parts: [
        say('toPlanPage', {
          about: title,
          page: `/goal-setting${query('goal', `${title} ${DATE.exec(reading.message)?.[0] ?? ''}`.trim())}`,
        }),
      ],
      state: goOn(state, { focus: 'plan', plan: { about: title, step: MADE } }),
    };
  return {
    parts: [ask('planDate', { about: title })],
    state: goOn(state, { focus: 'plan', waits: 'answer', plan: { about: title, step: 2 } }),
  };
};

const MADE = 3;

/** The next question of a plan, or the page that makes it. */
export const goOnWithPlan = (context: MoveContext): Reply => {
  const { state, reading } = context;
  const about = state.plan?.about ?? '';
  if (about === SEVERAL) return planSeveral(context);
  if (state.plan?.isOfExams)
    return { parts: [say('examsLastDays')], state: goOn(state, { focus: 'plan', plan: state.plan }) };
  if (about === '') return planFor(context, topicName(reading.plain) || reading.message.trim().slice(0, 80));
  if (SOON.test(reading.message) && (state.plan?.step ?? 0) < MADE) return planFor(context, about);
  if (state.plan && state.plan.step >= MADE)
    return { parts: [say('planHow')], state: goOn(state, { focus: 'none', plan: null }) };
  const goal = `${about} ${DATE.exec(reading.message)?.[0] ?? ''}`.trim().slice(0, 120);
  return {
    parts: [say('toPlanPage', { about, page: `/goal-setting${query('goal', goal)}` })],
    state: goOn(state, { focus: 'plan', plan: { about, step: MADE } }),
  };
};
