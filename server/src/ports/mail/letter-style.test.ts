import { describe, expect, it } from 'vitest';
import { sampleLetters } from '../../testing/sample-letters.ts';
import { htmlOf, textOf } from './letter-style.ts';

const letter = {
  subject: 'Hi <you>',
  text: 'Hello,\n\nTwo lines\nof <script>alert(1)</script>.\n\nStudia',
  action: { label: 'Open & read', url: 'https://studia.example/?a=1&b="2"' },
  unsubscribe: 'https://studia.example/letters/unsubscribe?token=x',
};

describe('a letter', () => {
  it('has its action before the signature, and last how to stop such letters', () => {
    expect(textOf(letter).split('\n\n').slice(2)).toEqual([
      'Open & read: https://studia.example/?a=1&b="2"',
      'Studia',
      'Stop these emails: https://studia.example/letters/unsubscribe?token=x',
    ]);
    expect(textOf({ subject: 'Hi', text: 'Hello,\n\nStudia' })).toBe('Hello,\n\nStudia');
  });

  it('is escaped in HTML, where nothing becomes a link but what is one', () => {
    const html = htmlOf(letter);
    expect(html).toContain('Two lines<br>of &lt;script&gt;alert(1)&lt;/script&gt;.');
    expect(html).toContain('<title>Hi &lt;you&gt;</title>');
    expect([...html.matchAll(/href="([^"]*)"/g)].map(([, to]) => to)).toEqual([
      'https://studia.example/?a=1&amp;b=&quot;2&quot;',
      'https://studia.example/letters/unsubscribe?token=x',
    ]);
  });

  it('shows a code large', () => {
    expect(htmlOf({ subject: '', text: 'Your code:\n\n314159\n\nStudia' })).toMatch(
      /class="code"[^>]*>314159</,
    );
  });
});

/** How much lighter one colour is than another, as WCAG counts it. */
const contrast = (one: string, other: string): number => {
  const [dark = 0, light = 0] = [luminanceOf(one), luminanceOf(other)].toSorted((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
};
const luminanceOf = (colour: string): number => {
  const [red = 0, green = 0, blue = 0] = (colour.match(/[\da-f]{2}/g) ?? []).map((pair) => {
    const share = Number.parseInt(pair, 16) / 255;
    return share <= 0.040_45 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
};

describe('the colours of a letter', () => {
  const html = htmlOf(letter);
  const night = /@media \(prefers-color-scheme: dark\) \{([^]*?)\n\}/.exec(html)?.[1] ?? '';
  const pick = (style: string | undefined, property: string): string =>
    new RegExp(`(?:^|[;\\s"])${property}:\\s*(#[\\da-f]{6})`).exec(style ?? '')?.[1] ?? '';
  const byDay = (part: RegExp, property: string): string => pick(part.exec(html)?.[0], property);
  const byNight = (selector: string, property: string): string =>
    pick(
      night.split('\n').find((line) => line.startsWith(`${selector} {`)),
      property,
    );

  it.each([
    {
      theme: 'light',
      words: byDay(/<body[^>]*>/, 'color'),
      sheet: byDay(/<div class="sheet"[^>]*>/, 'background'),
      soft: byDay(/<a class="soft"[^>]*>/, 'color'),
      press: byDay(/<a class="press"[^>]*>/, 'background'),
      label: byDay(/<a class="press"[^>]*>/, 'color'),
    },
    {
      theme: 'dark',
      words: byNight('.sheet', 'color'),
      sheet: byNight('.sheet', 'background'),
      soft: byNight('.soft', 'color'),
      press: byNight('.press', 'background'),
      label: byNight('.press', 'color'),
    },
  ])('can be read in the $theme theme, and its button stands out', ({ words, sheet, soft, press, label }) => {
    for (const colour of [words, sheet, soft, press, label]) expect(colour).toMatch(/^#[\da-f]{6}$/);
    expect(contrast(words, sheet)).toBeGreaterThanOrEqual(7);
    expect(contrast(soft, sheet)).toBeGreaterThanOrEqual(4.5);
    expect(contrast(label, press)).toBeGreaterThanOrEqual(4.5);
    expect(contrast(press, sheet)).toBeGreaterThanOrEqual(3);
  });

  it('are the night’s where a mail program paints its own and marks it', () => {
    for (const selector of ['.sheet', '.soft', '.press']) {
      expect(html).toContain(`[data-ogsc] ${selector}`);
      expect(html).toContain(`[data-ogsb] ${selector}`);
    }
  });
});

describe('every letter that Studia sends', () => {
  it.each(sampleLetters().map(({ name, ...sample }) => [name, sample] as const))(
    '%s greets or goes to the operator, is signed, and has no hole in it',
    (name, { subject, text, html }) => {
      const form =
        name === 'ticket-to-operator' ? /^From: [^]+\n\n--\n/ : /^Hello,\n\n[^]+\n\nStudia(?:\n\nStop|$)/;
      expect(text).toMatch(form);
      expect(subject.length).toBeGreaterThan(10);
      for (const part of [subject, text, html]) expect(part).not.toMatch(/undefined|null|NaN|\[object/);
      expect(html).not.toMatch(/<script|src=/);
    },
  );

  it('can be stopped only where nobody needs it', () => {
    const stoppable = sampleLetters().filter(({ text }) => text.includes('Stop these emails'));
    expect(stoppable.map(({ name }) => name)).toEqual([
      'friend-joined',
      'referrer-rewarded',
      'friend-rewarded',
    ]);
  });
});
