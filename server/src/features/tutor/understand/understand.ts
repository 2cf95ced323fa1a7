import type { MessageIntent } from '@studia/contract/chat';
import type { Idea, Thought } from '@studia/contract/lessons';
import type { Examined } from '../../exercises/service.ts';
import type { HeardExchange, KnownStatement, NearText } from '../../lessons/service.ts';
import type { ProgramReading } from '../code/read-program.ts';
import type { State } from '../state/state.ts';
import { actByRules } from './act-words.ts';
import type { Act } from './acts.ts';
import { coreOf, withoutAside, withoutReport } from './asked-core.ts';
import { isCode } from './code.ts';
import { comparesTwo } from './compares-two.ts';
import { isMeant } from './cues.ts';
import { exchangesOfBoth } from './exchanges-of-whole.ts';
import { ASKS, guessAct, OUT_OF_DOUBT } from './guess-act.ts';
import { foundTogether, nearTogether } from './in-thread.ts';
import { isNamedIn } from './named-idea.ts';
import { NO_MATHS } from './no-maths.ts';
import type { IdeaHeard, Reading } from './reading.ts';
import { inPlainSpelling } from './spelling.ts';
import { subjectOf } from './subject.ts';
import { labelTapped, tapped } from './tapped.ts';
import { twoQuestionsIn } from './two-questions.ts';
import { wholeQuestion, type WholeQuestion } from './whole-question.ts';
import { asksForStep, leansOnTopic, withinTopic, type TopicOfTalk } from './within-topic.ts';

/** How a message is classified by what was learnt: the likeliest act, and how likely it is. */
export type Classify = (
  message: string,
  context: { focus: string; waits: string; last: string },
) => Promise<{ act: Act; certainty: number } | null>;

interface Sources {
  examine: (checks: boolean) => Promise<Examined>;
  findIdeas: (message: string, limit: number) => Promise<readonly { idea: Idea; certainty: number }[]>;
  /** What comes near to a message in some ideas and in the lesson at hand. */
  findNear: (message: string, subject: string, ideas: readonly Idea[]) => Promise<readonly NearText[]>;
  /** Whether a statement is known, by lessons, by what students say, or by what was told. */
  judge: (
    message: string,
    near: readonly NearText[],
    exchanges: readonly HeardExchange[],
  ) => Promise<KnownStatement | null>;
  /** What students say that it may be. */
  findExchanges: (message: string) => Promise<readonly HeardExchange[]>;
  judgeThought: (message: string, thought: Thought) => Promise<'right' | 'wrong' | 'unclear'>;
  /** What is known of the program that is shown, or talked about. */
  readProgram: (message: string) => Promise<ProgramReading | null>;
  classify: Classify;
}

interface MessageInContext {
  message: string;
  /** What a button asks for. */
  intent: MessageIntent | null;
  /** The tutor's last words. */
  last: string;
  /** What the conversation was about before; empty at its beginning. */
  about: string;
  /** What the student said before. */
  earlier: readonly string[];
  state: State;
}

/** “Ionic vs covalent bonds, i always mix them up” states nothing that could be wrong. */
const UNSURE_OF_IT =
  /\bmix(?:ed|ing|es)?\b.{0,20}\bup\b|\bconfus\w+|\b(?:don['’]?t|do not|didn['’]?t|never) (?:really |quite )?(?:get|understand|know|remember)\b|\bkeep forgetting\b|\bno idea\b/i;

const IDEAS = 6;

