import { sentencesIn } from './sentences-in.ts';

/**
 * What a reply says of a mistake before it tells how it is: “The names are easy to swap.”, “The tilt does matter, but …”. Who may be
 * right is not told that; the rest is true for everybody.
 */
const OF_A_MISTAKE =
  /\b(?:easy to|easily) (?:swap|mix|confuse|forget|mistake)|\b(?:are|is|were) (?:easily )?(?:swapped|mixed up|confused|mistaken)\b|^(?:It|That|This) (?:looks|seems|feels|sounds)\b|^(?:It|That)(?:'s| is| was) (?:tempting|natural|understandable|a common)|\b(?:tempting|understandable)\b|\bsuggests \p{L}+\.$|^[^,]{3,60}\b(?:do|does|did) (?:matter|change|help|count|play|grow|need|come|get|face|keep|sign|control|mean|show)\b[^,]*, but\b|^A neat saying\b/u;
/** “It’s the other way round: …”: behind the colon it is told how it is. */
const TURNED =
  /^(?:(?:It|That)(?:'s| is| was)|The (?:order|roles|names|words) (?:is|are|was|were)) (?:rather )?(?:just )?(?:the other way (?:round|around)|swapped)(?: there)?[:,.]?\s*/;

/** A reply without what it says of a mistake; as it stands where nothing else would be left. */
export const neutralReply = (reply: string): string => {
  const turned = reply.replace(TURNED, '');
  const [first = '', ...others] = sentencesIn(turned);
  const rest = OF_A_MISTAKE.test(first) ? turned.slice(turned.indexOf(first) + first.length).trim() : turned;
  const words = others.length > 0 || rest === turned ? rest : turned;
  if (words === reply) return reply;
  return words.split(/\s+/).length < FEWEST_WORDS ? reply : withoutBut(words);
};
const FEWEST_WORDS = 8;
const withoutBut = (words: string): string => {
  const rest = words.replace(/^(?:But|So|Instead,?|Still,?)\s+/, '');
  return `${rest.charAt(0).toUpperCase()}${rest.slice(1)}`;
};
