import { expect, type Locator, type Page } from '@playwright/test';
import type { Message } from '@studia/contract/chat';
import type { MessageId } from '@studia/contract/ids';
import type { Book, BookPage } from '@studia/contract/library';
import { expectAccessible } from './accessible.ts';
import { bring, ownShelf } from './books.ts';
import { expectFits, MOVING } from './look.ts';
import { pdfOf } from './pdf-file.ts';
import { scriptTutor } from './scripted-tutor.ts';
import { makeStudent, test, type Student } from './student.ts';

test.use(MOVING);

const asStudent = ({ session }: Student) => ({
  headers: { authorization: `Bearer ${session.access_token}` },
});

const pageOf = async (page: Page, student: Student, book: string, number: number): Promise<BookPage> => {
  const answer = await page.request.get(
    `/api/library/books/${book}/pages?from=${number}&to=${number}`,
    asStudent(student),
  );
  const [found] = ((await answer.json()) as { pages: BookPage[] }).pages;
  if (!found) throw new Error(`There is no page ${number}.`);
  return found;
};

/** A sentence without formulas, as far down the page as there is one. */
const sentenceOn = ({ text }: BookPage): string => {
  const found = text.match(/(?<=[.:] )[A-Z][a-z ,]{40,}\./g)?.at(-1);
  if (found === undefined) throw new Error('There is no plain sentence on this page.');
  return found;
};

/** The words that are painted, and whether they are in sight. */
const painted = (page: Page, paint: string) =>
  page.evaluate((name) => {
    const ranges = [...(CSS.highlights.get(name) ?? [])].filter(
      (range): range is Range => range instanceof Range && range.startContainer.isConnected,
    );
    return ranges.map((range) => {
      const { top, bottom, width } = range.getBoundingClientRect();
      return { text: range.toString(), inSight: width > 0 && top >= 0 && bottom <= window.innerHeight };
    });
  }, `reader-${paint}`);

const openPage = (page: Page): Locator => page.getByRole('textbox', { name: 'Go to page' });

/** Drags the mouse over a line of words, from its first letter to behind its last. */
const dragOver = async (page: Page, line: Locator): Promise<void> => {
  await line.scrollIntoViewIfNeeded();
  const box = await line.boundingBox();
  if (!box) throw new Error('The line is not drawn.');
  const middle = box.y + box.height / 2;
  await page.mouse.move(box.x + 1, middle);
  await page.mouse.down();
  await page.mouse.move(box.x + box.width / 2, middle, { steps: 6 });
  await page.mouse.move(box.x + box.width - 1, middle, { steps: 6 });
  await page.mouse.up();
};

/** Selects the words of an element's text by script, where how they came to be selected does not matter. */
const selectWords = async (words: Locator): Promise<void> => {
  await words.evaluate((element) => {
    const range = document.createRange();
    range.selectNodeContents(element);
    getSelection()?.removeAllRanges();
    getSelection()?.addRange(range);
  });
};

