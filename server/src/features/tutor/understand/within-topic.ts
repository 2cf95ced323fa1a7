import { bookOfIdea, type Idea } from '@studia/contract/lessons';
import type { HeardExchange, NearText } from '../../lessons/service.ts';
import { wordsIn } from '../pages/books/central.ts';

/** What a conversation is about: the idea or topic at hand, or what was asked about and is not known. */
export interface TopicOfTalk {
  at: string | null;
  unknown: string | null;
}

/**
 * Whether a message can't be understood without what was talked about: “who is more powerful”, “what if they’re in parallel”. What names
 * something of its own may begin a new topic. `plain` is in plain spelling.
 */
export const leansOnTopic = (plain: string, last: string): boolean => {
  const core = withoutLead(plain);
  const telling = tellingIn(core);
  if (telling.length > MOST_TELLING || plain.split(' ').length > LONGEST) return false;
  if (POINTS.test(core) || COMPARES.test(core) || GOES_ON.test(core)) return true;
  // “How do I find the volume” is about the volume that was just spoken of.
  const before = wordsIn(last);
  if (NAMES_THE.test(core) && ENDS_WITH_THEN.test(plain)) return telling.length <= 1;
  return NAMES_THE.test(core) && telling.length > 0 && telling.every((word) => before.has(word));
};
const [MOST_TELLING, LONGEST] = [2, 12];
const LEADS =
  /^\W*(?:(?:and|but|so|ok(?:ay)?|oh+|ah+|wait|hm+|then|cool|nice|well|wow|lol|thx|thanks|yes|no|yeah)\b[\s,.!]*)+/;
const POINTS =
  /\b(?:it|its|it's|they|them|their|they're|theyre|thats|that's|that|this|those|these|he|she|him|his|her|ones?|both|the other)\b/;
const COMPARES =
  /^(?!.*\bthan\b).*\b(?:more|most|less|least|better|best|worse|worst|bigger|biggest|smaller|smallest|stronger|strongest|faster|fastest|slower|cheaper|safer|easier|harder|older|oldest|longer|longest|higher|highest|main)\b/;
const GOES_ON = /^(?:what if|(?:do|should|can|could|would|must|did) (?:i|we)|give me|show me)\b/;
/** “Which are thicker”: what is compared was named before. */
const withoutLead = (plain: string): string =>
  plain.replace(LEADS, '').replace(WHICH_IS, (asked, compared: string) => asked.replace(compared, 'more'));
const WHICH_IS = /^(?:which|who)(?: ones?| of \p{L}+)? (?:is|are|was|were) (?:the )?(\p{L}{3,}(?:er|est))$/u;
const ENDS_WITH_THEN = /\bthen\W*$/;
const NAMES_THE = /\bthe \p{L}{3,}\b/u;

/** Who asks whether to take a step asks about the task at hand: “do I divide by 4 first”. */
export const asksForStep = (plain: string): boolean => A_STEP.test(plain);
const A_STEP =
  /^\W*(?:(?:and|but|so|ok(?:ay)?|wait|hm+|then)\b[\s,]*)*(?:do|should|can|could|would|must) (?:i|we) (?:just |first |then |now |have to |need to |also )*(?:add|subtract|take|divide|multiply|times|square|cube|double|halve|convert|round|start|use|plug|put|set|find|count|split|flip|cancel|move)\b/;

/** Words that name no matter. */
const GENERAL = new Set(
  (
    'why does did doing dont don doesn doesnt cant isn isnt just like get got really even still only because thing stuff wait tho though lol okay think mean know ' +
    'tell explain make work come would could should please actually basically kinda right want need say said other same different differenc always any anyth ' +
    'something someone everyone people maybe hmm reason cause important power powerful big bigger biggest small good better best bad worse worst main first last next find ' +
    'give show use us example always never happen start begin part point question answer way way kind sort many much long often matter theyre whats wher her him his she ' +
    'rule rules law laws formula formulas method trick idea fact definition ' +
    'call called name named fast faster slow easy easier hard harder strong stronger old older long longer high higher cheap cheaper safe safer'
  )
    .split(' ')
    .flatMap((word) => Array.from(wordsIn(word))),
);
const tellingIn = (plain: string): string[] =>
  Array.from(wordsIn(plain.replaceAll("'", ''))).filter((word) => !GENERAL.has(word));

/** The names of a topic, as they would stand in a text about it. */
const namesOf = ({ at, unknown }: TopicOfTalk): string[] =>
  at === null
    ? tellingIn((unknown ?? '').toLowerCase())
    : (at.split('/')[1] ?? '').split('-').filter((word) => word.length > 3 && !OF_A_TITLE.has(word));
const OF_A_TITLE = new Set(
  'what with from that this they their people long over into more less make makes made kind kinds first life work works have does come comes where when your many'.split(
    ' ',
  ),
);

/**
 * What is looked for within a topic: only what is of it, or speaks of it. Of 93 marked replies out of another topic to a message with a
 * word of its own, 30 of those below a chance of a half were good, and 72 of 94 of those above; without such a word 5 of 13.
 */
export const withinTopic = (topic: TopicOfTalk, plain: string, last: string) => {
  const before = wordsIn(last);
  const own = tellingIn(withoutLead(plain)).filter((word) => !before.has(word));
  const names = namesOf(topic);
  const speaksOfIt = (text: string): boolean => {
    const there = ` ${text.toLowerCase().replaceAll(/[^\p{L}\d]+/gu, ' ')}`;
    const count = names.filter((name) => there.includes(` ${name.slice(0, STEM)}`)).length;
    return names.length === 0 ? topic.at !== null : count >= names.length / 2;
  };
  return {
    exchanges: (found: readonly HeardExchange[]): HeardExchange[] =>
      found.filter(
        ({ exchange: { idea, says, reply }, certainty }) =>
          idea === topic.at ||
          (topic.at !== null && own.length > 0 && certainty >= OUT_OF_ANOTHER) ||
          speaksOfIt([idea, ...says, reply].join(' ')),
      ),
    ideas: <Found extends { idea: Idea }>(found: readonly Found[]): Found[] =>
      found.filter(({ idea }) => isOfIdea(idea)),
    near: (found: readonly NearText[]): NearText[] => found.filter(({ idea }) => isOfIdea(idea)),
  };

  function isOfIdea({ id, title, statement, simple, full }: Idea): boolean {
    const isBeside = own.length > 0 && topic.at !== null && bookOfIdea(id) === bookOfIdea(topic.at);
    return id === topic.at || isBeside || speaksOfIt([id, title, statement, simple, full].join(' '));
  }
};
const STEM = 5;
const OUT_OF_ANOTHER = 0.5;
