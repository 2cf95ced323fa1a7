/** What stands in a textbook beside its teaching: tasks, solutions, lists of sources, words about the book itself. */
const NO_TEACHING =
  /^(?:questions?|(?:\S+ )?exercises?|questions?\/exercises?|(?:review|practice|study|discussion|homework) (?:questions?|problems?)|problems?|problem sets?|quiz(?:zes)?|homework|rapid fire.*|(?:\S+ )?solutions?|solutions? to .*|answers?|answers? to .*|answer key|hints?|extra|external (?:resources|links)|resources|further reading|references?|sources|bibliography|notes|authors?|contributors|acknowledge?ments|preface|foreword|front matter|back matter|epigraphs?|dedication|about (?:this|the) .*|how to use .*|picture credits|image credits|credits|abbreviations|list of .*|übungsaufgaben|aufgaben|übungen|lösungen.*|bildquellen|quellen|abkürzungsverzeichnis|vorwort|danksagung|anmerkungen|exercices|corrigés?|avant-propos|remerciements|ejercicios|soluciones|prólogo|agradecimientos)\.?$/iu;
const NUMBER = /^(?:\d+(?:\.\d+)*|[IVXLC]+|[A-Z])[.:)]?\s+/u;

/** Whether nothing is taught under a heading. */
export const isNoTeaching = (heading: string): boolean => {
  const title = heading.replaceAll(/\s+/g, ' ').trim();
  return NO_TEACHING.test(title) || NO_TEACHING.test(title.replace(NUMBER, ''));
};