/** Understands a message: what was tapped, what can be parsed, what was learnt, and at last nothing. */
export const understand = async (
  { message: written, intent, last, about, earlier, state }: MessageInContext,
  sources: Sources,
): Promise<Reading> => {
  const message = labelTapped(written, state) ?? written;
  const plain = inPlainSpelling(message).trim();
  const core = coreOf(plain);
  const wish = tapped(plain, state);
  const whole = wish || ON_A_TASK.has(state.focus) ? null : wholeQuestion([...earlier, message], about);
  // Of another thing than before, all that is asked of it is looked up.
  const asked = whole?.named ? whole.text : message;
  const text = wish?.act === 'exercise' && wish.about !== null ? wish.about : withoutReport(asked);
  const ruled = wish?.act ?? (intent === null ? actByRules(plain) : BUTTONS[intent]);
  // Who does not understand something wants it explained, however near the test is; what costs something in a task is not Studia.
  const isOther =
    (ruled === 'plan' && (NOT_UNDERSTOOD.test(plain) || ASKS_MATTER.test(plain))) ||
    (ruled === 'product' && isTask(plain));
  const byRules = isOther ? null : ruled;
  const isTalk = byRules !== null && TALK.has(byRules) && !/[\d=]/.test(message);
  const examining =
    isTalk || ((isCode(message) || hasIndices(message)) && !BEFORE_AND_AFTER.test(message))
      ? NO_MATHS
      : sources.examine(byRules === 'check');
  const subject = whole?.named
    ? subjectOf(asked)
    : subjectOf(coreOf(withoutAside(withoutReport(plain)))) || subjectOf(core);
  const isWhole = SIMPLE.test(plain) || BROAD.test(plain) || LEARNS.test(plain);
  const inThread = about === '' || wish || SETS_TOPIC.test(plain) ? null : `${about}: ${message}`;
  const findAlone = () => sources.findIdeas(isWhole ? subject : text, IDEAS);
  const findExchanges = () => exchangesTo(withoutAside(message), whole, earlier.at(-1) ?? '', sources);
  // Where no number stands in it, it is hardly mathematics: other threads find out what it says while this one looks for ideas.
  const isWords = wish === null && /\p{L}{3,}/u.test(plain) && !/[\d=]/.test(message);
  const early = isWords
    ? { exchanges: findExchanges(), alone: isLookedUp(subject, NO_MATHS) ? findAlone() : null }
    : null;
  // Whoever waits for one of them hears how it failed; where nobody does, it does not matter.
  early?.exchanges.catch(() => undefined);
  early?.alone?.catch(() => undefined);
  const maths = await examining;
  const within = wish === null && intent === null ? lookWithin(plain, last, state) : null;
  const alone = isLookedUp(subject, maths) ? await (early?.alone ?? findAlone()) : [];
  const foundAnywhere =
    inThread !== null && !isWhole && isLookedUp(subject, maths)
      ? foundTogether(alone, await sources.findIdeas(inThread, IDEAS), state.idea !== null)
      : alone;
  const found = within?.ideas(foundAnywhere) ?? foundAnywhere;
  const enough = ONE_FACT.test(core) ? OUT_OF_DOUBT : LIKELY_MEANT;
  const ideas = PERSONAL.test(plain)
    ? []
    : found.filter(
        ({ idea, certainty }) => (certainty >= enough && subject.includes(' ')) || isNamedIn(idea, subject),
      );
  const learnt =
    wish || (byRules !== null && ANYWHERE.has(byRules))
      ? null
      : await sources.classify(message, {
          focus: LEARNT_AS[state.focus] ?? state.focus,
          waits: state.waits,
          last,
        });
  const isQuestion = ASKS.test(core) || ASKS_INSIDE.test(core) || Boolean(whole?.named);
  const isClaim =
    CLAIMS.test(core) &&
    !COMMANDS.test(core) &&
    !ASKS_INSIDE.test(core) &&
    (byRules === null || byRules === 'check');
  const guessed = guessAct({
    byRules,
    learnt: learnt && isMeant(learnt.act, plain, isClaim && state.language === 'en') ? learnt : null,
    plain,
    state,
    maths,
    topIdea: ideas[0]?.certainty ?? 0,
  });
  const nearTo = (words: string): Promise<readonly NearText[]> =>
    sources.findNear(
      words,
      subject,
      found.filter(({ certainty }) => certainty >= NEAR_ENOUGH).map(({ idea }) => idea),
    );
  const isHeld =
    wish !== null ||
    maths.work ||
    (maths.judgement && maths.judgement.kind !== 'wrong') ||
    !/\p{L}{3,}|\p{L}{2}'\p{L}/u.test(plain);
  const nearAlone = isHeld ? [] : await nearTo(asked);
  const nearAnywhere =
    inThread === null || nearAlone.length === 0
      ? nearAlone
      : nearTogether(nearAlone, await nearTo(inThread), state.idea?.id ?? null);
  const heardAnywhere = isHeld ? [] : await (early?.exchanges ?? findExchanges());
  const exchanges = within?.exchanges(heardAnywhere) ?? heardAnywhere;
  const two = isHeld || ON_A_TASK.has(state.focus) ? null : twoQuestionsIn(plain);
  const questions = await Promise.all(
    (two ?? []).map(async (one) => ({ text: one, exchanges: await sources.findExchanges(one) })),
  );
  return {
    message,
    plain,
    ...guessed,
    ...(wish && { act: wish.act, certainty: 1 }),
    wish,
    maths,
    ideas: ideas.map(ideaHeard),
    closest:
      found[0] && found[0].certainty >= CLOSE && !PERSONAL.test(plain) && !ONE_FACT.test(core)
        ? ideaHeard(found[0])
        : null,
    near: within?.near(nearAnywhere) ?? nearAnywhere,
    exchanges,
    questions,
    answered: state.thought && wish === null ? await answerTo(state.thought, message, last, sources) : null,
    known:
      isHeld || WH.test(core) || ASKS_INSIDE.test(core) || UNSURE_OF_IT.test(plain) || comparesTwo(plain)
        ? null
        : await sources.judge(message, nearAlone, exchanges),
    program: wish === null && state.language === 'en' ? await sources.readProgram(message) : null,
    isClaim,
    leans: LEANS.test(plain),
    isOfTopic: within !== null,
    subject,
    wantsSimple: SIMPLE.test(plain),
    isBroad:
      (BROAD.test(plain) && subject.split(' ').length <= 3) ||
      (plain === subject && subject.split(' ').length === 1 && state.idea === null),
    hasReason: givesReason(plain),
    isPersonal: PERSONAL.test(plain),
    isQuestion,
    whole,
  };
};
/** There, what is proposed or asked next has its own readers. */
const ON_A_TASK = new Set<State['focus']>(['exercise', 'story', 'essay', 'plan']);

