import { describe, expect, it } from 'vitest';
import { lezerCode } from '../../../../ports/code/lezer.ts';
import { runProgram } from './run-program.ts';

const parse = await lezerCode().loadPython();
const run = (code: string) => {
  const program = parse(code);
  return program && runProgram(program.root);
};

// What Python 3.11 itself prints.
it.each([
  ['print(7 / 2, 8 / 2, -7 // 2, -7 % 3, 7 % -3, 2 ** 10, 2 ** -1)', '3.5 4.0 -4 2 -2 1024 0.5\n'],
  [
    'print(0.1 + 0.2, 1e16, 1.5e-5, 100.0, 10 ** 20)',
    '0.30000000000000004 1e+16 1.5e-05 100.0 100000000000000000000\n',
  ],
  [
    'print(round(2.5), round(2.675, 2), f"{0.125:.2f} {1234567:,} {5:03d} {3.14159:.2f}")',
    '2 2.67 0.12 1,234,567 005 3.14\n',
  ],
  ['w = "python"\nprint(w[1:4], w[-1], w[::-1], w[10:])', 'yth n nohtyp \n'],
  [
    'print("it\'s", ["it\'s", 1.0, None, True, (1,)], {"a": [2]})',
    "it's [\"it's\", 1.0, None, True, (1,)] {'a': [2]}\n",
  ],
  ['xs = [1, 2, 2, 3]\nfor x in xs:\n    if x == 2:\n        xs.remove(x)\nprint(xs)', '[1, 2, 3]\n'],
  ['x = 5\ndef f():\n    x = 10\nf()\nprint(x, 1 < 2 < 3, not 0, "" or "a")', '5 True True a\n'],
  ['print("a", "b", sep="-", end="!")', 'a-b!'],
  [
    'def fib(n):\n    return n if n < 2 else fib(n - 1) + fib(n - 2)\nprint([fib(i) for i in range(8)])',
    '[0, 1, 1, 2, 3, 5, 8, 13]\n',
  ],
])('%s', (code, output) => {
  expect(run(code)).toEqual({ kind: 'ends', output });
});

it.each([
  ['print("a" + 5)', 'TypeError', 1],
  ['xs = [1]\nprint(xs[1])', 'IndexError', 2],
  ['print(1)\nprint(1 / 0)', 'ZeroDivisionError', 2],
  ['def f():\n    n += 1\nn = 0\nf()', 'UnboundLocalError', 2],
  ['int("x")', 'ValueError', 1],
  ['{"a": 1}["b"]', 'KeyError', 1],
  ['sum = 3\nprint(sum([1]))', 'TypeError', 2],
])('%s stops with %s in line %i', (code, type, line) => {
  expect(run(code)).toMatchObject({ kind: 'error', type, line });
});

describe('a loop without an end', () => {
  it('is known by where it comes back to', () => {
    expect(run('i = 0\nwhile i < 5:\n    print(i)')).toMatchObject({
      kind: 'endless',
      line: 2,
      rounds: null,
    });
  });
  it('is only supposed where it goes on', () => {
    expect(run('i = 1\nwhile i != 10:\n    i += 2')).toMatchObject({ kind: 'endless', line: 2 });
  });
});

it.each([
  'input("name")',
  'import random\nprint(random.random())',
  'print(len)',
  'class A:\n    pass',
  'x = 3\nwhile True:\n    x = x * x',
  'print("a" * 10 ** 9)',
  'print([0] * 10 ** 9)',
  'print(2 ** 10 ** 9)',
  'def f(n):\n    return f(n + 1)\nf(0)',
  'for i in range(10 ** 9):\n    pass',
  '"".constructor',
  '[].constructor("x")',
  '{}.__proto__',
  '"a".__class__',
  'constructor("x")\ntoString()',
])('says nothing of what is not known, or too much: %s', (code) => {
  const result = run(code);
  expect(result === null || (result.kind === 'error' && result.type === 'NameError')).toBe(true);
});
