/** Words that sound alike, each in forms that leave no choice: where it stands for another, and where it is right. */
interface SoundAlikes {
  word: string;
  /** Where another word belongs, and which. */
  wrong: readonly (readonly [form: RegExp, instead: string])[];
  right: readonly RegExp[];
}

const OWNED = String.raw`(?!(?:is|are|was|were|will|would|has|have|had|can|could|should|must|might|isn['’]?t|aren['’]?t|wasn['’]?t|and|but|or|so|because|to|on|in|at|for|with|by|too|again|now|then|yet|all|when|if|a|an|the|not|he|she|it|we|they|you|i)\b)\p{L}{2,}`;
const TAKES = String.raw`(?:lost|found|took|takes?|loves?|loved|likes?|liked|forgot|brought|wants?|wanted|has|have|had|got|gets?|eats?|ate|saw|sees?|in|on|at|with|of|for|from|under|near|about)`;
const DESCRIBED = String.raw`(?:going|coming|playing|running|eating|working|waiting|trying|doing|late|early|happy|sad|angry|tired|here|ready|nice|good|bad|not|very|really|so|too|always|my|the|an?)`;
const form = (source: string): RegExp => new RegExp(source, 'iu');

const PAIRS: readonly SoundAlikes[] = [
  {
    word: 'there',
    wrong: [[form(`\\b${TAKES} there ${OWNED}`), 'their']],
    right: [
      form(String.raw`\bthere (?:is|are|was|were|will be|has been)\b`),
      /\b(?:over|out|up|in|go|went|sit|live) there\b/i,
    ],
  },
  {
    word: 'their',
    wrong: [
      [/\btheir (?:is|are|was|were) (?!not\b.*\bs\b)/i, 'there'],
      [/\bover their\b/i, 'there'],
      [
        form(
          `\\btheir ${DESCRIBED}\\b(?! \\p{L}+ (?:is|are|was|were|has|have)\\b)(?=\\s(?:to|in|on|at|with|home|now|today|for|and|that)\\b|[.!?]|$)`,
        ),
        'they’re',
      ],
    ],
    right: [form(`\\b${TAKES} their ${OWNED}`), form(`^their ${OWNED} (?:is|are|was|were|has|have)\\b`)],
  },
  {
    word: 'they’re',
    wrong: [
      [form(`\\bthey['’]re ${OWNED} (?:is|are|was|were|has|have)\\b`), 'their'],
      [form(`\\b${TAKES} they['’]re ${OWNED}`), 'their'],
    ],
    right: [form(`\\bthey['’]re ${DESCRIBED}\\b`)],
  },
  {
    word: 'your',
    wrong: [
      [
        form(`\\byour ${DESCRIBED}\\b(?=\\s(?:to|in|on|at|with|home|now|today|for|and|that)\\b|[.!?]|$)`),
        'you’re',
      ],
      [/\byour welcome\b/i, 'you’re'],
    ],
    right: [
      form(`\\b${TAKES} your ${OWNED}`),
      form(`^(?:is )?your ${OWNED} (?:is|are|was|were|has|have)\\b`),
    ],
  },
  {
    word: 'you’re',
    wrong: [
      [form(`\\b${TAKES} you['’]re ${OWNED}`), 'your'],
      [form(`\\byou['’]re ${OWNED} (?:is|are|was|were|has|have)\\b`), 'your'],
    ],
    right: [form(`\\byou['’]re ${DESCRIBED}\\b`)],
  },
  {
    word: 'its',
    wrong: [
      [
        form(String.raw`\bits (?:an?|the|been|going|raining|snowing|not|so|very|really|too|time|my|your)\b`),
        'it’s',
      ],
    ],
    right: [form(`\\b(?:wagged|lost|broke|ate|hurt|in|on|with|of|from|under|has|had) its ${OWNED}`)],
  },
  {
    word: 'it’s',
    wrong: [[form(`\\b(?:wagged|wags|licked|lost|broke|hurt|of|under|from) it['’]s ${OWNED}`), 'its']],
    right: [
      form(
        String.raw`\bit['’]s (?:an?|the|been|going|raining|snowing|not|so|very|really|too|time|my|your|cold|hot|late)\b`,
      ),
    ],
  },
];

const MEANS: Readonly<Record<string, string>> = {
  there: '“there” names a place, or begins “there is”',
  their: '“their” says whose it is: it belongs to them',
  'they’re': '“they’re” is short for “they are”',
  your: '“your” says whose it is: it belongs to you',
  'you’re': '“you’re” is short for “you are”',
  its: '“its” says whose it is: it belongs to it',
  'it’s': '“it’s” is short for “it is” or “it has”',
};

/** Whether the words that sound alike are the right ones in a sentence; null where none of them stands in a form that is sure. */
export const judgePairs = (sentence: string): { isRight: boolean; remark: string } | null => {
  for (const { word, wrong } of PAIRS) {
    const instead = wrong.find(([where]) => where.test(sentence))?.[1];
    if (instead !== undefined)
      return {
        isRight: false,
        remark: `Look at “${word}”: ${MEANS[word] ?? ''}. Here you need “${instead}”, because ${MEANS[instead]?.replace(/^“[^”]+” /, 'it ') ?? ''}.`,
      };
  }
  const right = PAIRS.find((one) => one.right.some((where) => where.test(sentence)))?.word;
  return right === undefined ? null : { isRight: true, remark: `Here ${MEANS[right] ?? ''}.` };
};
