import { judgePairs } from './confused-pairs.ts';
import { judgeFigure } from './figures.ts';
import { judgeVoice } from './voice.ts';

/** A rule of writing that a sentence of the student's own is held against, as far as its form shows it. */
export type SentenceRule = 'speech' | 'joining' | 'sound alikes' | 'voice' | 'figure';

/** What became of it. */
export interface JudgedSentence {
  rule: SentenceRule;
  isRight: boolean;
  /** Why it is not, or what makes it right. */
  remark: string;
  /** The remark says yes or no itself. */
  isWhole?: boolean;
  /** What it is about, where the talk need not have been about it before. */
  idea?: string;
}

/** The rules that a sentence is held against where this idea is talked about: how to join sentences only where that is taught. */
export const rulesTaughtBy = (idea: string | null | undefined): readonly SentenceRule[] => {
  const [, book = '', name = ''] = /^([^/]+)\/(.+)$/.exec(idea ?? '') ?? [];
  if (book !== 'english-writing' && book !== 'language' && book !== 'humanities') return [];
  if (/confus|homophone|apostrophe|pairs|their|your|(?:^|-)its(?:-|$)/.test(name))
    return ['sound alikes', 'speech'];
  if (/passive|active|voice/.test(name)) return ['voice'];
  return /comma|semicolon|run-on|fragment|joining|whole-sentence/.test(name)
    ? ['speech', 'joining']
    : ['speech'];
};

/** Holds the sentence in a message against rules that are talked about; null where none is shown, or nothing is sure. */
export const judgeSentence = (message: string, rules: readonly SentenceRule[]): JudgedSentence | null => {
  for (const rule of rules) {
    const judged = JUDGES[rule](message);
    if (judged) return { rule, ...judged };
  }
  return null;
};

type Verdict = Omit<JudgedSentence, 'rule'>;

const TAG = String.raw`(?:said|says|asked|asks|shouted|whispered|replied|answered|cried|yelled|added|screamed|muttered|exclaimed)`;
const TELLER = String.raw`(?:(?:he|she|they|we|I|it|you|my \w+|the \w+|\p{Lu}\p{Ll}+) ${TAG}|${TAG} (?:he|she|they|we|I|my \w+|the \w+|\p{Lu}\p{Ll}+))`;
const [OPEN, CLOSE, INSIDE] = ['["“]', '["”]', String.raw`[^"“”\n]`];
const pattern = (source: string): RegExp => new RegExp(source, 'u');

/** Each mistake of punctuated speech by its form, the gravest first. */
const MISTAKES_OF_SPEECH: readonly (readonly [form: RegExp, remark: string])[] = [
  [
    pattern(`${OPEN}${INSIDE}+\\b${TELLER}[.!?]*${CLOSE}\\s*[.!?]*`),
    'The marks hug only the words that come out of somebody’s mouth. Who said it is told by the writer, so it stays outside.',
  ],
  [
    pattern(`${OPEN}${INSIDE}+${CLOSE}\\s*,\\s*${TELLER}`),
    'The comma belongs to the speech, so it goes inside, before the closing mark.',
  ],
  [
    pattern(`${OPEN}${INSIDE}*[^,.!?…—–\\s"“”]\\s*${CLOSE}\\s*${TELLER}`),
    'Before the closing mark a comma is missing, because the sentence goes on with who said it.',
  ],
  [
    pattern(`${OPEN}${INSIDE}+\\.${CLOSE}\\s*${TELLER}`),
    'The sentence isn’t over before you say who spoke, so it takes a comma there instead of the full stop.',
  ],
  [
    pattern(
      `${OPEN}${INSIDE}+,${CLOSE}\\s*(?:(?:he|she|they|I|\\p{Lu}\\p{Ll}+) asked|asked \\p{L}+)[^.!"“”]*\\?`,
    ),
    'The question mark belongs to the words that ask, so it goes inside the marks in place of the comma, and the sentence ends with a full stop.',
  ],
  [
    pattern(
      `${OPEN}${INSIDE}+[,!?]${CLOSE}\\s*(?:(?:He|She|They|We|It|My \\w+|The \\w+) ${TAG}|Said|Asked)\\b`,
    ),
    'Who said it goes on in small letters, because it’s still the same sentence.',
  ],
  [
    pattern(`^[^"“”]*\\b${TAG}\\s+${OPEN}(?:\\p{Lu}${INSIDE}*|${INSIDE}*[.!?,])${CLOSE}`),
    'Before speech that follows its teller there’s a comma: Mia said, “…”',
  ],
  [pattern(`^[^"“”]*\\b${TAG},\\s+${OPEN}\\p{Ll}`), 'The first spoken word begins with a capital letter.'],
  [
    pattern(`^[^"“]*${OPEN}\\p{Ll}${INSIDE}*[,.!?]${CLOSE}`),
    'The first spoken word begins with a capital letter.',
  ],
];
const RIGHT_SPEECH: readonly RegExp[] = [
  pattern(`${OPEN}\\p{Lu}${INSIDE}*[,!?]${CLOSE} ${TELLER}\\b[^"“”]*\\.`),
  pattern(`\\b${TAG}, ${OPEN}\\p{Lu}${INSIDE}*[.!?]${CLOSE}`),
];

