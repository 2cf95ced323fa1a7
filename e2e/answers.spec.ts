import { expect, type Locator, type Page } from '@playwright/test';
import type { Message } from '@studia/contract/chat';
import type { MessageId } from '@studia/contract/ids';
import type { Proof } from '@studia/contract/proof';
import { expectFits, expectPartAccessible, MOVING } from './look.ts';
import { scriptTutor } from './scripted-tutor.ts';
import { testAsStudent as test } from './student.ts';

test.use(MOVING);

const message = (type: Message['type'], number: number, content: string, proof?: Proof): Message => ({
  id: `0190a6f0-0000-7000-8000-00000000000${number}` as MessageId,
  type,
  content,
  timestamp: '2026-01-05T09:00:00.000Z',
  ...(proof && { proof }),
});

const BEGINNING = `## Straight lines

A **line** has a slope $m$; it costs $5 and $10 to print, <b>really</b>.

`;

const FORMULA = '$$\ny = mx + b\n$$\n\n';

const REST = `As the book says [1], not [9]. See ![a line](https://pictures.example.org/line.png) or [more](https://example.org/lines), never [this](javascript:alert(1)).

- Then $2x = 8$
- and so $x = 4$

| at $x$ | is $|x|$ | and a third column that is rather wide, as columns are |
|---|---|---|
| −1 | 1 | a cell with words |

\`\`\`python
def slope(a, b):
    return (b[1] - a[1]) / (b[0] - a[0])  # a line that no telephone is wide enough to show
\`\`\`

$$ (a + b)^8 = a^8 + 8a^7b + 28a^6b^2 + 56a^5b^3 + 70a^4b^4 + 56a^3b^5 + 28a^2b^6 + 8ab^7 + b^8 $$

https://example.org/an/address/that/is/much/too/long/for/a/telephone/and/has/no/space/to/break/at`;

const ANSWER = BEGINNING + FORMULA + REST;
const lineOf = (words: string): number => ANSWER.split('\n').findIndex((line) => line.includes(words));

const PROOF: Proof = {
  source: 'mathematics',
  quotes: [
    {
      book_id: 'algebra',
      title: 'Algebra',
      page: 12,
      start: 0,
      end: 30,
      text: 'A slope says how steep a line is.',
    },
  ],
  solution: {
    problem: { text: '2x + 3 = 11', latex: '2x + 3 = 11' },
    steps: [
      { text: '2x = 11 - 3', latex: '2x = 11 - 3', reason: 'Take 3 from both sides.' },
      { text: '2x = 8 + 0', latex: '2x = 8 + 0', reason: 'Work out the right side.' },
      { text: 'x = 8/2', latex: 'x = \\frac{8}{2}', reason: 'Divide both sides by 2.' },
      { text: 'x = 16/4', latex: 'x = \\frac{16}{4}', reason: 'Write it in another way.' },
    ],
    answer: { text: 'x = 4', latex: 'x = 4.000' },
    check: 'each-line',
  },
  checks: [
    { line: lineOf('Then $2x'), verdict: 'right' },
    { line: lineOf('and so'), verdict: 'corrected', was: 'and so $x = 5$' },
  ],
  picture: {
    kind: 'graph',
    sentence: 'The line y = 2x + 3 crosses the y-axis at 3.',
    curves: [
      { label: 'y = 2x + 3', points: Array.from({ length: 41 }, (_, at) => [at / 4 - 5, at / 2 - 7]) },
    ],
    marks: [{ label: '(0, 3)', at: [0, 3] }],
  },
};

/** Remembers an element, to see later that it is still the same one in the same place. */
const remember = (part: Locator) =>
  part.evaluate((element) => {
    Object.assign(window, {
      remembered: element,
      place: element.getBoundingClientRect().top + window.scrollY,
    });
  });

const staysAsItWas = (page: Page) =>
  page.evaluate(() => {
    const { remembered, place } = window as unknown as { remembered: Element; place: number };
    const top = remembered.getBoundingClientRect().top + window.scrollY;
    return remembered.isConnected && Math.abs(top - place) < 1;
  });

const expectBothThemes = async (page: Page): Promise<void> => {
  for (const theme of ['dark', 'light']) {
    await page.evaluate((name) => (document.documentElement.dataset['theme'] = name), theme);
    await expectPartAccessible(page, '.answer');
  }
};

