import { ARABIC } from './ar.ts';
import { GERMAN } from './de.ts';
import { ENGLISH } from './en.ts';
import { SPANISH } from './es.ts';
import { FRENCH } from './fr.ts';
import { HINDI_IN_LATIN } from './hi-latin.ts';
import { HINDI } from './hi.ts';
import { lexiconOf, type Lexicon } from './lexicon.ts';
import { PORTUGUESE } from './pt.ts';
import { CHINESE } from './zh.ts';

/** A language that trouble is noticed in, and what gives it away. */
export interface Tongue {
  code: 'en' | 'es' | 'fr' | 'de' | 'pt' | 'hi' | 'hi-Latn' | 'ar' | 'zh';
  sign: RegExp;
  lexicon: Lexicon;
}

/** Small words that English does not have. */
const words = (list: string): RegExp =>
  new RegExp(String.raw`(?:^|[\s.!?])(?:${list.split(' ').join('|')})(?:$|[\s.!?])`);

export const ENGLISH_TONGUE: Tongue = { code: 'en', sign: /[a-z]/, lexicon: lexiconOf(ENGLISH) };

/** All others. Who writes one of them need not have said so anywhere. */
export const OTHER_TONGUES: readonly Tongue[] = [
  {
    code: 'es',
    sign: words(
      'que en el la los las un una de del con por para como yo mi mis se le ya quiero estoy tengo soy muy cuando donde nadie casa vida hola gracias es lo al mas pero porque te tu su sus hay este esta eso dame dime hazme escribe muestrame manda creo puedo hago vomito mamá mama papa adios odio',
    ),
    lexicon: lexiconOf(SPANISH),
  },
  {
    code: 'fr',
    sign: words(
      'je j ne n pas mon ma mes est les des une un moi ai suis veux peux tu il elle on nous le la du que qui quoi avec pour sur dans et mais jvx jveux jen ils ca c s m d montre ecris explique comment ou',
    ),
    lexicon: lexiconOf(FRENCH),
  },
  {
    code: 'de',
    sign: words(
      'ich mich mir nicht und ist ein eine einen einer einem mein meine meinen meinem meiner wie wo zu der das den dem mit von auf fur hat habe bin er sie wir ihr kann will soll anleitung zeig schreib',
    ),
    lexicon: lexiconOf(GERMAN),
  },
  {
    code: 'pt',
    sign: words(
      'eu nao meu minha meus minhas que uma um pra para com de do da dos das em no na ele ela eles voce quero estou tenho sou como onde ninguem muito mais e por se te isso esta ta sofro penso escreve mostra manda fui adeus',
    ),
    lexicon: lexiconOf(PORTUGUESE),
  },
  {
    code: 'hi-Latn',
    sign: words(
      'main mai mujhe muje mera meri mere hai hain hoon hun hu ho nahi nhi ka ki ke ko se kya kaise kese kahan kaha aur par pe mein kar karna karta karti karte raha rahi jana jaana wo woh ye yeh ek koi kisi sab bhi mat chahta chahti chahiye likho dikhao bhejo batao apni apne papa khud ab yaar',
    ),
    lexicon: lexiconOf(HINDI_IN_LATIN),
  },
  { code: 'hi', sign: /[\u0900-\u097f]/, lexicon: lexiconOf(HINDI) },
  { code: 'ar', sign: /[\u0600-\u06ff]/, lexicon: lexiconOf(ARABIC) },
  { code: 'zh', sign: /[\u4e00-\u9fff]/, lexicon: lexiconOf(CHINESE, 'unspaced') },
];
