import type { SafeWords } from './words.ts';

export const GERMAN: SafeWords = {
  openings: {
    'self-harm':
      'Ich bin wirklich froh, dass du mir das sagst. Das klingt schwer, und du musst es nicht allein tragen.',
    eating:
      'Danke, dass du mir das sagst. Sorgen um Essen und Körper können sehr schwer werden, und du hast Hilfe verdient. Und du darfst essen.',
    abuse:
      'Danke, dass du mir das sagst. Dazu gehört Mut. Was da passiert, ist nicht in Ordnung, und es ist nicht deine Schuld.',
    drugs:
      'Danke, dass du mir das sagst. Du bekommst hier keinen Ärger. Alkohol, Tabletten und Drogen können jeden packen, und es gibt gute Hilfe.',
    violence:
      'Danke, dass du mir das sagst. Das klingt ernst. Niemand soll verletzt werden: du nicht und auch sonst niemand.',
    emergency: 'Das kann ein Notfall sein: Bitte hol jetzt sofort Hilfe von einem Menschen.',
    'follow-up': 'Danke, dass du dabeibleibst. Was du fühlst, ist wichtig.',
    'still with you': 'Ich bin noch da und höre dir zu.',
    'still an emergency':
      'Danke, dass du es mir sagst. Das kann gefährlich sein, auch wenn du dich gerade gut fühlst.',
    doubt: 'Das klingt schwer, und ich frage lieber, als zu raten: Geht es dir gerade gut?',
    check: 'Okay. Ich frage lieber einmal zu viel: Bist du gerade in Sicherheit?',
    safe: 'Ich bin froh, dass du in Sicherheit bist. Danke, dass du es mir gesagt hast. Wenn es wieder schwer wird, sag es jemandem, dem du vertraust, oder schreib mir. Wann immer du magst, machen wir weiter.',
  },
  toSomebody:
    'Bitte sprich jetzt mit einem Erwachsenen, dem du vertraust: Mutter oder Vater, eine Lehrerin, die Schulsozialarbeit oder jemand anderes. Wenn dir oder jemand anderem jetzt etwas passieren könnte, ruf {number} an und bleib nicht allein.',
  ifHurt:
    'Bitte sag es so bald wie möglich einem Erwachsenen, dem du vertraust: jemandem in der Familie, bei dem du sicher bist, einer Lehrerin, der Schulsozialarbeit, einem Arzt. Sag es weiter, bis jemand etwas tut. Wenn du jetzt in Gefahr bist, geh dorthin, wo andere Menschen sind, und ruf {number} an.',
  nobodyHurt:
    'Bitte sag es jetzt einem Erwachsenen, dem du vertraust, auch wenn du Schweigen versprochen hast: Mutter oder Vater, einer Lehrerin, der Schulsozialarbeit. Das ist kein Petzen, es schützt Menschen. Wenn du merkst, dass du jemandem wehtun könntest, geh weg und zuerst zu diesem Erwachsenen. Wenn es heute passieren könnte, ruf {number} an.',
  callNow:
    '**Ruf jetzt {number} an**, oder ruf laut nach einem Erwachsenen. Sag, wo du bist und was passiert ist, und leg nicht auf: Man sagt dir, was zu tun ist.',
  ifSwallowed: 'Wenn jemand etwas geschluckt hat:',
  whileYouWait:
    'Bis Hilfe kommt: Bleib bei der Person, wenn es sicher ist, halte sie warm und gib ihr nichts zu essen oder zu trinken. Wenn sie Tabletten genommen oder etwas geschluckt hat, heb die Packung auf und bring sie nicht zum Erbrechen. Drück bei starker Blutung fest ein sauberes Tuch darauf. War es Absicht, sag auch das: Niemand wird böse sein.',
  whoListens: 'Menschen, die zuhören, kostenlos und ohne zu urteilen:',
  anywhere: 'Überall auf der Welt: findahelpline.com zeigt ein kostenloses Hilfetelefon in deinem Land',
  stillHere:
    'Ich bin ein Lerntutor und kann dir nicht so helfen wie ein Mensch. Aber ich bin noch da, und die Aufgaben können warten. Schreib mir, wann immer du magst, dann machen wir in Ruhe weiter.',
  afterwards:
    'Die Aufgaben können warten. Komm wieder, wenn alle in Sicherheit sind, dann machen wir weiter.',
  orGoOn:
    'Wenn dir etwas wehtut, du Angst hast oder daran denkst, dir etwas anzutun, sag es mir und einem Erwachsenen, dem du vertraust. Wenn es nur so dahingesagt war, mach einfach weiter: Ich bin auch für deine Aufgaben da.',
  isSomebodyThere: 'Ist gerade jemand bei dir?',
  says: {
    safe: /in sicherheit|mir geht(?:'s| es)? (?:wieder )?(?:gut|besser)|alles (?:gut|okay|ok)|bei (?:meiner|meinem) (?:mutter|mama|vater|papa|lehrer)/i,
    joke: /\b(?:scherz|spaß|spass|witz|nicht ernst|war nur)\b/i,
    yes: /^(?:ja|jep|klar|jo)\b/i,
    no: /^(?:nein|nee|nö|weiß nicht|weiss nicht)\b/i,
  },
  startSmall:
    'Es zu sagen kann schwer sein, und du darfst klein anfangen. Zeig einem Erwachsenen diesen Bildschirm, oder sag nur einen Satz: „Mir geht es nicht gut, und ich brauche Hilfe.“ Wenn die erste Person nicht zuhört, sag es der nächsten. Es ist nicht deine Schuld.',
  refusals: {
    'dangerous wish':
      'Dabei kann ich nicht helfen: Jemand könnte schwer verletzt werden. Wenn dich die Chemie, die Geschichte oder das Recht dahinter interessiert, erkläre ich es dir gern, ganz ohne Gefahr. Und wenn du dir um jemanden Sorgen machst, sag es bitte einem Erwachsenen, dem du vertraust.',
    'sexual wish':
      'Dabei kann ich nicht helfen. Ich bin ein Lerntutor, und hier lernen Schüler jeden Alters. Wenn du eine Frage zu Biologie, Gesundheit oder zum Erwachsenwerden hast, erkläre ich sie dir. Und wenn dir jemand ein ungutes Gefühl macht, sag es bitte einem Erwachsenen, dem du vertraust.',
  },
  localNumber: 'die Notrufnummer deines Landes (112 fast überall in Europa)',
};