/** Where a message is looked for that leans on what was talked about; null where it may be about anything. */
const lookWithin = (
  plain: string,
  last: string,
  { heard: numbers, idea, item, unknown, story, exercise, focus }: State,
): ReturnType<typeof withinTopic> | null => {
  const task = focus === 'story' ? story?.text : focus === 'exercise' ? exercise?.problem : undefined;
  if (task !== undefined)
    return asksForStep(plain) ? withinTopic({ at: null, unknown: task }, plain, last) : null;
  const topic: TopicOfTalk = { at: numbers ?? idea?.id ?? item?.idea ?? null, unknown };
  const isKnown = topic.at !== null || unknown !== null;
  return isKnown && leansOnTopic(plain, last) ? withinTopic(topic, plain, last) : null;
};

/** An answer to our question; a number that is not, but was told right before the question, is what came out there: “I get 8000 N”. */
const answerTo = async (
  thought: Thought,
  message: string,
  last: string,
  { judgeThought }: Pick<Sources, 'judgeThought'>,
): Promise<Reading['answered']> => {
  const judged = await judgeThought(message, thought);
  const numbers = numbersWritten(message);
  const replyNumbers = numbersWritten(last.replace(thought.question, ''));
  // Three of four boxes are 3/4 of them: said so, it is not wrong.
  const [, top] = /(?<![\d.])(\d+)\s?\/\s?\d/.exec(message) ?? [];
  if (judged === 'wrong' && top !== undefined && numbersWritten(thought.answers.join(' ')).includes(top))
    return 'unclear';
  const isTold = numbers.length > 0 && numbers.every((one) => replyNumbers.includes(one));
  return judged === 'right' ||
    !isTold ||
    numbersWritten(thought.question).some((one) => numbers.includes(one))
    ? judged
    : 'repeated';
};
const numbersWritten = (text: string): string[] =>
  text.replaceAll(/(?<=\d),(?=\d{3})/g, '').match(/\d+(?:\.\d+)?/g) ?? [];

