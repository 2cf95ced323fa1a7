import { describe, expect, it } from 'vitest';
import { languageOf } from './detect.ts';

describe('the language of a message', () => {
  it.each([
    ['great migration push n pull factors pls', 'en'],
    ['I do not know what to do on my own', 'en'],
    ['hmm', 'en'],
    ['10 squared minus 6 squared is 64 so 8 m', 'en'],
    ['is it 20N or 4 m or 5 d', 'en'],
    ['molar mass of Ca(OH)2 w Ca 40 O 16 H 1. 40+16+1=57', 'en'],
    ['when y = 7 and x - y = 2', 'en'],
    ['Wie löst man das: 2x + y = 7 und x - y = 2', 'de'],
    ['¿cuánto es x si 2x + y = 7 y x - y = 2?', 'es'],
    ['no sé qué hacer con esto', 'es'],
    ['je ne sais pas quoi faire', 'fr'],
    ['ich weiß nicht wie das geht', 'de'],
    ['eu não sei como fazer isso', 'pt'],
    ['mujhe nahi pata kya karna hai', 'hi-Latn'],
    ['मुझे नहीं पता', 'hi'],
    ['لا أعرف ماذا أفعل', 'ar'],
    ['我不知道 how 说', 'zh'],
    ['what does 爱 mean in this poem?', 'en'],
    ['find the angle between α and β', 'en'],
    ['я не знаю', null],
    ['わからないです、漢字', null],
    ['میں نہیں جانتا، پتا نہیں', null],
  ])('of “%s” is %s', (message, language) => {
    expect(languageOf(message)).toBe(language);
  });
});
