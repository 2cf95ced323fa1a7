/** The sentences of some words, without what is asked there. */
export const sentencesIn = (words: string): string[] =>
  words
    .split(/(?<=[.!?])\s+(?=["“(]?[\p{Lu}\d$])/u)
    .map((one) => one.trim())
    .filter((one) => one !== '' && !one.endsWith('?'));

/** What leans on a sentence before it is no point of its own. */
export const standsAlone = (sentence: string): boolean =>
  sentence.split(' ').length >= SHORTEST &&
  !/^(?:It|They|This|That|These|Those|He|She|His|Her|Their|Its|So|But|And|Then|There|Here|Yes|No|Not|Only|Both|Each|One|Also|Such|For example|Partly|Mainly|Because|Why|Imagine|Take|Try|You|In (?:short|it))\b/.test(
    sentence,
  );
const SHORTEST = 6;
