import { beforeAll, describe, expect, it } from 'vitest';
import { conversation, talk } from '../../testing/built-in-tutor.ts';

const texts = async (...messages: string[]): Promise<string[]> =>
  (await conversation(messages)).map(({ text }) => text);

// All lessons are read from their sources once, which takes long on a busy machine.
beforeAll(() => talk(['What is a cell?']), 300_000);

const LOOP = 'i = 0\nwhile i < 5:\n    print(i)';

describe('a loop that never stops', () => {
  it('is talked about until it ends', async () => {
    const [first, behind, told, ends, sum] = await texts(
      `my python loop never stops\n${LOOP}`,
      `ok like this?\n${LOOP}\ni += 1`,
      'just tell me',
      `${LOOP}\n    i += 1\nso it prints 0 to 4 now`,
      'now i want the sum, is this ok\nfor i in range(5):\n    total = 0\n    total = total + i\nprint(total)',
    );
    expect(first).toMatch(/Line 2.*`while i < 5:`.*never ends.*What should happen to `i`/s);
    expect(first).not.toContain('i += 1');
    expect(behind).toMatch(/Line 4.*`i \+= 1`.*stands behind the loop/s);
    expect(told).toContain('```\n    i += 1\n```');
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
  const [, told] = await texts(average, 'so with brackets (a + b) / 2 it prints 8.0');
  expect(told).not.toMatch(/^Not |11/);
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
