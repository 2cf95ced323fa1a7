import { describe, expect, it } from 'vitest';
import { segmenterLanguage } from '../../../../ports/language/segmenter.ts';
import { workerPoolHere } from '../../../../testing/worker-pool-here.ts';
import { makeCurriculum } from '../../../curriculum/service.ts';
import { readStarterBooks, readStarterDrawing } from '../../../curriculum/starter-books.ts';
import { subjectLists } from '../../../curriculum/subject-lists.ts';
import { makeBookSearch } from '../../../library/search/search.ts';
import { makeMathWorker } from '../../math-worker/math-worker.ts';
import type { Said, Situation } from '../../turn.ts';
import { replyTo } from '../reply.ts';

const library = makeBookSearch({
  curriculum: makeCurriculum({
    read: readStarterBooks,
    readDrawing: readStarterDrawing,
    lists: subjectLists,
  }),
  language: segmenterLanguage(),
}).forReader(null);
const mathWorker = makeMathWorker(workerPoolHere);
const GUIDE: Situation = { style: 'guide', reader: null, learner: null };

/** Says one thing after the other; answers what the tutor said to each. */
const talk = async (...messages: readonly string[]): Promise<string[]> => {
  const thread: Said[] = [];
  const answers: string[] = [];
  for (const text of messages) {
    thread.push({ by: 'student', text, lesson: null });
    const reply = await replyTo(thread, GUIDE, { library, mathWorker });
    thread.push({
      by: 'tutor',
      text: reply.text,
      lesson: JSON.parse(JSON.stringify(reply.memory)) as unknown,
    });
    answers.push(reply.text);
  }
  return answers;
};

describe('a student who writes another language', () => {
  it.each([
    ['hola', /^¡Hola!.*¿En qué estás trabajando\?$/],
    ['bonjour !', /^Bonjour !.*travailles-tu \?$/],
    ['hallo', /^Hallo!.*arbeitest du\?$/],
    ['oi, tudo bem?', /^Oi!.*trabalhando\?$/],
    ['नमस्ते', /^नमस्ते!.*\?$/],
    ['مرحبا', /^مرحبًا!.*؟$/],
    ['你好', /^你好！.*？$/],
  ])('is greeted in it and told what the tutor can do: %s', async (hello, greeting) => {
    expect(await talk(hello)).toEqual([expect.stringMatching(greeting)]);
  });

  it.each([
    ['Resuelve 2x + 3 = 11', '2x + 3 = 11', '¿Qué has probado, o qué harías primero?'],
    ['cuánto es 15 × 7', '15 × 7', '¿Cuánto es 15 × 7?'],
    ['quanto é 20% de 80', '80', 'O que você já tentou, ou o que faria primeiro?'],
    ['combien font 12 + 30 ?', '12 + 30', 'Combien fait 12 + 30 ?'],
    ['Löse 3x - 4 = 8', '3x - 4 = 8', 'Was hast du schon probiert, oder was würdest du zuerst tun?'],
    ['25 का 20% कितना है', '25', 'तुमने क्या कोशिश की है, या सबसे पहले क्या करोगे?'],
    ['حل المعادلة 2x + 3 = 11', '2x + 3 = 11', 'ماذا جربت، أو ماذا ستفعل أولًا؟'],
    ['12乘以8等于多少', '12 × 8', '12 × 8 等于多少？'],
  ])('has mathematics worked on: %s', async (ask, formula, question) => {
    const [opened = ''] = await talk(ask);
    expect(opened).toContain(formula);
    expect(opened.endsWith(question)).toBe(true);
  });

  it('is told only once that some words are in English, and a right answer is confirmed', async () => {
    const [first = '', second = ''] = await talk('Resuelve x + 3 = 11', '8');
    expect(first).toContain('Vamos paso a paso.');
    expect(second).not.toContain('Vamos paso a paso.');
    expect(second).toMatch(/^Sí, /);
  });

  it('gets a hint on their own word for it', async () => {
    const [first = '', second = ''] = await talk('Resuelve 2x + 3 = 11', 'no entiendo');
    expect(second).not.toBe(first);
    expect(second).not.toMatch(/mis libros/i);
  });

  it.each([
    ['¿qué es la fotosíntesis?', 'mis libros están en inglés'],
    ['प्रकाश संश्लेषण क्या है', 'मेरी किताबें अंग्रेज़ी में हैं'],
    ['什么是光合作用', '我的书是英文的'],
  ])('is told honestly what can’t be answered yet: %s', async (ask, honest) => {
    expect((await talk(ask))[0]).toContain(honest);
  });
});

describe('a book that is asked about in another language', () => {
  it.each([
    ['Fasse Kapitel 3 von Biology zusammen', /„Photosynthesis and respiration“ in 6 Sätzen/],
    ['Was steht auf Seite 3 von Biology?', /S\. 3 von «Biology: Life and How It Works»/],
    ['resume el capítulo 3 de Biology', /«Photosynthesis and respiration» en 6 frases/],
    ['résume le chapitre 3 de Biology', /« Photosynthesis and respiration » en 6 phrases/],
    ['请总结 Biology 第 3 章', /用书里的 6 句话来说“Photosynthesis and respiration”/],
  ])('is opened, and spoken about in it: %s', async (asked, said) => {
    const [text = ''] = await talk(asked);
    expect(text).toMatch(said);
    expect(text).not.toMatch(/\b(?:The book|Look away)\b/);
  });

  it('is gone on with in it', async () => {
    const [, more = '', why = ''] = await talk('Was steht auf Seite 3 von Biology?', 'und danach?', 'warum?');
    expect(more).toMatch(/^Unter „.+“ geht es im Buch so weiter:/);
    expect(why).toMatch(/^Das Buch nennt einen Grund:/);
  });

  it('is English where the words come from a page and not from the student', async () => {
    const asked = 'Explain this to me: “Was ist das und wie ist es?”';
    expect((await talk(asked))[0]).not.toMatch(/\b(?:Buch|Worten)\b/);
  });
});

describe('English stays English', () => {
  it.each([
    'What is photosynthesis?',
    'Solve 2x + 3 = 11',
    'hi',
    'what is a de facto standard',
    'x = 4',
    'pi',
  ])('%s', async (message) => {
    expect((await talk(message))[0]).not.toMatch(/[¿¡]|paso|étape|Schritt|passo/);
  });
});