/** Who tells what a teacher said, or asks which of two is right, shows no sentence. */
const ABOUT_THE_RULE =
  /\b(?:you|u|teacher|book|rule|it|they) (?:said|says)\b|["”][^"“”]*\b(?:or|but)\b[^"“”]*["“]/i;

const onSpeech = (message: string): Verdict | null => {
  const sentence = message.replaceAll(/[„‟]/g, '“');
  if (ABOUT_THE_RULE.test(sentence)) return null;
  if (!/["“”]/.test(sentence) || !pattern(`\\b${TAG}\\b`).test(sentence)) return null;
  const mistake = MISTAKES_OF_SPEECH.find(([form]) => form.test(sentence));
  if (mistake) return { isRight: false, remark: mistake[1] };
  return RIGHT_SPEECH.some((form) => form.test(sentence))
    ? {
        isRight: true,
        remark: 'The marks hug the spoken words, and the punctuation of the speech stands inside them.',
      }
    : null;
};

/** A sentence that is shown: with a capital letter and a full stop, or named as one. */
const onSoundAlikes = (message: string): Verdict | null => {
  const shown =
    shownIn(message) ??
    /^\W*(\p{Lu}[^?]{6,120}[.!])(?:\s.{0,30})?$/u.exec(message)?.[1] ??
    // Without a full stop, a sentence of some length that nobody is spoken to in.
    /^\W*(\p{Lu}(?!['’]?(?:m|ve)\b)[^?.!:]{15,120})$/u.exec(message.trim())?.[1];
  return shown === undefined ? null : judgePairs(shown);
};

const SUBJECT = String.raw`(?:i|you|he|she|it|we|they|there|this|that|(?:the|my|his|her|our|their|your) [\p{L}-]+)`;
const VERB = String.raw`(?:['’](?:m|s|re|ll|ve|d)\b|\s(?:(?:always|never|really|just|also|still|suddenly|quickly) )?(?:am|is|are|was|were|have|has|had|do|does|did|can|can['’]?t|could|will|won['’]?t|would|should|must|might|\p{L}+ed|went|ran|came|saw|got|took|made|ate|broke|left|felt|knew|thought|wanted|stayed|fell|began|forgot|lost|won|slept|gave|rang|sang|said|told|found|heard|met|read|sat|stood|drove|wrote|flew|woke|kept|held|hit|cut|bought|brought|caught|spoke|threw|grew|drank|swam|hid|cried|tried|likes?|loves?|hates?|needs?|wants?|goes|go|plays?|runs?|rains?)\b)`;
const CLAUSE = new RegExp(`^${SUBJECT}${VERB}`, 'iu');
const CLAUSES = new RegExp(`(?<![\\p{L}'’])${SUBJECT}${VERB}`, 'giu');
/** Begins with a whole sentence, and holds no second one. */
const isOneClause = (text: string): boolean => CLAUSE.test(text) && text.match(CLAUSES)?.length === 1;
const SUBORDINATE =
  /^(?:because|when|if|although|though|since|after|before|while|as|until|unless|once|whenever|even though)\b/i;
const CONJUNCTION =
  /^(?:and|but|or|so|yet|for|nor|because|although|which|who|while|when|if|since|as|where|until|unless)\b/i;
const NO_CONJUNCTION = /^(?:however|therefore|then|also|otherwise|instead|still)\b,?\s*/i;

/** The sentence that is shown: between marks, behind a colon, or at the beginning with a capital letter, with a few words about it behind. */
export const shownIn = (written: string): string | null => {
  // “Oh so I was late because …”: the sentence stands behind that.
  const message = written.replace(
    /^\W*(?:(?:oh+|ok(?:ay)?|so|then|ah+|wait|like)\b[\s,]*){1,3}(?=\p{Lu})/u,
    '',
  );
  const [, quoted] = /(?:^|[\s:(])['"“‘]([^"“”\n]{12,200}?)['"”’](?=[\s,.;:!?)]|$)/u.exec(message) ?? [];
  const [, behind] = /:\s*(\p{L}[^"“”\n?]{12,200})$/u.exec(message) ?? [];
  const [, alone] =
    /^(\p{Lu}[^.!?"“”\n]{12,200})[.!](?:$|\s+(?:so|ok|okay|is|did|does|like|better|right|that|thats|now|i)\b)/u.exec(
      message.trim(),
    ) ?? [];
  return quoted ?? behind ?? (alone !== undefined && !OF_THE_TALK.test(alone) ? alone : null);
};

/** What is said to the tutor is no example. */
const OF_THE_TALK =
  /\b(?:wrong|right|semicolons?|commas?|lost|hard|easy|confus\w*|g[eo]t it|sentences?|splices?)\b/i;

const onJoining = (message: string): Verdict | null => {
  const sentence = shownIn(message)
    ?.trim()
    .replace(/[.!]+$/, '');
  if (sentence === undefined || /[.!?]\s/.test(sentence)) return null;
  const [, clause = '', other = ''] = /^(.+?);\s+(.+)$/.exec(sentence) ?? [];
  if (
    isOneClause(clause) &&
    isOneClause(other.replace(NO_CONJUNCTION, '')) &&
    !other.replace(NO_CONJUNCTION, '').includes(',')
  )
    return { isRight: true, remark: 'A semicolon is strong enough to join two whole sentences.' };
  const [joint] = CONJUNCTION.exec(other) ?? [];
  if (joint !== undefined && isOneClause(clause) && !other.includes(';'))
    return {
      isRight: false,
      remark: `Behind a semicolon stands something that could be a sentence of its own, without “${joint.toLowerCase()}” in front. Leave out one of the two: the semicolon, or “${joint.toLowerCase()}”.`,
    };
  if (sentence.includes(';')) return null;
  const [first = '', second = '', ...more] = sentence
    .replace(/, (however|therefore|then|also|otherwise|instead|still), /i, ', $1 ')
    .split(/,\s+/);
  if (more.length > 0) {
    const all = [first, second, ...more];
    return all.every((one) => isOneClause(one) && !CONJUNCTION.test(one))
      ? {
          isRight: false,
          remark: `${all.length} whole sentences hang together by commas alone. Put a full stop or a semicolon where one of them ends, or join two of them with “and” or “because”.`,
        }
      : null;
  }
  if (second === '') {
    const joined = /^(.+?) (because|although|when|while|since|after|before|until|unless|if) (.+)$/i.exec(
      sentence,
    );
    return joined && isOneClause(joined[1] ?? '') && isOneClause(joined[3] ?? '')
      ? {
          isRight: true,
          remark: `The word “${joined[2]?.toLowerCase()}” joins the two halves, so nothing hangs on a comma alone.`,
        }
      : null;
  }
  if (!CLAUSE.test(first)) {
    return isOneClause(first.replace(SUBORDINATE, '').trim()) &&
      SUBORDINATE.test(first) &&
      isOneClause(second)
      ? {
          isRight: true,
          remark: 'The first half can’t stand alone, so a comma is just right between the two.',
        }
      : null;
  }
  const [, conjunction] = /^(and|but|or|so|yet)\s/i.exec(second) ?? [];
  if (conjunction !== undefined)
    return isOneClause(first) && isOneClause(second.slice(conjunction.length + 1))
      ? { isRight: true, remark: `A comma together with “${conjunction.toLowerCase()}” is strong enough.` }
      : null;
  if (CONJUNCTION.test(second) || !CLAUSE.test(second.replace(NO_CONJUNCTION, ''))) return null;
  return {
    isRight: false,
    remark: NO_CONJUNCTION.test(second)
      ? 'Both halves could stand alone, and that word doesn’t join them. Put a full stop or a semicolon in place of the comma.'
      : 'Both halves could stand alone, and a comma alone is too weak to join them. A full stop, a semicolon or a word such as “because” or “and” mends it.',
  };
};

const JUDGES: Readonly<Record<SentenceRule, (message: string) => Verdict | null>> = {
  speech: onSpeech,
  joining: onJoining,
  'sound alikes': onSoundAlikes,
  voice: judgeVoice,
  figure: judgeFigure,
};
