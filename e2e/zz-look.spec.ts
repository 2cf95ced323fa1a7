import { expect } from '@playwright/test';
import { payForPremium } from './premium.ts';
import { test } from './student.ts';
test('look', async ({ page, student }) => {
  await payForPremium(page.request, student);
  const headers = { authorization: `Bearer ${student.session.access_token}` };
  const note = await page.request.post('/api/notes', {
    headers,
    data: {
      title: 'Photosynthesis',
      content:
        '# Light\n\n- **Leaves**: take in light\n  - green\n- water\n\n## Dark\n\nSugar is made. Slowly.\n\n| a | b |\n|---|---|\n| 1 | 2 |\n\n$E = mc^2$',
    },
  });
  const {
    note: { id },
  } = await note.json();
  await page.request.post('/api/review/add-chapter', { headers, data: { book: 'arithmetic', chapter: 0 } });
  const shots: [string, string][] = [
    ['map', '/mindmap/book/algebra'],
    ['note-map', `/mindmap/note/${id}`],
    ['resources', '/resources'],
    ['guide', '/resources/guides/spacing'],
    ['book', '/curriculum/algebra'],
    ['note', `/view-note/${id}`],
    ['notes', '/my-notes'],
    ['editor', `/my-notes/${id}`],
  ];
  for (const theme of ['light', 'dark'])
    for (const width of [1280, 360])
      for (const [name, path] of shots) {
        await page.setViewportSize({ width, height: width === 360 ? 740 : 800 });
        await page.goto(path);
        await page.evaluate((t) => (document.documentElement.dataset['theme'] = t), theme);
        await page.waitForLoadState('networkidle');
        await page.waitForTimeout(400);
        if (name === 'map') {
          await page.getByRole('tree').focus();
          for (const k of ['ArrowRight', 'ArrowRight', 'ArrowRight', 'ArrowRight'])
            await page.keyboard.press(k);
          await page.waitForTimeout(300);
        }
        await page.screenshot({ path: `/tmp/looks/${name}-${width}-${theme}.png`, fullPage: width === 360 });
      }
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto('/mindmap/chapter/algebra.0');
  await page.getByRole('button', { name: 'Make it your own' }).click();
  await expect(page).toHaveURL(/custom/);
  await page.waitForTimeout(800);
  await page.screenshot({ path: '/tmp/looks/own-360-light.png', fullPage: true });
});
