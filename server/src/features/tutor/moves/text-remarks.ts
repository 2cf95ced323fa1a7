import { wordsIn } from '../pages/books/central.ts';
import { wordCount } from '../understand/own-text.ts';
import { inForm } from './form-remarks.ts';

/** What a student's own text is meant to be. */
export type TextKind = 'story' | 'claim' | 'letter' | 'sentence';

/** What can be seen in a text for sure: what is good about it, what could be better, and a question that leads there. */
interface TextRemarks {
  good: string | null;
  better: readonly { id: string; remark: string; ask: string }[];
}

export const kindOf = (text: string, spoken: string): TextKind => {
  if (/^(?:dear|hi|hello|to whom)\b/i.test(text)) return 'letter';
  if (/\b(?:thesis|claim|argument)\b/i.test(spoken)) return 'claim';
  // What somebody tells of themselves is a story, whatever it is for.
  if (/\b(?:college essay|personal (?:statement|essay|narrative)|narrative|common app)\b/i.test(spoken))
    return 'story';
  const isStory = /\b(?:story|show,? don'?t|scene|character|poem)\b/i.test(spoken);
  if (!isStory && /\b(?:essay|introduction|intro|speech|presentation)\b/i.test(spoken)) return 'claim';
  return !isStory && /\b(?:check|correct|grammar|right|spelling)\b/i.test(spoken) ? 'sentence' : 'story';
};

const FEELING =
  'scared|afraid|angry|sad|happy|nervous|excited|frightened|worried|mad|lonely|bored|surprised|terrified|upset|proud|shocked|confused';
const TOLD = new RegExp(
  String.raw`\b(?:(?:because|so|as|since) (?:he|she|they|i|it|we) )?(?:was|were|felt|feels?|am|is|are|got)\s+(?:(?:so|very|really|super|extremely|quite|too|a bit)\s+)*(?:${FEELING})\b`,
  'i',
);
const SHOWN =
  /\b(?:(?:held|holds) (?:my|his|her|their) breath|stopped breathing|(?:heart|hands?|knees?|fingers|voice|lips) (?:\w+ ){0,3}(?:beat|beating|pound\w*|shak\w*|shook|trembl\w*|sweat\w*|cold|froze|raced|hammered)|slam\w*|whisper\w*|scratch\w*|trembl\w*|shiver\w*|froze|clench\w*|gasp\w*|crept|crawl\w*|stumbl\w*|sweat\w*|scream\w*|tears?)\b[^.,;!?]{0,30}[\p{L}']*/iu;
const REASONS =
  /\b(?:because|since(?! (?:\d|i (?:was|am|can)))|although|even though|which is why|therefore|so that|showing(?: that)?|to show|in order to|should|must(?! be\b)|less \w+ .{0,40}than|more \w+ .{0,40}than|but .{0,60}(?:made|turn\w*|make|lead\w*|caus\w*))\b[^.;]{0,60}[\p{L}']*/iu;
const ANNOUNCES =
  /\b(?:in this (?:essay|text|paragraph|speech)|i(?:'m| am)? (?:going to|gonna|will) (?:tell|write|talk|show|explain|present)|my topic is|this (?:essay|text) (?:is|will))\b[^.,;]{0,40}[\p{L}']*/iu;
const FENCE =
  /\b(?:both (?:positive|good|bad|negative|advantages?|pros?)\b[^.]{0,40}|good and bad (?:sides?|effects?|things)|pros and cons|advantages and disadvantages|many (?:different )?(?:effects|reasons|ways|sides))/i;
const OPENS =
  /^\W*(?:imagine|picture|what if|have you ever|close your eyes|think of)\b[^.,;]{0,50}[\p{L}']*/iu;
const WORN_OUT =
  /^\W*(?:one (?:sunny |dark |cold )?day\b|once upon a time|it was a (?:dark|cold|stormy|sunny|rainy) (?:and \w+ )?(?:night|day|morning)|(?:ever since|since) i (?:was|can remember)[^.,;]{0,24}|i have always (?:loved|wanted|been)|(?:since|from) the (?:beginning|dawn) of (?:time|man\w*|history)|throughout history|in today['’]?s (?:world|society)|(?:webster|the dictionary|merriam)[^.,;]{0,20} defines?)/i;
const SPOKEN =
  /\b(?:said|sayed|asked|shouted|whispered|answered|replied)\b,?\s+(?:i|you|we|yes|no|what|why|help|come|stop|he|she)\b/i;
const [MANY_ANDS, LONG_SENTENCE, MANY_TIMES] = [3, 35, 3];

/** Looks a text over. Only what is there to see is said about it. */
export const lookAt = (text: string, kind: TextKind): TextRemarks => ({
  good: goodIn(text, kind),
  better: [...inKind(text, kind), ...inAny(text)],
});

const inKind = (text: string, kind: TextKind): TextRemarks['better'] => {
  switch (kind) {
    case 'story':
      return inStory(text);
    case 'claim':
      return inClaim(text);
    case 'letter':
      return inLetter(text);
    case 'sentence':
      return [];
  }
};

const quote = (words: string): string => `“${words.trim().replace(/[\s,;:]+$/, '')}”`;

const goodIn = (text: string, kind: TextKind): string | null => {
  if (kind === 'claim') {
    const opening = OPENS.exec(text)?.[0];
    if (opening)
      return `${quote(opening)} puts the reader into the middle of it, and that’s a strong way to open.`;
    const reason = ANNOUNCES.test(text) || FENCE.test(text) ? null : REASONS.exec(text)?.[0];
    return reason
      ? `${quote(reason)} takes a side and says why it matters. Somebody could disagree, and that’s what makes it a claim.`
      : null;
  }
  const shown = SHOWN.exec(text)?.[0];
  return shown && kind === 'story' ? `${quote(shown)} lets us see it instead of being told.` : null;
};

const inStory = (text: string): TextRemarks['better'] => {
  const sentence = TOLD.exec(text)?.[0];
  return [
    ...(sentence
      ? [
          {
            id: 'told',
            remark: SHOWN.test(text)
              ? `${quote(sentence)} isn’t needed any more: what happens shows it already, so trust your reader.`
              : `${quote(sentence)} tells us the feeling. It’s stronger when we see what the body does.`,
            ask: SHOWN.test(text)
              ? 'How does the sentence sound without that part?'
              : 'What would somebody see or hear if they watched that moment from outside?',
          },
        ]
      : []),
    ...(WORN_OUT.test(text)
      ? [
          {
            id: 'worn out',
            remark: `${quote(WORN_OUT.exec(text)?.[0] ?? '')} is how a great many texts begin. Jump straight into one moment that only you can tell.`,
            ask: /\b(?:i|my)\b/i.test(text)
              ? 'Which single moment shows it? Write its first sentence.'
              : 'What’s the first thing your hero sees, hears or touches?',
          },
        ]
      : []),
    ...(SPOKEN.test(text) && !/["“”]/.test(text)
      ? [
          {
            id: 'spoken',
            remark: 'What somebody says aloud goes in speech marks, with a new line for each speaker.',
            ask: 'Where exactly does the first speaker begin and stop?',
          },
        ]
      : []),
  ];
};

const inClaim = (text: string): TextRemarks['better'] => {
  const announced = ANNOUNCES.exec(text)?.[0];
  if (announced)
    return [
      {
        id: 'announced',
        remark: `${quote(announced)} announces what comes instead of saying it. Cut it, and begin with the thing itself.`,
        ask: 'What’s the one sentence you want them to remember? Try that as your first line.',
      },
    ];
  const fence = FENCE.exec(text)?.[0];
  if (fence)
    return [
      {
        id: 'fence',
        remark: `Nobody could disagree with ${quote(fence)}, so it’s true but not a claim yet.`,
        ask: 'Which side weighs more for you, and what’s your strongest reason? “Although …, … because …” is a good frame.',
      },
    ];
  if (OPENS.test(text))
    return [
      {
        id: 'opens',
        remark: 'It needs a bridge to your point, so that it isn’t only a scene.',
        ask: 'Which sentence comes next and leads to what you want to say?',
      },
    ];
  return REASONS.test(text)
    ? []
    : [
        {
          id: 'no reason',
          remark:
            'It says what is there, but not yet why it matters or what follows from it. That’s the “so what?”.',
          ask: 'What does it show, or why is it so? Try adding “because …” or “which shows …”.',
        },
      ];
};

const ATTACKS = /\b(?:you (?:always|never)|why do you)\b[^.?!]{0,20}[\p{L}']*/iu;
const inLetter = (text: string): TextRemarks['better'] =>
  ATTACKS.test(text)
    ? [
        {
          id: 'attack',
          remark: `${quote(ATTACKS.exec(text)?.[0] ?? '')} sounds like an attack, and then people defend themselves. Say what happened once, how it was for you, and what you’d like.`,
          ask: 'What happened exactly, on which day, and what would you like instead?',
        },
      ]
    : [];

const inAny = (text: string): TextRemarks['better'] => {
  const sentences = text.split(/(?<=[.!?])\s+/);
  const ands = Math.max(...sentences.map((one) => one.match(/\band\b/gi)?.length ?? 0));
  const longest = Math.max(...sentences.map(wordCount));
  const often = mostRepeated(text);
  return [
    ...inForm(text),
    ...regularised(text).map(([wrong, right]) => ({
      id: 'verb',
      remark: `One verb: “${right}”, not “${wrong}”.`,
      ask: '',
    })),
    ...(ands >= MANY_ANDS
      ? [
          {
            id: 'ands',
            remark: `One sentence has ${ands} “and”s, so everything sounds equally important.`,
            ask: 'Where could you put a full stop, so that the most exciting part stands alone?',
          },
        ]
      : longest > LONG_SENTENCE
        ? [
            {
              id: 'long',
              remark: `One sentence has ${longest} words. A reader has to breathe in the middle.`,
              ask: 'Where would you cut it in two?',
            },
          ]
        : []),
    ...(often
      ? [
          {
            id: 'repeated',
            remark: `The word “${often}” comes three times or more.`,
            ask: 'Which of them could be another word, or go?',
          },
        ]
      : []),
    ...(/(?:^|\s)i(?:\s|'|’|$)/.test(text)
      ? [{ id: 'i', remark: '“I” is always a capital letter.', ask: '' }]
      : []),
    ...(/^\p{Ll}/u.test(text.replace(/^[\s"“‘']+/u, ''))
      ? [{ id: 'capital', remark: 'Begin the sentence with a capital letter.', ask: '' }]
      : []),
  ];
};

/** Verbs with a past of their own that young writers form by the rule; whatever could be a word as well is left out. */
const PASTS = new Map(
  (
    'sayed said, hided hid, goed went, runned ran, comed came, thinked thought, buyed bought, catched caught, teached taught, ' +
    'bringed brought, falled fell, feeled felt, taked took, maked made, knowed knew, writed wrote, eated ate, drinked drank, ' +
    'breaked broke, speaked spoke, sleeped slept, keeped kept, finded found, holded held, telled told, swimmed swam, throwed threw, ' +
    'drawed drew, growed grew, hurted hurt, choosed chose, stealed stole, rided rode, drived drove, fighted fought, sitted sat, ' +
    'standed stood, understanded understood, forgetted forgot, hitted hit, cutted cut, losed lost, gived gave'
  )
    .split(', ')
    .map((pair): [string, string] => {
      const [wrong = '', right = ''] = pair.split(' ');
      return [wrong, right];
    }),
);
const regularised = (text: string): [string, string][] =>
  [...new Set(text.toLowerCase().match(/\p{L}+/gu) ?? [])].flatMap((word): [string, string][] => {
    const right = PASTS.get(word);
    return right === undefined ? [] : [[word, right]];
  });

const mostRepeated = (text: string): string | null => {
  const counts = new Map<string, number>();
  for (const word of text.toLowerCase().match(/\p{L}{4,}/gu) ?? [])
    if (wordsIn(word).size > 0) counts.set(word, (counts.get(word) ?? 0) + 1);
  return [...counts].find(([, times]) => times >= MANY_TIMES)?.[0] ?? null;
};
