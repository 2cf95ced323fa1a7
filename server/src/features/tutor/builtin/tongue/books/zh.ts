import type { BookWords } from './words.ts';

/** What is asked about books and pages, each with what it is in English. */
export const CHINESE_REQUESTS: readonly (readonly [RegExp, string])[] = [
  [/^(?:那)?(?:为什么|为何)(?:呢)?$/u, 'why?'],
  [/(?:举|给)[^举给]*例子|举例/u, 'give me an example'],
  [/简单(?:一点|点|些)|更简单/u, 'explain it simpler'],
  [/^(?:然后呢|接下来呢?|后来呢|继续|还有呢)$/u, 'and after that?'],
  [/(?:考考我|提问|测验|出题).*这一?页|这一?页.*(?:考考我|提问|测验|出题)/u, 'quiz me on this page'],
  [/考考我|测验我/u, 'quiz me'],
  [/第 ?(\d+) ?页.*/u, 'summarise page $1'],
  [/第 ?(\d+) ?章.*/u, 'summarise chapter $1'],
  [/(?:解释|讲解).*这一?页/u, 'explain this page'],
  [/这一?页/u, 'summarise this page'],
  [/这一?章|本章/u, 'summarise this chapter'],
];

export const CHINESE_BOOKS: BookWords = {
  lead: '书上是这样说的：',
  under: '在“{x}”里：',
  forExample: '例如：',
  more: '第 {n} 页的“{x}”里还有更多。',
  reason: '书里给出了原因：',
  example: '书里有这样一个例子：',
  shorter: '书里有一句更短的话：',
  goesOn: '书在“{x}”里接着说：',
  nothingMore: '关于“{x}”，书里没有更多了。要我考考你吗？',
  summary: '用书里的 {n} 句话来说“{x}”：',
  page: '《{x}》第 {n} 页（“{k}”），用它自己的句子：',
  mainIdea: '这里最主要的是：',
  whichBook: '你说的是哪本书？我这里有：',
  gap: '空格里应该填哪个词？',
  question: '**第 {n} 题，共 {k} 题。**',
  fromMemory: '凭记忆回答，不确定也可以猜。',
  notFound: '书里没有找到这个，我也不想乱编。你可以换个说法问，或者告诉我它可能在哪一页吗？',
  tasks: [
    '你会怎样用自己的话来说？',
    '老师考试时会怎么问这一点，答案是什么？',
    '这里最重要的词是哪个，为什么？',
  ],
};
