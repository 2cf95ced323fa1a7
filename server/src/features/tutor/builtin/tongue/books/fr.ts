import type { BookWords } from './words.ts';

/** What is asked about books and pages, each with what it is in English. */
export const FRENCH_REQUESTS: readonly (readonly [RegExp, string])[] = [
  [/^(?:et |mais )?pourquoi(?: ca| cela)?$/u, 'why?'],
  [/\bexemple\b/u, 'give me an example'],
  [/\bplus (?:simple|simplement|facile)\w*\b(?!.*\b(?:page|chapitre)\b)/u, 'explain it simpler'],
  [/^(?:et )?(?:apres|ensuite|et apres|la suite|continue|encore|quoi d'autre)$/u, 'and after that?'],
  [/\b(?:interroge|teste|quiz|questionne)\b.*?\bpage (\d+).*/u, 'quiz me on page $1'],
  [/\b(?:interroge|teste|quiz|questionne)\b.*?\bchapitre (\d+).*/u, 'quiz me on chapter $1'],
  [/\b(?:interroge|teste|quiz|questionne)\b.*\bpage\b/u, 'quiz me on this page'],
  [/\b(?:interroge-moi|teste-moi|quiz)\b/u, 'quiz me'],
  [/\b(?:explique\w*|comprends)\b.*\b(?:cette|la) page\b/u, 'explain this page'],
  [/\b(?:resum\w*|que dit|qu'est-ce qu|de quoi parle|qu'y a-t-il)\b.*?\bpage (\d+).*/u, 'summarise page $1'],
  [/\b(?:resum\w*|que dit|de quoi parle)\b.*?\bchapitre (\d+).*/u, 'summarise chapter $1'],
  [/\b(?:resum\w*|que dit|de quoi parle|important\w*)\b.*\bpage\b/u, 'summarise this page'],
  [
    /\b(?:resum\w*|que dit|de quoi parle|idee principale|important\w*)\b.*\bchapitre\b/u,
    'summarise this chapter',
  ],
];

export const FRENCH_BOOKS: BookWords = {
  lead: 'Le livre le dit ainsi :',
  under: 'Et sous « {x} » :',
  forExample: 'Par exemple :',
  more: 'Il y en a plus sous « {x} », p. {n}.',
  reason: 'Le livre donne une raison :',
  example: 'Voici un exemple du livre :',
  shorter: 'Voici une phrase plus courte du livre :',
  goesOn: 'Le livre continue sous « {x} » :',
  nothingMore: 'Je ne trouve rien de plus sur « {x} » dans les livres. Veux-tu que je t’interroge ?',
  summary: '« {x} » en {n} phrases du livre :',
  page: 'La p. {n} de « {x} » (« {k} ») dans ses propres phrases :',
  mainIdea: 'Voici l’essentiel :',
  whichBook: 'De quel livre parles-tu ? J’ai, entre autres :',
  gap: 'Quel mot manque ?',
  question: '**Question {n} sur {k}.**',
  fromMemory: 'Réponds de mémoire, et devine s’il le faut.',
  notFound:
    'Je ne trouve pas cela dans les livres, et je ne veux rien inventer. Peux-tu le demander avec d’autres mots, ou me dire à quelle page cela pourrait être ?',
  tasks: [
    'Comment le dirais-tu avec tes propres mots ?',
    'Quelle question un professeur poserait-il là-dessus, et quelle est la réponse ?',
    'Quel mot est le plus important, et pourquoi ?',
  ],
};
