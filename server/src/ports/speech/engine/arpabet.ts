/** The sounds of English, from their ARPAbet names to the letters that the natural voices read. */
const CONSONANTS: Readonly<Record<string, string>> = {
  B: 'b',
  CH: 'ʧ',
  D: 'd',
  DH: 'ð',
  F: 'f',
  G: 'ɡ',
  HH: 'h',
  JH: 'ʤ',
  K: 'k',
  L: 'l',
  M: 'm',
  N: 'n',
  NG: 'ŋ',
  P: 'p',
  R: 'ɹ',
  S: 's',
  SH: 'ʃ',
  T: 't',
  TH: 'θ',
  V: 'v',
  W: 'w',
  Y: 'j',
  Z: 'z',
  ZH: 'ʒ',
};

const VOWELS: Readonly<Record<string, string>> = {
  AA: 'ɑ',
  AE: 'æ',
  AH: 'ʌ',
  AO: 'ɔ',
  AW: 'W',
  AX: 'ə',
  AY: 'I',
  EH: 'ɛ',
  ER: 'ɜɹ',
  EY: 'A',
  IH: 'ɪ',
  IY: 'i',
  OW: 'O',
  OY: 'Y',
  UH: 'ʊ',
  UW: 'u',
};

/** Vowels that are another sound where no stress lies on them. */
const WEAK: Readonly<Record<string, string>> = { AH: 'ə', ER: 'əɹ' };
const STRESS: Readonly<Record<string, string>> = { 1: 'ˈ', 2: 'ˌ' };

/** The letters of a pronunciation such as `S IH1 N TH AH0 S IH0 S`; what is no sound is passed over. */
export const lettersOf = (sounds: readonly string[]): string =>
  sounds
    .map((sound) => {
      const stress = /\d$/.exec(sound)?.[0] ?? '';
      const name = sound.replace(/\d$/, '');
      const vowel = (stress === '0' ? WEAK[name] : undefined) ?? VOWELS[name];
      return vowel === undefined ? (CONSONANTS[name] ?? '') : `${STRESS[stress] ?? ''}${vowel}`;
    })
    .join('');

/** Sounds without stress, as a rule gives them: the first full vowel has it. */
export const withStress = (sounds: readonly string[]): string[] => {
  const upper = sounds.map((sound) => sound.toUpperCase());
  const first = upper.findIndex((sound) => sound in VOWELS && sound !== 'AX');
  return upper.map((sound, at) => (sound in VOWELS ? `${sound}${at === first ? 1 : 0}` : sound));
};
