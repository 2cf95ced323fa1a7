import type { LatinLanguage } from './port.ts';

const words = (list: string): ReadonlySet<string> => new Set(list.split(' '));

/** Small words by which a language in Latin letters is told from others, without accents; most do not stand in English. */
export const SMALL_WORDS: Readonly<Record<LatinLanguage, ReadonlySet<string>>> = {
  en: words(
    'the i im ive is are was were am my me you he she they we it its a an to of and for with at in on as not dont do does did how what why can cant this that have has had will when if who which his her him them be so just want about from there your their but or out up all no get got like know one would could',
  ),
  es: words(
    'que en el la los las un una de del con por para como yo mi mis se le ya quiero estoy tengo soy muy cuando donde nadie casa vida hola gracias es lo al mas pero porque te tu su sus hay este esta eso dame dime hazme escribe muestrame manda creo puedo hago vomito mama papa adios odio quisiera estar dicen y',
  ),
  fr: words(
    'je j ne n pas mon ma mes est les des une un moi ai suis veux peux tu il elle on nous le la du que qui quoi avec pour sur dans et mais jvx jveux jen ils ca c s m d montre ecris explique comment ou',
  ),
  de: words(
    'ich mich mir nicht und ist ein eine einen einer einem mein meine meinen meinem meiner wie wo zu der das den dem mit von auf fur hat habe bin er sie wir ihr kann will soll anleitung zeig schreib',
  ),
  pt: words(
    'eu nao meu minha meus minhas que uma um pra para com de do da dos das em no na ele ela eles voce quero estou tenho sou como onde ninguem muito mais e por se te isso esta ta sofro penso escreve mostra manda fui adeus',
  ),
  'hi-Latn': words(
    'main mai mujhe muje mera meri mere hai hain hoon hun hu ho nahi nhi ka ki ke ko se kya kaise kese kahan kaha aur par pe mein kar karna karta karti karte raha rahi jana jaana wo woh ye yeh ek koi kisi sab bhi mat chahta chahti chahiye likho dikhao bhejo batao apni apne papa khud ab yaar',
  ),
};
