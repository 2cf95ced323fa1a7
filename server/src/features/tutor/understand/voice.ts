/** What is said of a sentence that is shown while active and passive are talked about. */
interface VoiceVerdict {
  isRight: boolean;
  remark: string;
  isWhole: true;
}

const BE = String.raw`(?:am|is|are|was|were|be|been|being)`;
const IRREGULAR =
  'eaten|written|broken|taken|given|seen|done|made|built|found|told|sold|sent|bought|brought|caught|taught|thought|held|kept|left|lost|won|paid|read|said|heard|hit|cut|put|set|shot|stolen|spoken|chosen|driven|known|shown|thrown|worn|grown|drawn|hidden|forgotten|beaten|bitten|led|fed|met|sung|drunk|begun|hurt|struck|understood|sewn|torn|woken';
const PASSIVE = new RegExp(
  String.raw`\b${BE}\s+(?:not |always |never |also |just |already |being |been |\p{L}+ly )*(\p{L}{2,}ed|${IRREGULAR})\b`,
  'iu',
);
const GOING_ON = new RegExp(
  String.raw`\b${BE}\s+(?:not |always |still |\p{L}+ly )*(?!being\b)(\p{L}{2,}ing)\b`,
  'iu',
);
const A_STATE = new RegExp(
  String.raw`\b${BE}\s+(?:so |very |really |not |too )*(?:tired|bored|excited|scared|interested|worried|happy|sad|hungry|good|bad|red|tall|late|surprised|married|supposed|used to|aged|left-handed)\b`,
  'iu',
);
const QUOTED = /["“']([^"“”\n]{6,120}?)["”'](?=[\s,.;:!?)]|$)/u;
const ALONE =
  /^\W*(?:(?:so|ok|and|like|what about|is|but)\b[\s,:]*)*((?:\p{Lu}|the |a |my )[^.!?"“”]{6,120})(?:[.!]|\s+is (?:that|this|it) (?:one|passive|active)|$)/u;
const ASKS_FOR_IT = /\b(?:passive|active|one|right|it|that)\b/i;

/** Whether a sentence that is shown is active or passive; null where its form leaves it open. */
export const judgeVoice = (message: string): VoiceVerdict | null => {
  const quoted = QUOTED.exec(message)?.[1];
  const sentence = quoted ?? ALONE.exec(message)?.[1];
  if (sentence === undefined || /^\W*(?:what|why|how|when|does|do|can)\b/i.test(sentence)) return null;
  const about = message.replace(sentence, '');
  if (quoted !== undefined && !ASKS_FOR_IT.test(about)) return null;
  if (A_STATE.test(sentence)) return null;
  const passive = PASSIVE.exec(sentence)?.[0];
  const active = GOING_ON.exec(sentence)?.[0];
  const saysActive = /\bactive\b/i.test(about);
  if (passive !== undefined) {
    const by = /\bby\b/i.test(sentence)
      ? ' Who did it stands behind “by”.'
      : ' It doesn’t even say who did it.';
    return {
      isRight: !saysActive,
      remark: `${saysActive ? 'No' : 'Yes'}, that one is passive: “${passive}” is a form of “be” plus a past participle, and the subject receives the action.${by} How would you say it in the active?`,
      isWhole: true,
    };
  }
  return active === undefined
    ? null
    : {
        isRight: saysActive,
        remark: `${saysActive ? 'Yes' : 'No'}, that one is active: in “${active}” the subject does it itself. A form of “be” alone doesn’t make a passive; it needs a past participle, as in “was chased”. Can you make it passive?`,
        isWhole: true,
      };
};
