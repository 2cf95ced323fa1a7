import { GERMAN_BOOKS, GERMAN_REQUESTS } from './books/de.ts';
import { anyOf, type Tongue } from './tongue.ts';

export const GERMAN: Tongue = {
  code: 'de',
  books: GERMAN_BOOKS,
  sign: anyOf(
    'hallo guten was ich du er sie ist ein eine einen der das den dem mit von auf und oder nicht wie wer hat im wann welche welcher welches sind wird werden sagt steht seite kapitel dieses diese diesem viel viele wo warum wieso lose erklare erklar rechne berechne hilf hilfe danke mir mich mein meine wir bitte tipp verstehe kann fur zu',
  ),
  requests: [
    ...GERMAN_REQUESTS,
    [/^(?:hallo|guten (?:tag|morgen|abend)|servus|moin)\b.{0,20}$/u, 'hello'],
    [/\b(?:tipp|hilfe|hilf mir|verstehe (?:es|das|ich)? ?nicht|weiss nicht|keine ahnung)\b/u, 'hint'],
    [/\b(?:sag mir die losung|die losung|die antwort)\b/u, 'tell me the answer'],
    [/^(?:danke|vielen dank)\b.{0,20}$/u, 'thanks'],
    [/(?<!\d)(\d+) ?(?:%|prozent) (?:von) (\d+)/u, '$1% of $2'],
  ],
  greeting:
    'Hallo! Ich kann mit dir Schritt für Schritt Mathematik machen. Meine Bücher und langen Erklärungen sind auf Englisch: Wenn du nicht weiterweißt, schreib „Tipp“. Woran arbeitest du?',
  notFound:
    'Das kann ich auf Deutsch noch nicht beantworten: Meine Bücher sind auf Englisch, und ich will nichts erfinden. Ich kann mit dir Matheaufgaben rechnen, oder nachschlagen, wenn du auf Englisch fragst. Was möchtest du?',
  beforeMathematics:
    'Gehen wir Schritt für Schritt vor. Manches schreibe ich auf Englisch, aber Zahlen liest man gleich, und du kannst in Zahlen antworten.',
  beforeEnglish: 'Meine Bücher sind auf Englisch, deshalb zeige ich es dir auf Englisch:',
  sentences: {
    together: 'Schauen wir uns {x} zusammen an.',
    workOut: 'Rechnen wir {x} aus.',
    goalLetter: 'Das Ziel ist, herauszufinden, was {x} ist.',
    goalNumber: 'Das Ziel ist eine einzige Zahl.',
    tried: 'Was hast du schon probiert, oder was würdest du zuerst tun?',
    whatIs: 'Was ist {x}?',
    gives: 'Ja, {x} ergibt {y}. Gut gemacht!',
    answerIs: 'Ja, die Antwort ist {x}. Gut gemacht!',
    isRight: 'Ja, {x}. Gut gemacht!',
    next: 'Was möchtest du als Nächstes rechnen?',
    nowReads: 'Richtig. Jetzt heißt die Zeile {x}.',
    comesNext: 'Was kommt als Nächstes?',
    notQuite: 'Noch nicht ganz.',
    notYet: '{x} ist es noch nicht.',
    lookAt: 'Schau nur auf {x}.',
    oneChange: 'Welcher Schritt bringt uns näher?',
    thanks: 'Die Arbeit hast du gemacht. Was möchtest du dir als Nächstes ansehen?',
  },
};
