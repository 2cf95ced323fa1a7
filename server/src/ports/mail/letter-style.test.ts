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
