import { CHINESE_BOOKS, CHINESE_REQUESTS } from './books/zh.ts';
import type { Tongue } from './tongue.ts';

export const CHINESE: Tongue = {
  code: 'zh',
  books: CHINESE_BOOKS,
  sign: /\p{Script=Han}/gu,
  requests: [
    ...CHINESE_REQUESTS,
    [/^(?:你好|您好|嗨|老师好).{0,6}$/u, 'hello'],
    [/提示|帮帮我|帮我一下|不懂|不会做|不知道|不明白/u, 'hint'],
    [/告诉我答案|直接给答案|答案是什么/u, 'tell me the answer'],
    [/^(?:谢谢).{0,6}$/u, 'thanks'],
    [/(?<!\d)(\d+)的(\d+) ?%/u, '$2% of $1'],
    [/(?<!\d)(\d+)(?:加上|加)(\d+)/u, '$1 + $2'],
    [/(?<!\d)(\d+)(?:减去|减)(\d+)/u, '$1 - $2'],
    [/(?<!\d)(\d+)(?:乘以|乘)(\d+)/u, '$1 × $2'],
    [/(?<!\d)(\d+)(?:除以)(\d+)/u, '$1 ÷ $2'],
  ],
  greeting: '你好！我可以和你一步一步地做数学。我的书和较长的讲解是英文的；卡住了就写“提示”。你在学什么？',
  notFound:
    '这个我还不能用中文回答：我的书是英文的，我也不想乱编。我可以和你一起做数学题，或者你用英文问，我来查。你想怎么做？',
  beforeMathematics: '我们一步一步来。我写的有些话是英文，但数字是一样的，你可以直接用数字回答。',
  beforeEnglish: '我的书是英文的，所以给你看英文：',
  sentences: {
    together: '我们一起来看 {x}。',
    workOut: '我们来算 {x}。',
    goalLetter: '目标是求出 {x} 等于多少。',
    goalNumber: '目标是一个数。',
    tried: '你试过什么？或者你第一步会怎么做？',
    whatIs: '{x} 等于多少？',
    gives: '对，{x} 得到 {y}。做得好！',
    answerIs: '对，答案是 {x}。做得好！',
    isRight: '对，{x}。做得好！',
    next: '接下来你想算什么？',
    nowReads: '对。现在这一行是 {x}。',
    comesNext: '下一步是什么？',
    notQuite: '还不对。',
    notYet: '{x} 还不对。',
    lookAt: '只看 {x}。',
    oneChange: '哪一步能让我们更接近答案？',
    thanks: '是你自己完成的。接下来想看什么？',
  },
};
