import type { BookWords } from './words.ts';

/** What is asked about books and pages, each with what it is in English. */
export const PORTUGUESE_REQUESTS: readonly (readonly [RegExp, string])[] = [
  [/^(?:e |mas )?por ?que(?: isso)?$/u, 'why?'],
  [/\bexemplo\b/u, 'give me an example'],
  [/\bmais (?:simples|facil)\b(?!.*\b(?:pagina|capitulo)\b)/u, 'explain it simpler'],
  [/^(?:e )?(?:depois|e entao|continua|mais|o que mais)$/u, 'and after that?'],
  [/\b(?:faca perguntas|me pergunte|me teste|questionario)\b.*\bpagina\b/u, 'quiz me on this page'],
  [/\b(?:faca perguntas|me teste|questionario)\b/u, 'quiz me'],
  [/\b(?:expli\w*|entendo)\b.*\b(?:esta|essa|a) pagina\b/u, 'explain this page'],
  [/\b(?:resum\w*|o que diz|do que trata)\b.*?\bpagina (\d+).*/u, 'summarise page $1'],
  [/\b(?:resum\w*|o que diz|do que trata)\b.*?\bcapitulo (\d+).*/u, 'summarise chapter $1'],
  [/\b(?:resum\w*|o que diz|do que trata|importante)\b.*\bpagina\b/u, 'summarise this page'],
  [
    /\b(?:resum\w*|o que diz|do que trata|ideia principal|importante)\b.*\bcapitulo\b/u,
    'summarise this chapter',
  ],
];

export const PORTUGUESE_BOOKS: BookWords = {
  lead: 'O livro diz assim:',
  under: 'E em “{x}”:',
  forExample: 'Por exemplo:',
  more: 'Há mais em “{x}”, p. {n}.',
  reason: 'O livro dá um motivo:',
  example: 'Aqui está um exemplo do livro:',
  shorter: 'Aqui está uma frase mais curta do livro:',
  goesOn: 'O livro continua em “{x}”:',
  nothingMore: 'Não encontro mais nada sobre “{x}” nos livros. Quer que eu faça perguntas?',
  summary: '“{x}” em {n} frases do livro:',
  page: 'A p. {n} de “{x}” (“{k}”) nas próprias frases:',
  mainIdea: 'Isto é o principal:',
  whichBook: 'De qual livro você fala? Tenho, entre outros:',
  gap: 'Que palavra falta?',
  question: '**Pergunta {n} de {k}.**',
  fromMemory: 'Responda de memória, e arrisque se precisar.',
  notFound:
    'Não encontro isso nos livros, e não quero inventar. Você pode perguntar com outras palavras, ou dizer em que página poderia estar?',
  tasks: [
    'Como você diria isso com suas próprias palavras?',
    'Que pergunta um professor faria sobre isso, e qual é a resposta?',
    'Qual é a palavra mais importante, e por quê?',
  ],
};