test('a book that comes with Studia opens at a quote, and keeps marks, notes and the place', async ({
  page,
  student,
}) => {
  const fourth = await pageOf(page, student, 'biology', 4);
  const sentence = sentenceOn(fourth);
  const place = new URLSearchParams({ page: '4', quote: sentence });
  await page.goto(`/pdf-viewer/starter/biology#${place.toString()}`);
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Biology');
  await expect.poll(() => painted(page, 'quote')).toEqual([{ text: sentence, inSight: true }]);
  await expect(openPage(page)).toHaveValue('4');

  await page.keyboard.press('+');
  await page.keyboard.press('+');
  await expect.poll(() => painted(page, 'quote')).toEqual([{ text: sentence, inSight: true }]);

  const start = fourth.text.indexOf(sentence);
  await page.goto(`/pdf-viewer/biology#page=4&start=${start}&end=${start + sentence.length}`);
  await expect.poll(() => painted(page, 'quote')).toEqual([{ text: sentence, inSight: true }]);

  await test.step('words are highlighted, with a note, and stay so', async () => {
    await page.keyboard.press('j');
    await expect(openPage(page)).toHaveValue('5');
    const paragraph = page.locator('[data-page-number="5"] [role=paragraph]').first();
    const words = (await paragraph.textContent()) ?? '';
    await selectWords(paragraph);
    await page
      .getByRole('toolbar', { name: 'With these words' })
      .getByRole('button', { name: 'Note', exact: true })
      .click();
    await page.getByRole('textbox', { name: 'Note', exact: true }).fill('Ask about this.');
    await page.getByRole('button', { name: 'Save' }).click();
    await expect(page.getByRole('dialog')).toBeHidden();
    await page.reload();
    await expect
      .poll(async () => (await painted(page, 'highlight')).map(({ text }) => text))
      .toEqual([words]);
    await page.getByRole('button', { name: 'Contents, search and marks' }).click();
    await page.getByRole('tab', { name: 'Marks' }).click();
    await expect(page.getByText('Ask about this.')).toBeVisible();
    await page.getByRole('button', { name: 'Remove mark' }).click();
    await expect.poll(() => painted(page, 'highlight')).toEqual([]);
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect.poll(async () => (await painted(page, 'highlight')).length).toBe(1);
    await paragraph.click({ position: { x: 20, y: 10 } });
    await expect(page.getByRole('textbox', { name: 'Note', exact: true })).toHaveValue('Ask about this.');
    await page.keyboard.press('Escape');
  });

  await test.step('search finds a word on its page', async () => {
    await page.getByRole('tab', { name: 'Search' }).click();
    const field = page.getByRole('searchbox', { name: 'Search in this book' });
    await field.fill(sentence.slice(0, 30));
    await field.press('Enter');
    await page
      .getByRole('button', { name: /p\. 4$/ })
      .first()
      .click();
    await expect(openPage(page)).toHaveValue('4');
    await expect.poll(() => painted(page, 'quote')).toMatchObject([{ inSight: true }]);
  });

  await test.step('what was found is leafed through, and still there after a look at the contents', async () => {
    const field = page.getByRole('searchbox', { name: 'Search in this book' });
    await field.fill('cell');
    await field.press('Enter');
    await expect(page.getByRole('heading', { name: /^(?:Found|The first)/ })).toBeVisible();
    await field.press('Enter');
    const counter = page.getByRole('search', { name: 'Search results' }).getByRole('status');
    const first = (await counter.textContent()) ?? '';
    await page.getByRole('button', { name: 'Next result' }).click();
    await expect(counter).not.toHaveText(first);
    await page.getByRole('button', { name: 'Previous result' }).click();
    await expect(counter).toHaveText(first);
    await expect.poll(() => painted(page, 'quote')).toMatchObject([{ inSight: true }]);
    await page.getByRole('tab', { name: 'Contents' }).click();
    await page.getByRole('tab', { name: 'Search' }).click();
    await expect(field).toHaveValue('cell');
    await page.getByRole('button', { name: 'Close search' }).click();
  });

  await test.step('chapters, keys and the page field lead elsewhere', async () => {
    await page.getByRole('tab', { name: 'Contents' }).click();
    const last = page.getByRole('navigation', { name: 'Contents' }).getByRole('button').last();
    const number = (await last.textContent())?.match(/\d+$/)?.[0] ?? '';
    await last.click();
    await expect(openPage(page)).toHaveValue(number);
    await page.getByRole('region', { name: /^Pages of/ }).focus();
    await page.keyboard.press('Home');
    await expect(openPage(page)).toHaveValue('1');
    await page.keyboard.press('g');
    await expect(openPage(page)).toBeFocused();
    await page.keyboard.type('7');
    await page.keyboard.press('Enter');
    await expect(openPage(page)).toHaveValue('7');
  });

  await expectAccessible(page);
  await page.getByRole('button', { name: 'Contents, search and marks' }).click();
  await page.setViewportSize({ width: 360, height: 740 });
  await expectFits(page);
  await page.goto('/dashboard');
  await page.goto('/pdf-viewer/starter/biology');
  await expect(openPage(page)).toHaveValue('7');
});

