import type { SafeWords } from './words.ts';

export const FRENCH: SafeWords = {
  openings: {
    'self-harm': 'Tu as bien fait de me le dire. C’est lourd, et tu n’as pas à porter ça sans aide.',
    eating:
      'Merci de me le dire. Les soucis avec la nourriture et le corps peuvent peser très lourd, et tu mérites de l’aide. Tu mérites aussi de manger.',
    abuse:
      'Merci de me le dire. Il faut du courage. Ce qui se passe n’est pas acceptable, et ce n’est pas ta faute.',
    drugs:
      'Merci de me le dire. Ici, personne ne va te gronder. L’alcool, les médicaments et la drogue peuvent piéger n’importe qui, et il existe de bonnes aides.',
    violence:
      'Merci de me le dire. Ça a l’air sérieux. Personne ne doit être blessé : ni toi, ni quelqu’un d’autre.',
    emergency: 'C’est peut-être une urgence : demande tout de suite de l’aide à quelqu’un.',
    'follow-up': 'Merci de rester avec moi. Ce que tu ressens compte.',
    'still with you': 'Je suis toujours là et je t’écoute.',
    'still an emergency':
      'Merci de me le dire. Cela peut être dangereux même si tu te sens bien pour l’instant.',
    doubt:
      'Ça a l’air difficile, et je préfère demander plutôt que deviner : est-ce que ça va, là, maintenant ?',
    check: 'D’accord. Je préfère demander une fois de trop : es-tu en sécurité en ce moment ?',
    safe: 'Je suis content que tu sois en sécurité. Merci de me l’avoir dit. Si cela redevient lourd, parle à quelqu’un de confiance ou écris-moi. Quand tu veux, on continue ton travail.',
  },
  toSomebody:
    'Parle maintenant à un adulte de confiance : un parent, un professeur, l’infirmière de l’école ou un autre adulte. Si toi ou ton ami êtes en danger tout de suite, appelle {number} et ne reste pas sans personne près de toi.',
  ifHurt:
    'Dis-le dès que possible à un adulte de confiance : quelqu’un de ta famille avec qui tu es en sécurité, un professeur, l’infirmière de l’école, un médecin. Répète-le jusqu’à ce que quelqu’un agisse. Si tu es en danger maintenant, va là où il y a du monde et appelle {number}.',
  nobodyHurt:
    'Dis-le maintenant à un adulte de confiance, même si tu as promis de te taire : un parent, un professeur, l’infirmière de l’école. Ce n’est pas dénoncer, c’est protéger. Si tu sens que tu pourrais faire du mal à quelqu’un, éloigne-toi et va d’abord voir cet adulte. Si cela peut arriver aujourd’hui, appelle {number}.',
  callNow:
    '**Appelle {number} maintenant**, ou crie pour qu’un adulte appelle. Dis où tu es et ce qui s’est passé, et ne raccroche pas : on te dira quoi faire.',
  ifSwallowed: 'Si quelqu’un a avalé quelque chose :',
  whileYouWait:
    'En attendant : reste avec la personne si c’est sans danger, garde-la au chaud et ne lui donne ni à manger ni à boire. Si elle a pris des médicaments ou avalé quelque chose, garde la boîte pour la montrer et ne la fais pas vomir. Appuie fort avec un tissu propre si ça saigne beaucoup. Si c’était volontaire, dis-le aussi : personne ne sera fâché.',
  whoListens: 'Des personnes qui écoutent, gratuitement et sans juger :',
  anywhere: 'Partout dans le monde : findahelpline.com indique une ligne d’écoute gratuite de ton pays',
  stillHere:
    'Je suis un tuteur et je ne peux pas t’aider comme une personne. Mais je suis toujours là, et le travail peut attendre. Quand tu veux, écris-moi et on continue, tout doucement.',
  afterwards: 'Le travail peut attendre. Reviens quand tout le monde est en sécurité, et on continue.',
  orGoOn:
    'Si tu as mal, si tu as peur ou si tu penses à te faire du mal, dis-le-moi, et dis-le à un adulte de confiance. Si c’était juste une façon de parler, continue : je suis là aussi pour ton travail.',
  isSomebodyThere: 'Y a-t-il quelqu’un avec toi en ce moment ?',
  says: {
    safe: /en s[eé]curit[eé]|je vais (?:bien|mieux)|[cç]a va mieux|avec (?:ma m[eè]re|mon p[eè]re|maman|papa)/i,
    joke: /\b(?:blague|rigole|pour rire|plaisante|plaisanterie)\b/i,
    yes: /^(?:oui|ouais|bien s[uû]r)(?![a-z])/i,
    no: /^(?:non|nan|je sais pas|pas vraiment)(?![a-z])/i,
  },
  startSmall:
    'Le dire peut être difficile, et tu peux commencer petit. Montre cet écran à un adulte, ou dis une seule phrase : « Je ne vais pas bien et j’ai besoin d’aide. » Si la première personne n’écoute pas, dis-le à la suivante. Ce n’est pas ta faute.',
  refusals: {
    'dangerous wish':
      'Je ne peux pas t’aider pour ça : quelqu’un pourrait être gravement blessé. Si la chimie, l’histoire ou la loi derrière t’intéressent, je te les explique volontiers, sans danger. Et si tu t’inquiètes pour quelqu’un, parles-en à un adulte de confiance.',
    'sexual wish':
      'Je ne peux pas t’aider pour ça. Je suis un tuteur, et des élèves de tous les âges apprennent ici. Si tu as une question de biologie, de santé ou sur la puberté, je te l’explique simplement. Et si quelqu’un te met mal à l’aise, parles-en à un adulte de confiance.',
  },
  localNumber:
    'le numéro d’urgence de ton pays (112 dans une grande partie du monde, 911 en Amérique du Nord)',
};
