import { expect, it } from 'vitest';
import { findProgram } from './find-program.ts';

it.each([
  [
    'my loop never stops\ni = 0\nwhile i < 5:\n    print(i)\nwhy??',
    'i = 0\nwhile i < 5:\n    print(i)',
    'my loop never stops\nwhy??',
  ],
  ['```python\nx = 1\n\nprint(x)\n```\nis it ok', 'x = 1\n\nprint(x)', '\n\nis it ok'],
  ['what does print(7 // 2) show?', 'print(7 // 2)', 'what does  …  show?'],
  ['x = 5; y = 2; print(x*y) what is it', 'x = 5; y = 2; print(x*y)', ' …  what is it'],
  ['my code: x = 5\nprint(x)', 'x = 5\nprint(x)', 'my code:'],
  ['total = 0\nfor i in range(3):\n\ttotal += i', 'total = 0\nfor i in range(3):\n    total += i', ''],
  ['print(“hi”)', 'print("hi")', ''],
  [
    "x = 1\nprint(y)\nNameError: name 'y' is not defined",
    'x = 1\nprint(y)',
    "NameError: name 'y' is not defined",
  ],
])('finds the program in %j', (message, code, words) => {
  expect(findProgram(message)).toEqual({ code, words, isPrompt: false });
});

it('takes the prompt away, and what it showed', () => {
  expect(findProgram('>>> 5 + 3\n8\n>>> "a" * 3\nwhy')).toEqual({
    code: '5 + 3\n"a" * 3',
    words: 'why',
    isPrompt: true,
  });
});

it.each([
  'solve x = 5 + 3',
  'y = 2x + 1\ny = 3x - 2',
  'v = 5 m/s\na = 2 m/s^2\nwhat is t',
  'SELECT * FROM users WHERE age > 5',
  '<p>hi</p>\n<div>',
  '=SUM(A1:A5)',
  'if i add 5 to x what happens: does it grow',
  'for example in my class: we have 5 kids\nand for the others: none',
  'for (let i = 0; i < 5; i++) {\n  console.log(i);\n}',
  'System.out.println("hi");\nint x = 5;',
  'what is the difference between a for loop and a while loop',
  'how do i use print() to show text',
  `print(${'x'.repeat(400)})`,
])('finds none in %j', (message) => {
  expect(findProgram(message)).toBeNull();
});