test('the tutor beside the page knows it, and its citations open the page there', async ({
  page,
  student,
}) => {
  const third = await pageOf(page, student, 'geometry', 3);
  const sixth = await pageOf(page, student, 'geometry', 6);
  const quote = sentenceOn(sixth);
  const start = sixth.text.indexOf(quote);
  const question: Message = {
    id: '0190a6f0-0000-7000-8000-000000000001' as MessageId,
    type: 'user',
    content: '',
    intent: 'explain',
    about: { book_id: 'geometry', title: 'Geometry', page: 3, quote: 'A point' },
    timestamp: '2026-01-05T09:00:00.000Z',
  };
  const answerId = '0190a6f0-0000-7000-8000-000000000002' as MessageId;
  const tutor = await scriptTutor(page, question, answerId);
  const sent = page.waitForRequest('**/api/llm/send-message');
  await page.goto('/pdf-viewer/starter/geometry#page=3');
  const paragraph = page.locator('[data-page-number="3"] [role=paragraph]').first();
  await paragraph.waitFor();
  expect(third.text).not.toBe('');
  await selectWords(paragraph);
  await page.getByRole('button', { name: 'Explain' }).click();
  const { message, intent, about } = (await sent).postDataJSON() as Record<string, unknown>;
  expect(message).toBeUndefined();
  expect(intent).toBe('explain');
  expect(about).toEqual({ book_id: 'geometry', page: 3, quote: expect.stringMatching(/\S/) as unknown });
  await tutor.asked;
  tutor.say('As the book says [1].');
  tutor.finish({
    id: answerId,
    type: 'assistant',
    content: 'As the book says [1].',
    timestamp: '2026-01-05T09:00:01.000Z',
    proof: {
      source: 'books',
      quotes: [
        { book_id: 'geometry', title: 'Geometry', page: 6, start, end: start + quote.length, text: quote },
      ],
      solution: null,
      checks: [],
      picture: null,
    },
  });
  const panel = page.getByRole('complementary', { name: 'Tutor' });
  await panel.getByRole('button', { name: /page 6|p\. 6/ }).click();
  await panel.getByRole('link', { name: /page/i }).click();
  await expect(openPage(page)).toHaveValue('6');
  await expect.poll(() => painted(page, 'quote')).toEqual([{ text: quote, inSight: true }]);
  await expect(panel).toBeVisible();
  await expect(page).toHaveURL(new RegExp(`#page=6&start=${start}&end=${start + quote.length}$`));

  await test.step('what the next message is about stands beside the box, and can be taken away', async () => {
    const chip = panel.getByRole('group', { name: 'This message is about' });
    await expect(chip).toContainText('p. 6');
    await expect(panel.getByRole('textbox')).toHaveValue('');
    await chip.getByRole('button').click();
    await expect(chip).toBeHidden();
    await selectWords(page.locator('[data-page-number="6"] li').last());
    await page.getByRole('button', { name: 'Ask', exact: true }).click();
    await expect(chip.locator('q')).not.toBeEmpty();
    await expect(panel.getByRole('textbox')).toHaveValue('');
  });

  await test.step('the tutor has lines of 45 letters, and becomes as wide as the student likes', async () => {
    const letters = await panel
      .locator('.markdown [role=paragraph]')
      .first()
      .evaluate((words) => {
        const pen = document.createElement('canvas').getContext('2d');
        const { fontSize, fontFamily } = getComputedStyle(words);
        const sample = 'Two rays that start at the same point make an angle, which is measured in degrees.';
        if (pen) pen.font = `${fontSize} ${fontFamily}`;
        return words.clientWidth / ((pen?.measureText(sample).width ?? Infinity) / sample.length);
      });
    expect(letters).toBeGreaterThanOrEqual(45);
    const divider = panel.getByRole('separator', { name: 'Width of the tutor panel' });
    const width = async () => (await panel.boundingBox())?.width ?? 0;
    const before = await width();
    await divider.press('ArrowLeft');
    await expect.poll(width).toBe(before + 24);
    const line = await divider.boundingBox();
    await page.mouse.move((line?.x ?? 0) + 4, 300);
    await page.mouse.down();
    await page.mouse.move((line?.x ?? 0) - 76, 300, { steps: 4 });
    await page.mouse.up();
    await expect.poll(width).toBeGreaterThan(before + 90);
    const chosen = Math.round(await width());
    expect(await page.evaluate(() => localStorage.getItem('readerTutorWidth'))).toBe(String(chosen));
  });

  const saving = page.waitForResponse(
    (answer) => answer.url().endsWith('/marks') && answer.request().method() === 'POST',
  );
  await page.getByRole('button', { name: 'I’m lost on this page' }).click();
  expect((await saving).status()).toBe(200);
  tutor.stop();
});

