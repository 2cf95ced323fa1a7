import { beforeAll, describe, expect, it } from 'vitest';
import { conversation, talk } from '../../testing/built-in-tutor.ts';

const texts = async (...messages: string[]): Promise<string[]> =>
  (await conversation(messages)).map(({ text }) => text);

// All lessons are read from their sources once, which takes long on a busy machine.
beforeAll(() => talk(['What is a cell?']), 300_000);

const LOOP = 'i = 0\nwhile i < 5:\n    print(i)';

describe('a loop that never stops', () => {
  it('is talked about until it ends', async () => {
    const [first, behind, explanation, ends, sum] = await texts(
      `my python loop never stops\n${LOOP}`,
      `ok like this?\n${LOOP}\ni += 1`,
      'just tell me',
      `${LOOP}\n    i += 1\nso it prints 0 to 4 now`,
      'now i want the sum, is this ok\nfor i in range(5):\n    total = 0\n    total = total + i\nprint(total)',
    );
    expect(first).toMatch(/Line 2.*`while i < 5:`.*never ends.*What should happen to `i`/s);
    expect(first).not.toContain('i += 1');
    expect(behind).toMatch(/Line 4.*`i \+= 1`.*stands behind the loop/s);
    expect(explanation).toContain('```\n    i += 1\n```');
    expect(ends).toMatch(/^Now .*end.*prints? exactly that|exactly what it prints/);
    expect(sum).toMatch(/Line 2.*`total` starts again at `0` in every round/s);
  });

  it('is mended by who says what was forgotten', async () => {
    const [, confirmed] = await texts(`why does it print 0 forever\n${LOOP}`, 'oh i forgot i += 1');
    expect(confirmed).toMatch(/^(?:Yes, that’s it|Exactly)/);
  });

  it('that is shown again gets its line', async () => {
    const [, again] = await texts(`never stops\n${LOOP}`, `it STILL prints 0 forever\n${LOOP}\n`);
    expect(again).toMatch(/still.*```\n {4}i \+= 1\n```/s);
  });
});

it('that was changed in words is not held against the version before', async () => {
  const average = 'average is wrong, should be 8\na = 6\nb = 10\nprint(a + b / 2)';
  const [, explanation] = await texts(average, 'so with brackets (a + b) / 2 it prints 8.0');
  expect(explanation).not.toMatch(/^Not |11/);
});

describe('what a program prints', () => {
  it('is told, confirmed and corrected', async () => {
    const loop = 'for i in range(1, 5):\n    print(i, end=" ")';
    const [asked, right, wrong] = await texts(
      `what does this print\n${loop}`,
      `${loop}\nso it prints 1 2 3 4`,
      `${loop}\nit prints 1 2 3 4 5 right?`,
    );
    expect(asked).toContain('```\n1 2 3 4 \n```');
    expect(right).toMatch(/exactly/);
    expect(wrong).toMatch(/^Not /);
  });

  it('is held against a guess, also where the reason is asked for', async () => {
    const scopes = 'x = 5\n\ndef change():\n    x = 20\n\nchange()\nprint(x)';
    const [wrong, right] = await texts(
      `what does it print and why. i think 20\n${scopes}`,
      `what does it print and why. i think 5\n${scopes}`,
    );
    expect(wrong).toMatch(/^Not [^]*```\n5\n```/);
    expect(right).toMatch(/exactly/);
  });

  it('is not guessed where somebody has to type', async () => {
    const { text } = await talk(['is this ok\nname = input("name ")\nprint("hi " + name)']);
    expect(text).toMatch(/waits for somebody to type/);
  });
});

it('leaves other languages and formulas to others', async () => {
  for (const message of ['for (let i = 0; i < 3; i++) {\n  console.log(i);\n}', '=SUM(A1:A5)', 'y = 2x + 1'])
    expect((await talk([message])).state).toMatchObject({ program: null });
});

describe('how long a program takes', () => {
  const NESTED =
    'def f(n):\n    t = 0\n    for i in range(n):\n        for j in range(n):\n            t += 1\n    return t';
  const PAIRS =
    'def dup(a):\n    for i in range(len(a)):\n        for j in range(i+1, len(a)):\n            if a[i] == a[j]:\n                return True\n    return False';
  const IN_A_ROW = 'def k(a):\n    for x in a:\n        print(x)\n    for y in a:\n        print(y)';

  it.each([
    [`whats the time complexity of this\n${NESTED}`, /O\(n²\)/],
    [`how fast does this run if n doubles\n${NESTED}`, /O\(n²\)/],
    [`is this O(n)?\n${PAIRS}`, /^(?:Not|Almost).*O\(n²\).*worst case/s],
    [
      `big o of this\ndef find(a, x):\n    for y in a:\n        if y == x:\n            return True\n    return False`,
      /O\(n\)/,
    ],
    [`i think its O(n^2) bc 2 loops\n${IN_A_ROW}`, /^(?:Not|Almost).*O\(n\)/s],
    [`is it O(n^2)\n${NESTED}`, /^(?:Yes|Right|Exactly).*O\(n²\)/s],
    ['running time?\ndef h(n):\n    while n > 1:\n        n = n // 2', /O\(log n\)/],
    ['complexity?\ndef first(a):\n    return a[0]', /O\(1\)/],
  ])('is counted by its loops: %s', async (message, explanation) => {
    const [reply] = await texts(message);
    expect(reply).toMatch(explanation);
    expect(reply).not.toMatch(/never prints/);
  });

  it.each([
    'time complexity\ndef b(a, x):\n    return x in sorted(a)',
    'whats the big O\ndef fib(n):\n    if n < 2:\n        return n\n    return fib(n-1) + fib(n-2)',
    'complexity?\ndef g(n):\n    i = 1\n    while i < n:\n        i = i * 3 - 1',
    'complexity?\ndef g(a, b):\n    for x in a:\n        for y in b:\n            print(x, y)',
    'complexity?\ndef g(n):\n    for i in range(n * n):\n        print(i)',
    'complexity?\ndef g(a):\n    for x in a:\n        if x in a:\n            return x',
  ])('is not claimed where that can’t be counted: %s', async (message) => {
    const [reply] = await texts(message);
    expect(reply).toMatch(/can’t count/);
    expect(reply).not.toMatch(/O\(|never prints/);
  });

  it('is not what somebody asks who wants its result', async () => {
    const factorial = 'def f(n):\n    if n == 0:\n        return 1\n    return n * f(n-1)';
    const [three, none, call] = await Promise.all(
      [
        `what does this return for n=3?\n${factorial}`,
        `what is the purpose of this function\n${factorial}`,
        'what does it return\ndef add(a, b):\n    return a + b\nadd(2, 3)',
      ].map(async (one) => (await texts(one))[0]),
    );
    expect(three).toMatch(/`f\(3\)`.*`6`/s);
    expect(none).toMatch(/behind `return`/);
    expect(call).toMatch(/`add\(2, 3\)`.*`5`/s);
  });
});
