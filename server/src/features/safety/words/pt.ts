import type { SafeWords } from './words.ts';

export const PORTUGUESE: SafeWords = {
  openings: {
    'self-harm':
      'Que bom que você me contou. Isso parece muito pesado, e você não precisa carregar isso sem ajuda.',
    eating:
      'Que bom que você me contou. Preocupações com comida e com o corpo podem pesar muito, e você merece ajuda. Você também merece comer.',
    abuse:
      'Que bom que você me contou. Isso exige coragem. O que acontece não está certo, e a culpa não é sua.',
    drugs:
      'Que bom que você me contou. Aqui ninguém vai brigar com você. Álcool, remédios e drogas podem prender qualquer pessoa, e existe boa ajuda.',
    violence:
      'Que bom que você me contou. Isso parece sério. Ninguém deve se machucar: nem você, nem outra pessoa.',
    emergency: 'Isso pode ser uma emergência: por favor, peça ajuda a uma pessoa agora mesmo.',
    'follow-up': 'Que bom que você continua aqui. O que você sente importa.',
    'still with you': 'Continuo aqui com você e estou ouvindo.',
    'still an emergency': 'Obrigado por me contar. Isso pode ser perigoso mesmo que você se sinta bem agora.',
    doubt: 'Isso parece difícil, e prefiro perguntar a adivinhar: você está bem agora?',
    check: 'Tudo bem. Prefiro perguntar uma vez a mais: você está em segurança agora?',
    safe: 'Que bom que você está em segurança. Obrigado por me contar. Se voltar a pesar, fale com alguém de confiança ou escreva para mim. Quando quiser, continuamos o seu trabalho.',
  },
  toSomebody:
    'Fale agora com um adulto de confiança: sua mãe ou seu pai, um professor, a orientadora da escola ou outra pessoa. Se você ou outra pessoa corre perigo agora, ligue para {number} e não fique só.',
  ifHurt:
    'Conte a um adulto de confiança assim que puder: alguém da família com quem você está em segurança, um professor, a orientadora, um médico. Continue contando até alguém agir. Se você está em perigo agora, vá para onde há gente e ligue para {number}.',
  nobodyHurt:
    'Conte agora a um adulto de confiança, mesmo que tenha prometido segredo: sua mãe ou seu pai, um professor, a orientadora. Isso não é dedurar, é proteger. Se você sente que pode machucar alguém, afaste-se e procure primeiro esse adulto. Se pode acontecer hoje, ligue para {number}.',
  callNow:
    '**Ligue agora para {number}**, ou grite para um adulto ligar. Diga onde está e o que aconteceu, e não desligue: vão dizer o que fazer.',
  ifSwallowed: 'Se alguém engoliu alguma coisa:',
  whileYouWait:
    'Enquanto espera: fique com a pessoa se for seguro, mantenha-a aquecida e não dê comida nem bebida. Se tomou remédios ou engoliu algo, guarde a embalagem e não provoque vômito. Aperte um pano limpo se sangrar muito. Se foi de propósito, diga também: ninguém vai ficar bravo.',
  whoListens: 'Pessoas que escutam, de graça e sem julgar:',
  anywhere: 'No mundo todo: findahelpline.com mostra uma linha de ajuda gratuita do seu país',
  stillHere:
    'Sou um tutor de estudos e não posso ajudar como uma pessoa ajuda. Mas continuo aqui, e a lição pode esperar. Quando quiser, escreva para mim e seguimos com calma.',
  afterwards: 'A lição pode esperar. Volte quando todos estiverem em segurança, e seguimos.',
  orGoOn:
    'Se algo dói, se você está com medo ou pensa em se machucar, me conte e conte a um adulto de confiança. Se foi só jeito de falar, é só continuar: também estou aqui para a sua tarefa.',
  isSomebodyThere: 'Tem alguém com você agora?',
  says: {
    safe: /em seguran[cç]a|estou (?:bem|melhor)|j[aá] contei|com (?:minha m[aã]e|meu pai|a professora)/i,
    joke: /\b(?:brincadeira|brincando|zoeira|piada|n[aã]o [eé] s[eé]rio)\b/i,
    yes: /^(?:sim|claro|aham)(?![a-z])/i,
    no: /^(?:n[aã]o|n[aã]o sei)(?![a-z])/i,
  },
  startSmall:
    'Contar pode ser difícil, e tudo bem começar aos poucos. Mostre esta tela a um adulto, ou diga só uma frase: “Não estou bem e preciso de ajuda.” Se a primeira pessoa não ouvir, conte à próxima. A culpa não é sua.',
  refusals: {
    'dangerous wish':
      'Não posso ajudar com isso: alguém poderia se machucar muito. Se você tem curiosidade pela química, pela história ou pela lei por trás disso, ensino com prazer e sem perigo. E se você se preocupa com a segurança de alguém, conte a um adulto de confiança.',
    'sexual wish':
      'Não posso ajudar com isso. Sou um tutor de estudos, e aqui aprendem estudantes de todas as idades. Se você tem uma pergunta de biologia, saúde ou sobre crescer, eu explico com clareza. E se alguém faz você se sentir inseguro, conte a um adulto de confiança.',
  },
  localNumber: 'o número de emergência do seu país (190 ou 192 no Brasil, 112 em Portugal)',
};