/** “v1 − 2v2 + v3 = 0”: numbered letters are names of things such as vectors, and no products. */
const hasIndices = (message: string): boolean => {
  const numbers = Array.from(message.matchAll(INDEX), ([, letter = '', index = '']) => ({ letter, index }));
  return numbers.some(
    ({ letter, index }) =>
      index === '1' && numbers.some((other) => other.letter === letter && other.index !== index),
  );
};
/** “c1v1 = c2v2” and “V1/T1 = V2/T2” are laws, whatever else is written like that. */
const BEFORE_AND_AFTER = /^[^=]*\p{L}_?1[^=]*\p{L}_?1[^=]*=[^=]*\p{L}_?2[^=]*\p{L}_?2[^=]*$/u;
const INDEX = /(?<!\p{L})((?!q)\p{Ll})_?(\d)(?![\d\p{L}])/gu;

/** What students say that a message may be; of somebody who tells a story before they ask, also what only the question may be. */
const exchangesTo = async (
  message: string,
  whole: WholeQuestion | null,
  before: string,
  { findExchanges }: Pick<Sources, 'findExchanges'>,
): Promise<readonly HeardExchange[]> => {
  const all = await findExchanges(message);
  if (whole) return exchangesOfBoth(all, await findExchanges(whole.text), whole);
  const end = message.slice(-STORY_END);
  const question = ASKED_AFTER_A_STORY.exec(end)?.[1] ?? OWN_WORDS_AFTER_A_STORY.exec(end)?.[1];
  const isAboutBefore = question === undefined && before !== '' && asksBack(message.trim());
  const further = question ?? (isAboutBefore ? `${before.slice(0, STORY_END)} ${message}` : undefined);
  const asked = further === undefined ? [] : await findExchanges(further);
  const best = (found: readonly HeardExchange[]): number => found[0]?.certainty ?? 0;
  return best(asked) > best(all) + SURER ? asked : all;
};
const SURER = 0.1;
/** “How did they stop them”: who is meant was said right before. */
const asksBack = (message: string): boolean =>
  BEGINS_TO_ASK.test(message) && POINTS_BACK.test(message) && message.split(/\s+/).length <= FEW_WORDS;
