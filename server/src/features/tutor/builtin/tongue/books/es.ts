import type { BookWords } from './words.ts';

/** What is asked about books and pages, each with what it is in English. */
export const SPANISH_REQUESTS: readonly (readonly [RegExp, string])[] = [
  [/^(?:y |pero )?por que(?: es asi)?$/u, 'why?'],
  [/\bejemplo\b/u, 'give me an example'],
  [/\bmas (?:simple|sencillo|facil)\b(?!.*\b(?:pagina|capitulo)\b)/u, 'explain it simpler'],
  [/^(?:y )?(?:despues|luego|y entonces|que mas|continua|sigue|mas)$/u, 'and after that?'],
  [/\b(?:preguntame|hazme preguntas|examiname|cuestionario)\b.*?\bpagina (\d+).*/u, 'quiz me on page $1'],
  [
    /\b(?:preguntame|hazme preguntas|examiname|cuestionario)\b.*?\bcapitulo (\d+).*/u,
    'quiz me on chapter $1',
  ],
  [/\b(?:preguntame|hazme preguntas|examiname|cuestionario)\b.*\bpagina\b/u, 'quiz me on this page'],
  [/\b(?:hazme preguntas|examiname|cuestionario)\b/u, 'quiz me'],
  [/\b(?:explica\w*|entiendo)\b.*\b(?:esta|la) pagina\b/u, 'explain this page'],
  [/\b(?:resum\w*|que dice|de que trata|que hay)\b.*?\bpagina (\d+).*/u, 'summarise page $1'],
  [/\b(?:resum\w*|que dice|de que trata|que hay)\b.*?\bcapitulo (\d+).*/u, 'summarise chapter $1'],
  [/\b(?:resum\w*|que dice|de que trata|importante)\b.*\bpagina\b/u, 'summarise this page'],
  [
    /\b(?:resum\w*|que dice|de que trata|idea principal|importante)\b.*\bcapitulo\b/u,
    'summarise this chapter',
  ],
];

export const SPANISH_BOOKS: BookWords = {
  lead: 'El libro lo dice así:',
  under: 'Y en «{x}»:',
  forExample: 'Por ejemplo:',
  more: 'Hay más en «{x}», p. {n}.',
  reason: 'El libro da una razón:',
  example: 'Aquí hay un ejemplo del libro:',
  shorter: 'Aquí hay una frase más corta del libro:',
  goesOn: 'El libro sigue en «{x}»:',
  nothingMore: 'No encuentro nada más sobre «{x}» en los libros. ¿Te hago unas preguntas?',
  summary: '«{x}» en {n} frases del libro:',
  page: 'La p. {n} de «{x}» («{k}») en sus propias frases:',
  mainIdea: 'Esto es lo principal:',
  whichBook: '¿Qué libro quieres decir? Tengo, entre otros:',
  gap: '¿Qué palabra falta?',
  question: '**Pregunta {n} de {k}.**',
  fromMemory: 'Responde de memoria, y adivina si hace falta.',
  notFound:
    'No lo encuentro en los libros, y no quiero inventar nada. ¿Puedes preguntarlo con otras palabras, o decirme en qué página podría estar?',
  tasks: [
    '¿Cómo lo dirías con tus propias palabras?',
    '¿Qué pregunta haría un profesor sobre esto en un examen, y cuál es la respuesta?',
    '¿Cuál es la palabra más importante, y por qué?',
  ],
};