test('an answer comes without a flicker, with mathematics, proofs and steps to open', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const tutor = await scriptTutor(
    page,
    message('user', 1, 'What is a slope?'),
    message('assistant', 2, '').id,
  );
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).hostname));
  await page.goto('/dashboard');
  await page.getByLabel('Your message').fill('What is a slope?');
  await page.keyboard.press('Enter');
  await tutor.asked;

  const body = page.locator('.answer > .markdown').last();
  await test.step('while it comes, what was read stays, and what is not clear yet waits', async () => {
    tutor.say(BEGINNING, 3);
    await expect(body.getByRole('heading', { level: 3, includeHidden: true })).toHaveText('Straight lines');
    await expect(body.locator('strong')).toHaveText('line');
    await expect(body).toContainText('it costs $5 and $10 to print, <b>really</b>.');
    await remember(body.locator('strong'));
    tutor.say(FORMULA.slice(0, 12));
    tutor.say('');
    await expect(body).not.toContainText('$$');
    tutor.say(FORMULA.slice(12));
    await expect(body.locator('.formula-display math')).toHaveCount(1);
    tutor.tell({ type: 'citation', number: 1, quote: PROOF.quotes[0] ?? never() });
    tutor.say(REST, 7);
    await expect(body).toContainText('and/has/no/space/to/break/at');
    expect(await staysAsItWas(page)).toBe(true);
  });

  tutor.finish(message('assistant', 2, ANSWER, PROOF));
  await expect(page.getByText('Worked out by the algebra engine')).toBeVisible();

  await test.step('nothing of it reaches out, runs or is raw', async () => {
    await expect(body.getByRole('link', { name: 'Picture: a line' })).toHaveAttribute('rel', /noopener/);
    await expect(body.getByRole('link', { name: 'more' })).toHaveAttribute('target', '_blank');
    await expect(body.getByRole('link', { name: 'this' })).toHaveCount(0);
    await expect(body.locator('img')).toHaveCount(0);
    expect(new Set(asked)).toEqual(new Set(['localhost']));
    await expect(body).not.toContainText(/[$*`]{2}/);
  });

  await test.step('a citation opens the words of the book', async () => {
    const chip = body.getByRole('button', { name: 'Algebra, page 12: show the quote' });
    await expect(chip).toHaveText('Algebra, p. 12');
    await expect(body).not.toContainText('[9]');
    await chip.click();
    const note = page.getByRole('note', { name: 'Algebra, page 12' });
    await expect(note.locator('mark')).toHaveText('A slope says how steep a line is.');
    await expect(note.getByRole('link', { name: 'Open the page' })).toHaveAttribute(
      'href',
      /^\/pdf-viewer\/starter\/algebra#page=12&start=\d+&end=\d+$/,
    );
    await page.keyboard.press('Escape');
    await expect(note).toBeHidden();
  });

  await test.step('ticks in the margin open what was checked', async () => {
    await page.getByRole('button', { name: 'Every line was checked' }).click();
    await expect(page.getByRole('note', { name: 'Every line was checked' })).toContainText(
      'compared each line with the line before it',
    );
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: 'This line is checked' }).click();
    await expect(page.getByRole('note', { name: 'This line is checked' })).toContainText(
      'got the same result',
    );
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: 'This line was corrected' }).press('Enter');
    await expect(page.getByRole('note', { name: 'This line was corrected' }).locator('del')).toContainText(
      '5',
    );
    await page.keyboard.press('Escape');
    await expect(body.getByText('corrected', { exact: true })).toBeVisible();
  });

  await test.step('a program has colours, its language and a copy', async () => {
    const program = page.getByRole('figure', { name: 'Code in Python' });
    await expect(program.locator('code span[style]').first()).toBeVisible();
    await program.getByRole('button', { name: 'Copy' }).click();
    await expect(program.getByRole('button', { name: 'Copied' })).toBeVisible();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toMatch(
      /^def slope\(a, b\):\n {4}return/,
    );
  });

  await test.step('a picture has its sentence and its values', async () => {
    await expect(
      page.getByRole('img', { name: 'The line y = 2x + 3 crosses the y-axis at 3.' }),
    ).toBeVisible();
    await page.getByText('Table of values').click();
    await expect(page.getByRole('row', { name: '2 7' })).toBeVisible();
  });

  const card = page.getByRole('article', { name: 'Worked solution' });
  await test.step('the steps open one by one, the answer with the last', async () => {
    await expect(card.getByText('0 of 4', { exact: true })).toBeVisible();
    await card.getByRole('button', { name: 'Show the first step' }).press('Enter');
    await expect(card.getByText('Take 3 from both sides.', { exact: true })).toBeVisible();
    await expect(card.getByRole('status')).toHaveText('Step 1 of 4. Take 3 from both sides. 2x = 11 - 3');
    await expect(card.getByRole('button', { name: 'Show all' })).toBeHidden();
    await page.keyboard.press('Enter');
    await expect(card.getByText('2 of 4', { exact: true })).toBeVisible();
    await expect(card.getByText('Divide both sides by 2.')).toBeHidden();
    await expect(card).not.toContainText('4.000');
  });

  await test.step('after a reload the same steps are open, on a telephone too', async () => {
    await page.setViewportSize({ width: 360, height: 740 });
    await page.reload();
    await expect(card.getByText('2 of 4', { exact: true })).toBeVisible();
    await expectFits(page);
    await card.getByRole('button', { name: 'Show all' }).click();
    await expect(card.getByText('Answer', { exact: true })).toBeVisible();
    await expect(card).toContainText('4.000');
    await expect(card.getByRole('button', { name: /Show/ })).toHaveCount(0);
    await expectFits(page);
  });
  await expectBothThemes(page);
  tutor.stop();
});

const never = (): never => {
  throw new Error('There is a quote.');
};
