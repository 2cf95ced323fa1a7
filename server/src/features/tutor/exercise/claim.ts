import { inSigns } from '@studia/mathematics';

interface Claim {
  problem: string;
  claim: string;
}

const SAYS = String.raw`(?:i (?:think|believe|guess|say|said|got|get|found|have|calculated)(?: that)?(?: it(?:'s| is))?|my (?:answer|result|solution) (?:is|was|:)|is it|is the answer|the answer (?:is|:|should be|must be)|answer\s*:|so(?= [a-z]\s*=)|and got|gives me|gives|is that)(?!\w)`;
const CLAIMS: readonly [form: RegExp, problem: number, claim: number][] = [
  [
    /^(?:is|was)\s+(.+?)\s+(?:an?\s+|the\s+)?(?:right |correct |final )?(?:answer|solution|result|root|zero)\s+(?:to|of|for)\s+(?:the (?:equation|problem|question|inequality)\s+)?(.+)$/is,
    2,
    1,
  ],
  [
    new RegExp(
      String.raw`^${SAYS}\s+(.+?)\s+(?:for|to|as (?:the|an|my) (?:answer|solution) (?:of|to|for))\s+(.+)$`,
      'is',
    ),
    2,
    1,
  ],
  [
    /^(?:i think |i believe |i say )?(?:the )?(?:answer|solution|result)\s+(?:to|of|for)\s+(.+?)\s+(?:is|must be|should be)\s+(.+)$/is,
    1,
    2,
  ],
  [new RegExp(String.raw`^(.+?)[\s,.;:?!]+(?:and |but |then |hmm+ )?${SAYS}\s*(.+)$`, 'is'), 1, 2],
  [
    /^(?:i (?:think|believe|guess|say)(?: that)?|so|then)\s+(.+?)\s+(?:is|equals|makes|gives)\s+([^a-z]+)$/is,
    1,
    2,
  ],
  [/^(?:is|does|do)\s+(.+?)\s+(?:equals?(?: to)?|make|come to|give)\s+(.+)$/is, 1, 2],
];
const LONGEST_CLAIM = 400;
const ASKED_BEHIND = /[\s,.;:!?-]*\b(?:is (?:that|this|it|my \w+)|am i|right|correct|did i)\b[^=\d]*$/i;

/** A problem and what the student says is its answer, in one message; null when nothing is claimed. */
export const claimIn = (message: string): Claim | null => {
  const text = message
    .slice(0, LONGEST_CLAIM)
    .replaceAll(/[’‘]/g, "'")
    .replace(
      /^\s*(?:(?:hi|hey|hello|please|can you)[\s,]+)?(?:check (?:if|whether|my \w+|this|that)?\s*:?\s*)?/i,
      '',
    );
  const bare = text.replace(ASKED_BEHIND, '').replace(/[\s?!.]+$/, '');
  for (const [form, problem, claim] of CLAIMS) {
    const found = form.exec(bare);
    const [one, other] = [found?.[problem]?.trim(), found?.[claim]?.trim()];
    if (
      one !== undefined &&
      other !== undefined &&
      /[\d∞+*/^−]|\b(?:no solution|yes|no|true|false)\b|^[a-z]$/i.test(inSigns(other))
    )
      return { problem: one, claim: other };
  }
  return null;
};