const BEGINS_TO_ASK = /^(?:(?:and|but|so|ok|wait|then)\s+)*(?:how|why|what|where|when|which|who)\b/i;
const POINTS_BACK = /\b(?:they|them|their|those|these|he|him|she|her|it|that)\b/i;
const FEW_WORDS = 9;
/** The question stands at the end; a long story before it would keep the pattern busy. */
const STORY_END = 300;
const ASKED_AFTER_A_STORY =
  /^.{25,300}?(?<!\b(?:that'?s|is|was|know|knows|see|tells?|shows?|explains?|reason)\s)\b((?:why|how|what|where|when|which|who)(?:'?s)? (?:is|are|was|were|do|does|did|can|cant|can't|could|would|should|isnt|isn't|dont|don't|doesnt|come|many|much|long|happens|if)\b[^.!?]{12,300})[.!?]{0,5}[^.!?]{0,25}$/is;

/** “… need to explain that. i wrote: the enzymes died”: their own sentence is what it comes to. */
const OWN_WORDS_AFTER_A_STORY =
  /^.{25,}?\b(?:i (?:wrote|put|said|answered)|i (?:have|got):|my (?:answer|sentence|conclusion|explanation|idea|guess) (?:is|was))(?: that)?\s*:?\s+((?:\S+\s+){3,}\S+)$/is;

const ideaHeard = ({ idea, certainty }: { idea: Idea; certainty: number }): IdeaHeard => ({
  id: idea.id,
  title: idea.title,
  certainty,
});
const [NEAR_ENOUGH, CLOSE] = [0.15, 0.45];
/** Who says what it is about now means no longer what it was about before. */
const SETS_TOPIC =
  /\b(?:learn|revise|explain|teach me|tell me about|whats|what's|what (?:is|are|was|were)|who (?:is|was)|have to (?:do|know)|(?:test|exam|homework) (?:on|about)|it'?s about|about how|about why)\b(?!.*\b(?:it|that|this|them|they|one)\b)/;
/** What somebody has to learn is named behind that. */
const LEARNS = /\b(?:have to|need to|want to|gotta|must) (?:learn|study|revise|know)\b/;
/** Two numbers, and nothing of Studia. */
const isTask = (plain: string): boolean =>
  (plain.match(/\d+/g) ?? []).length > 1 &&
  !/\b(?:studia|premium|account|subscription|trial|plan)\b/.test(plain);
const NOT_UNDERSTOOD =
  /\b(?:(?:do not|don't|dont) (?:get|understand|know)|idk|no (?:idea|clue))\b(?! (?:what|where|how|when) to (?:start|begin|study|learn|do)\b)|\bexplain\b|\b(?:did not|didn'?t) (?:listen|pay attention|get it)\b|\bi missed\b/;
/** “Bio midterm thursday. where does the oxygen end up”: the question is about the matter, whatever is on Thursday. */
const ASKS_MATTER =
  /[.!;\n]\s*(?:(?:so|and|but|also|ok) )?(?:what|which|where|why|who|how)\b(?!.*\b(?:stud(?:y|ying)|revis\w+|learn|plan|prepare|start|begin|time|days?|hours?|test|exam|pass|focus|should i|do i (?:do|even))\b).{12,}$/;
/** At least three words that begin with no question word and no command. */
const CLAIMS =
  /^(?!(?:what|what's|why|how|when|where|who|which|can|could|would|should|does|do|did|is|are|was|were|will)\b)\S+\s+\S+\s+\S/;
/** What asks for more than yes or no holds no statement. */
const WH = /^(?:what|what's|whats|why|how|when|where|who|which|explain|tell|define)\b/;
const COMMANDS =
  /^(?:(?:change|turn|rewrite|put|transform)\b[^.:]{0,40}\binto\b|explain|give|show|tell|make|quiz|ask|define|help|let's|lets|draw|summari[sz]e|compare|describe|write|check|solve|find|calculate|work out|convert|integrate|differentiate|factor(?:i[sz]e)?|simplify|expand|evaluate|round|balance|sketch|plot|teach|need|want|i (?:need|want|have to|would like)|i(?:'m| am) (?:confused|lost|stuck))\b/;
const LEANS =
  /^\W*(?:but|so|then|and|ok(?:ay)?|oh+|wait|what about|what if|how about|or)\b|\b(?:it|its|it's|they|them|that|thats|that's|this|those|these|one|ones|he|she|there)\b/;

/** From here on, an idea need not be named: of questions that no lesson answers, one in twenty comes so far. */
const LIKELY_MEANT = 0.6;
/** Whatever else a lesson says of a play, it is no answer to who wrote it. */
const ONE_FACT =
  /^\W*(?:who|whom|whose|when|where|what (?:year|day|time|date))\b(?!.*\b(?:come|comes|get|gets|go|goes)\b)/;
/** Nobody's lesson knows what is in a student's own life. */
const PERSONAL =
  /\bmy (?:school|teacher|town|class|mom|mum|dad|parents|dog|cat|friend|street|house|phone|crush|birthday)\b(?! (?:says?|said|told|thinks?|wrote|explained|asked|wants?|book)\b)/;

/** Two kinds of focus are learnt together with others. */
const LEARNT_AS: Readonly<Partial<Record<State['focus'], string>>> = { story: 'exercise', passage: 'idea' };

const BUTTONS: Readonly<Record<MessageIntent, Act>> = {
  explain: 'simpler',
  quiz: 'quiz',
  summarise: 'notes',
  lost: 'simpler',
};

// What is mathematics alone is about no idea.
const isLookedUp = (subject: string, { judgement, problem, work }: Examined): boolean =>
  /\p{L}{3,}/u.test(subject) &&
  !(judgement !== null && judgement.kind !== 'wrong') &&
  !work &&
  !(problem && !/\p{L}{4,}/u.test(subject));

/** Acts that mean the same wherever they are said. */
const ANYWHERE = new Set<Act>([
  'hint',
  'reveal',
  'cards',
  'podcast',
  'picture',
  'about-you',
  'product',
  'rude',
  'off-topic',
  'quiz',
  'plan',
]);

/** “Ohm’s law, 12 volts and 4 ohm, what current”, “A pairs with what”, “plant cell vs animal cell”. */
const ASKS_INSIDE =
  /^(?:on|in|at|for|with|by|from|to|of)\b[^.?!,]{3,40}\b(?:which|what|how|why)\b|[.!;\n]\s*(?:(?:so|and|but) )?(?:what|which|where|why|who|how)(?:'?s)? (?:is|are|was|were|do|does|did|can|will|would|one|ones|side|part|exactly|\w+ (?:is|are|does|do))\b[^.!]*$|(?<!\b(?:that'?s|is|was|know|knows|see|tells?|shows?|explains?|reason)\s)\bwhy (?:is|are|was|were|do|does|did|can|cant|can't|isnt|isn't|dont|don't|doesnt|would|should|not)\b|\b(?:what|which|who)\W*$|\b(?:don'?t|do not|didn'?t) (?:really )?(?:get|understand|see|know) (?:why|how|where|when|which)\b|(?<!\b(?:is|are|was|that's|thats|means?|of|about|know|see|get|like|tells?|shows?)\s)(?:\bwhat(?:'s|s)?\s+(?:is|are|was|happens|does|do|would|will|the|current|speed|causes|makes)\b|\bwhats\b|\bhow (?:many|much|does|can|fast|far|long|to)\b)|^(?:\S+\s+){1,4}(?:vs\.?|versus)\s+\S+(?:\s+\S+){0,3}$/;
const SIMPLE =
  /\blike i(?:'m| am|m)? (?:\d+|five|ten|a (?:kid|child|baby|beginner))\b|\beli5\b|\bsimpl(?:e|er|y)\b|\beasy (?:words|way)\b|\bfor (?:kids|dummies|a (?:kid|child))\b|\bdumb (?:it|this) down\b/;
const BROAD =
  /\b(?:do not|don't|dont|can't|cant|never) (?:really |even )?(?:get|understand|do|know)\b|\bstruggl|\bconfused (?:about|by)\b|\bhelp (?:me )?(?:with|in|on|understand)\b|\bbad at\b|\bsuck at\b|\bhate\b|\bteach me\b/;
const REASON =
  /\b(?:because|since|bc|cuz|i (?:need|have|must|tried|already|can't|cant)|i've|ive|i'm|im|my (?:mom|mum|dad|teacher|bus|homework|phone)|due|exam|test|tomorrow|tonight|late|compare|check|stuck|time|minutes?|mins?|hours?|bus|bed|dinner|practice|tried|twice|forever)\b/;
const givesReason = (plain: string): boolean => {
  const rest = plain.replaceAll(
    /\b(?:i (?:just )?(?:want|need)(?: you)?|just|please|tell|give|show|me|the|whole|full|final|answer|solution|steps|i give up|to|it)\b/g,
    ' ',
  );
  return REASON.test(rest);
};

/** Talk in plain words is no mathematics, though “k thx” could be a product of letters. */
const TALK = new Set<Act>(['thanks', 'hello', 'about-you', 'rude']);
