import { FRENCH_BOOKS, FRENCH_REQUESTS } from './books/fr.ts';
import { anyOf, type Tongue } from './tongue.ts';

export const FRENCH: Tongue = {
  code: 'fr',
  books: FRENCH_BOOKS,
  sign: anyOf(
    'bonjour salut quand chapitre dit cette apres je tu il est le la les des une un de du que qui quoi comment combien pourquoi avec sur dans et ne pas mon ma moi resous resoudre explique calcule aide merci indice font fait qu peux veux ca au',
  ),
  requests: [
    ...FRENCH_REQUESTS,
    [/^(?:bonjour|salut|coucou|bonsoir)\b.{0,20}$/u, 'hello'],
    [
      /\b(?:indice|aide moi|aide-moi|je ne comprends pas|je comprends pas|je ne sais pas|je sais pas|je suis perdue?)\b/u,
      'hint',
    ],
    [/\b(?:donne moi la reponse|donne-moi la reponse|la reponse|la solution)\b/u, 'tell me the answer'],
    [/^(?:merci)\b.{0,20}$/u, 'thanks'],
    [/(?<!\d)(\d+) ?(?:%|pour cent) (?:de|d') ?(\d+)/u, '$1% of $2'],
  ],
  greeting:
    'Bonjour ! Je peux faire des mathématiques avec toi, étape par étape. Mes livres et mes longues explications sont en anglais : si tu bloques, écris « indice ». Sur quoi travailles-tu ?',
  notFound:
    'Je ne peux pas encore répondre à ça en français : mes livres sont en anglais, et je ne veux rien inventer. Je peux faire des exercices de maths avec toi, ou chercher si tu poses la question en anglais. Que préfères-tu ?',
  beforeMathematics:
    'Allons-y étape par étape. Une partie de ce que j’écris est en anglais, mais les nombres se lisent pareil, et tu peux répondre en nombres.',
  beforeEnglish: 'Mes livres sont en anglais, alors je te le montre en anglais :',
  sentences: {
    together: 'Travaillons ensemble sur {x}.',
    workOut: 'Calculons {x}.',
    goalLetter: 'Le but est de trouver ce que vaut {x}.',
    goalNumber: 'Le but est un seul nombre.',
    tried: 'Qu’as-tu essayé, ou que ferais-tu d’abord ?',
    whatIs: 'Combien fait {x} ?',
    gives: 'Oui, {x} donne {y}. Bravo !',
    answerIs: 'Oui, la réponse est {x}. Bravo !',
    isRight: 'Oui, {x}. Bravo !',
    next: 'Que veux-tu calculer maintenant ?',
    nowReads: 'Juste. La ligne est maintenant {x}.',
    comesNext: 'Et ensuite ?',
    notQuite: 'Pas tout à fait.',
    notYet: '{x}, ce n’est pas encore ça.',
    lookAt: 'Regarde seulement {x}.',
    oneChange: 'Quel changement nous rapproche du but ?',
    thanks: 'C’est toi qui as fait le travail. Que veux-tu voir maintenant ?',
  },
};