/** A sentence that goes over the end of a line. */
const LEAF = ['a leaf takes in light and gives out', 'the oxygen that we breathe'] as const;
const SHEETS = Array.from({ length: 24 }, (_, at) => [
  `Chapter of page ${at + 1}`,
  'Plants grow toward the sun and their roots look for water.',
  ...(at === 16 ? [`In the morning ${LEAF[0]}`, `${LEAF[1]} all day.`] : []),
  'The end of this page.',
]).concat([[]]);

/** What was recognised on the last page, which has no words of its own. */
const SCANNED: BookPage = {
  number: SHEETS.length,
  label: null,
  text: 'Seeds sleep in winter.\nThey wake up in spring.',
  by: 'ocr',
  size: { width: 595, height: 842 },
  lines: [
    { start: 0, end: 22, box: { left: 0.1, top: 0.1, width: 0.5, height: 0.03 } },
    { start: 23, end: 46, box: { left: 0.1, top: 0.15, width: 0.5, height: 0.03 } },
  ],
};

test('a PDF opens at a quote that stays marked when the page is larger, turned or dark, and is nobody else’s', async ({
  page,
  student,
}) => {
  const file = { name: 'Plants.pdf', mimeType: 'application/pdf', buffer: pdfOf(SHEETS) };
  const brought = await page.request.post('/api/library/books', {
    ...asStudent(student),
    multipart: { files: file },
  });
  const [book] = ((await brought.json()) as { books: Book[] }).books;
  const id = book?.id ?? '';
  const state = async () => {
    const answer = await page.request.get(`/api/library/books/${id}`, asStudent(student));
    return ((await answer.json()) as { book: Book }).book;
  };
  await expect.poll(async () => (await state()).readable).toBe(true);
  await expect.poll(async () => (await state()).stages[1]?.status).toBe('done');

  // The first token that is sent has run out: it is renewed on the way.
  await page.route(
    '**/api/library/books/*/file',
    (route) => route.fulfill({ status: 401, json: { error: 'expired', code: 'token_expired' } }),
    { times: 1 },
  );
  const place = new URLSearchParams({ page: '17', quote: LEAF.join(' ') });
  await page.goto(`/pdf-viewer/own/${id}#${place.toString()}`);
  const found = () => painted(page, 'quote');
  const wanted = [{ text: LEAF.join(''), inSight: true }];
  await expect.poll(found).toEqual(wanted);
  await expect(openPage(page)).toHaveValue('17');

  await test.step('words are selected by dragging the mouse, and highlighted', async () => {
    await dragOver(page, page.locator('[data-page-number="17"] .textLayer span', { hasText: 'Plants grow' }));
    await expect
      .poll(() => page.evaluate(() => getSelection()?.toString()))
      .toBe('Plants grow toward the sun and their roots look for water.');
    await page.getByRole('button', { name: 'Highlight' }).click();
    await expect
      .poll(() => painted(page, 'highlight'))
      .toEqual([{ text: 'Plants grow toward the sun and their roots look for water.', inSight: true }]);
  });

  await page.getByRole('button', { name: 'Larger' }).click();
  await expect.poll(found).toEqual(wanted);
  await page.getByRole('button', { name: 'Dark pages' }).click();
  await page.getByRole('button', { name: 'More tools' }).click();
  await page.getByRole('menuitem', { name: 'Rotate page' }).click();
  await expect.poll(found).toMatchObject([{ text: LEAF.join('') }]);
  // Only pages near the open one are drawn.
  expect(await page.locator('.pdfViewer .page canvas').count()).toBeLessThan(SHEETS.length);

  await page.getByRole('button', { name: 'Contents, search and marks' }).click();
  await page.getByRole('tab', { name: 'Pages' }).click();
  await page.getByRole('button', { name: 'Go to page 16', exact: true }).click();
  await expect(openPage(page)).toHaveValue('16');
  await expectAccessible(page);

  await test.step('a scan is marked by the boxes of its lines, and its words can be selected', async () => {
    await page.route('**/pages?from=21&*', (route) =>
      route.fulfill({ json: { success: true, pages: [SCANNED] } }),
    );
    await page.setViewportSize({ width: 1000, height: 700 });
    await page.goto(`/pdf-viewer/${id}#page=${SCANNED.number}&quote=They+wake+up`);
    await page.reload();
    const box = page.locator('.page-box[data-paint=quote]');
    await expect(box).toBeInViewport();
    const share = async () => {
      const sheet = await page.locator(`.page[data-page-number="${SCANNED.number}"]`).boundingBox();
      const marked = await box.boundingBox();
      return (marked?.width ?? 0) / (sheet?.width ?? 1);
    };
    await expect.poll(share).toBeCloseTo(0.5 * (12 / 23), 2);
    await dragOver(page, page.locator('.line-layer span').last());
    await page.getByRole('button', { name: 'Highlight' }).click();
    await expect(page.locator('.page-box[data-paint=highlight]')).toBeInViewport();
  });

  await test.step('the same page is read as text, with its marks, until printed pages are wanted again', async () => {
    await page.goto(`/pdf-viewer/${id}#${place.toString()}`);
    await expect.poll(found).toMatchObject([{ text: LEAF.join('') }]);
    await page.getByRole('button', { name: 'Read as text' }).click();
    await expect(page.locator('.pdfViewer')).toHaveCount(0);
    await expect(openPage(page)).toHaveValue('17');
    await page.reload();
    await expect(page.locator('[data-page-number="17"]')).toBeInViewport();
    await page.goto(`/pdf-viewer/${id}#${place.toString()}`);
    await expect.poll(found).toEqual([{ text: LEAF.join(' '), inSight: true }]);
    await page.getByRole('button', { name: 'Show original pages' }).click();
    await expect(page.locator('.pdfViewer')).toBeVisible();
  });

  await test.step('a page is opened where it will stand, also by who wants no motion', async () => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.goto(`/pdf-viewer/${id}#page=12`);
    await page.reload();
    await expect(page.locator('.page[data-page-number="12"] canvas')).toBeInViewport({ ratio: 0.3 });
    await expect(openPage(page)).toHaveValue('12');
  });

  const other = await makeStudent(page.request, 'Grace Hopper');
  for (const part of ['', '/file', '/pages?from=1&to=2', '/marks', '/cover']) {
    const answer = await page.request.get(`/api/library/books/${id}${part}`, asStudent(other));
    expect(answer.status(), part).toBe(404);
  }
});

