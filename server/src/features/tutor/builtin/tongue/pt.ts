import { PORTUGUESE_BOOKS, PORTUGUESE_REQUESTS } from './books/pt.ts';
import { anyOf, type Tongue } from './tongue.ts';

export const PORTUGUESE: Tongue = {
  code: 'pt',
  books: PORTUGUESE_BOOKS,
  sign: anyOf(
    'oi ola quem quando onde pagina capitulo tudo bem eu voce nao que uma de da dos das em na com por para pra como quanto quanta quantos meu minha resolva explique explica calcule ajuda obrigado obrigada dica entendo sei qual isso sobre resolver',
  ),
  requests: [
    ...PORTUGUESE_REQUESTS,
    [/^(?:oi|ola|bom dia|boa tarde|boa noite)\b.{0,20}$/u, 'hello'],
    [/\b(?:dica|ajuda|me ajuda|nao entendo|nao entendi|nao sei|estou perdid[oa])\b/u, 'hint'],
    [/\b(?:a resposta|me da a solucao|diz a resposta)\b/u, 'tell me the answer'],
    [/^(?:obrigad[oa]|valeu)\b.{0,20}$/u, 'thanks'],
    [/(?<!\d)(\d+) ?(?:%|por cento) (?:de|do) (\d+)/u, '$1% of $2'],
  ],
  greeting:
    'Oi! Posso fazer matemática com você, passo a passo. Meus livros e minhas explicações longas estão em inglês: se travar, escreva “dica”. Em que você está trabalhando?',
  notFound:
    'Ainda não consigo responder a isso em português: meus livros estão em inglês, e não quero inventar. Posso fazer exercícios de matemática com você, ou procurar se você perguntar em inglês. O que prefere?',
  beforeMathematics:
    'Vamos passo a passo. Parte do que escrevo está em inglês, mas os números se leem igual, e você pode responder em números.',
  beforeEnglish: 'Meus livros estão em inglês, então mostro em inglês:',
  sentences: {
    together: 'Vamos trabalhar juntos em {x}.',
    workOut: 'Vamos calcular {x}.',
    goalLetter: 'O objetivo é descobrir quanto vale {x}.',
    goalNumber: 'O objetivo é um único número.',
    tried: 'O que você já tentou, ou o que faria primeiro?',
    whatIs: 'Quanto é {x}?',
    gives: 'Sim, {x} dá {y}. Muito bem!',
    answerIs: 'Sim, a resposta é {x}. Muito bem!',
    isRight: 'Sim, {x}. Muito bem!',
    next: 'O que você quer calcular agora?',
    nowReads: 'Certo. Agora a linha é {x}.',
    comesNext: 'O que vem depois?',
    notQuite: 'Ainda não.',
    notYet: '{x} ainda não é.',
    lookAt: 'Olhe só para {x}.',
    oneChange: 'Que mudança nos aproxima?',
    thanks: 'Quem fez o trabalho foi você. O que quer ver agora?',
  },
};
