import { kindById } from './read-story.ts';

/** Ways to go that have a name, each as students and as we call it. */
const NAMED: readonly RegExp[] = [
  /\b(?:laws? of cosines?|cos(?:ine)? (?:rule|law))\b/i,
  /\b(?:laws? of sines?|sine? (?:rule|law))\b/i,
  /\bpythag\w*/i,
  /\b(?:soh|cah|toa|soh ?cah ?toa|trig|trigonometry|sine|cosine|tangent)\b/i,
  /\b(?:differentiat\w*|derivatives?)\b/i,
  /\b(?:integrat\w*|integrals?)\b/i,
  /\bmomentum\b/i,
  /\b(?:conservation of energy|energy is conserved|same energy)\b/i,
  /\bohm(?:['’]?s)?(?: law)?\b/i,
  /\bhooke\w*/i,
  /\bboyle\w*/i,
  /\bcharles\w*/i,
  /\bideal gas\b|\bpv ?= ?nrt\b/i,
  /\bsimilar(?:ity)?\b/i,
  /\bhalf[- ]?li(?:fe|ves)\b/i,
  /\bpunnett\w*/i,
  /\bhardy[- ]weinberg\b/i,
  /\bbinomial\w*/i,
  /\bmolar mass(?:es)?\b/i,
  /\bcross[- ]?multipl\w*/i,
  /\bsimultaneous|\bsystem of equations\b/i,
];
const LONGEST = 60;
const ASKS_OR_DENIES =
  /\?|\b(?:what|why|how|when|which|dont|don'?t|do not|never|no idea|without|instead|hate|forgot)\b/i;

/** Whether a message names the way that tasks of a kind are done by: “cosine rule”, “need to differentiate it”. */
export const namesWay = (id: string, message: string): boolean => {
  const kind = kindById(id);
  if (!kind || message.length > LONGEST || ASKS_OR_DENIES.test(message) || /\d/.test(message)) return false;
  const own = `${kind.name} ${kind.way}`;
  return NAMED.some((named) => named.test(message) && named.test(own) && !isDenied(named, message));
};

const isDenied = (named: RegExp, message: string): boolean => {
  const at = named.exec(message)?.index ?? 0;
  return /\b(?:not|isn'?t|aint|cant|can'?t)\b[^.!,]{0,20}$/i.test(message.slice(0, at));
};
