/** A text without accents and vowel marks, in small letters: what is written in haste leaves them out. */
export const folded = (text: string): string =>
  text
    .normalize('NFKC')
    .toLowerCase()
    .normalize('NFD')
    // Accents of Latin letters and the short vowels of Arabic; the vowels of Hindi are letters and stay.
    .replaceAll(/[\u0300-\u036f\u064b-\u0652\u0670\u0640]/g, '')
    .normalize('NFC')
    .replaceAll('ß', 'ss')
    .replaceAll(/[أإآ]/g, 'ا')
    .replaceAll('ى', 'ي')
    .replaceAll('ة', 'ه')
    // The dot under Hindi letters and the two ways to write a nasal.
    .replaceAll('\u093c', '')
    .replaceAll('ँ', 'ं');
