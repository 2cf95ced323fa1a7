import type { State } from '../state/state.ts';
import type { Act } from './acts.ts';

const QUOTED =
  /"([^"\n]{18,600})"|“([^”\n]{18,600})”|(?<![\p{L}\d])'((?:[^'\n]|'(?=\p{L})){18,600})'(?![\p{L}\d])/u;
/** Words that hand over a text of one's own, and words that do so only where one writes. */
const HANDS_OVER =
  /\b(?:another one from my \w+|is (?:this|it) (?:an? )?(?:ok(?:ay)?|good|better|fine)(?: \w+){0,2}|what i (?:got|have|wrote)(?: so far)?|i (?:wrote|changed it|rewrote it)(?: to| this)?|(?:my|the) (?:first |last |opening |topic )?(?:sentence|line|thesis|intro(?:duction)?|paragraph|claim|story|text|draft|beginning|ending|email|letter)(?: (?:of|for) my \w+)?(?: is| now)?|mine is)\s*:?\s*$/i;
const PERHAPS_HANDS_OVER = /\b(?:what about|how ab(?:ou)?t|its|it's|or|like)\s*:?\s*$/i;
const BEHIND_A_COLON =
  /\b(?:is this (?:ok(?:ay)?|good|better|fine)|(?:check|look at|read|correct|fix) (?:my|this|the) (?:sentence|intro(?:duction)?|paragraph|thesis|hook|text|line)|i (?:wrote|changed it|rewrote it)(?: to| this)?|my (?:sentence|thesis|claim|intro|paragraph|first (?:sentence|line))(?: (?:of|for) my \w+)?(?: is)?|mine is)\s*:\s*([^\s"'“].{12,600})$/is;
/** A new version, where a text was looked at before: “what about: …”. */
const NEW_VERSION =
  /\b(?:what about|how ab(?:ou)?t|check|and|or|now|better|changed (?:it )?to|new (?:one|version|sentence|thesis|intro|hook))(?: (?:this|that)(?: one| sentence)?)?\s*:\s*([^\s"'“].{12,600})$/is;
/** “One day i found a key. is that good”: a sentence, and a question what it is worth. */
const ASKED_BEHIND =
  /^(\p{Lu}[^.!?\n]{12,300}[.!])\s*(?:is (?:that|this|it) (?:good|ok|okay|better|boring)|better\b|how do i make (?:that|it|this)\b|what do (?:you|u) think)[^.]{0,60}$/u;
/** Where one writes, a sentence that asks nothing and speaks to nobody is one's own. */
const A_SENTENCE =
  /^(?!(?:What|How|Is|Are|Can|Could|Do|Does|Did|Why|When|Where|Who|Should|Would|But|So|Ok|Okay|And|My|I think|Thanks|Yes|No|You|Please|Help|Give|Tell|Explain|Show|Write|Check|Let'?s|I (?:need|want|have|can'?t|(?:don'?t|do not) (?:know|get|understand)))\b)\p{Lu}[^?]{20,300}?[.!?]{0,3}$/u;
const WRITES =
  /\b(?:story|essay|thesis|intro|paragraph|sentence|write|writing|wrote|poem|speech|presentation|email|letter|claim)\b/i;
const TAIL =
  /[\s.!?]{0,5}\b(?:is (?:that|this|it) (?:good|ok(?:ay)?|better|fine|defensible|right|boring|too \w+)|better|too (?:long|short|dramatic|boring)|what do (?:you|u) think|pls help|help)\b[^.]{0,90}$/i;

/** Acts by which a student asks for something. */
const REQUESTS = new Set<Act>(['hint', 'unsure', 'draft', 'reveal', 'no']);

/** Whether a bare sentence may be one's own text: only while one writes, and not where something is asked for. */
export const isWriting = ({ focus }: State, act: Act): boolean => focus === 'essay' && !REQUESTS.has(act);

/** Whether a text of the student’s own was looked at before. */
export const hasLookedAt = ({ essay, exercise, item }: State): boolean =>
  essay?.step === LOOKED_AT && exercise === null && item === null;
/** The step of a dialogue in which a text of the student's own has been looked at. */
export const LOOKED_AT = 9;

/** A text of the student's own that is shown to be looked at; null where none is. */
export const ownTextIn = (message: string, mayStandAlone: boolean, isLookedAt = false): string | null => {
  if (ASKS_FOR_A_RULE.test(message)) return null;
  const quoted = QUOTED.exec(message);
  if (quoted) {
    const before = message.slice(0, quoted.index);
    if (!isLookedAt && ASKS_ABOUT_MATTER.test(message.slice(quoted.index + quoted[0].length))) return null;
    const isAlone = before.trim() === '' && message.length - quoted[0].length <= A_FEW_SIGNS;
    const isShown =
      HANDS_OVER.test(before) ||
      (mayStandAlone && isAlone) ||
      (PERHAPS_HANDS_OVER.test(before) && (mayStandAlone || isLookedAt || WRITES.test(before)));
    return isShown ? longEnough(quoted[1] ?? quoted[2] ?? quoted[3] ?? '') : null;
  }
  const shown =
    BEHIND_A_COLON.exec(message)?.[1] ?? (isLookedAt ? NEW_VERSION.exec(message)?.[1] : undefined);
  const asked = ASKED_BEHIND.exec(message)?.[1] ?? shown?.replace(TAIL, '');
  return longEnough(
    asked ?? (mayStandAlone && A_SENTENCE.test(message) ? message.replace(/[?!]{1,3}$/, '.') : ''),
  );
};
/** Whether a form is right is answered by its rule. */
const ASKS_FOR_A_RULE =
  /\b(?:marked (?:it )?wrong|grammar\w*|passive|tense|comma|semicolon|apostrophe|which (?:one )?is (?:right|correct))\b/i;
/** “… and the TA crossed it out. Why?” asks what is wrong with what it says. */
const ASKS_ABOUT_MATTER =
  /\bwhy\b|\bwhat(?:'s|’s|s| is| did i do) wrong\b|\bhow come\b|\bis (?:that|this|it) (?:true|correct|so|factually)\b|\b(?:crossed|points? off|red pen|no (?:points?|marks?)|lost (?:an? |\d )?(?:points?|marks?)|zero|got it wrong|says? (?:it'?s |that'?s )?(?:wrong|false|not true))\b/i;
const [FEWEST_WORDS, A_FEW_SIGNS] = [5, 12];
const longEnough = (text: string): string | null => (wordCount(text) >= FEWEST_WORDS ? text.trim() : null);

export const wordCount = (words: string): number => words.match(/\p{L}[\p{L}'’-]*/gu)?.length ?? 0;