test('a student brings a book, asks about it, and the citation opens its page with the quote marked', async ({
  page,
  student,
}) => {
  await page.goto('/curriculum');
  await bring(page, { name: 'Plants.pdf', mimeType: 'application/pdf', buffer: pdfOf(SHEETS) });
  await expect(ownShelf(page).getByRole('listitem')).toHaveCount(1);
  const searchable = async () => {
    const answer = await page.request.get('/api/library/books', asStudent(student));
    return ((await answer.json()) as { books: Book[] }).books[0]?.searchable;
  };
  await expect.poll(searchable).toBe(true);

  await page.goto('/dashboard');
  await page.getByLabel('Your message').fill('What does a leaf take in in the morning and give out all day?');
  await page.keyboard.press('Enter');
  const messages = page.getByRole('list', { name: 'Conversation' }).getByRole('listitem');
  await expect(messages.last()).toContainText('a leaf takes in light');
  await messages
    .last()
    .getByRole('button', { name: /page 17/ })
    .first()
    .click();
  await page.getByRole('link', { name: 'Open the page' }).click();
  await expect(openPage(page)).toHaveValue('17');
  await expect
    .poll(async () => (await painted(page, 'quote')).map(({ text }) => text).join(' '))
    .toContain('a leaf takes in light');
});
