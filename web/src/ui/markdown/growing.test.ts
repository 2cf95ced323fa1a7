import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import ReactMarkdown from 'react-markdown';
import { describe, expect, it } from 'vitest';
import { splitBlocks, togetherOf, type List } from './blocks.ts';
import { prepare, type PreparedMarkdown } from './prepare.ts';
import { write, type WriteOptions } from './write.ts';

interface Options {
  open?: boolean;
  marked?: number[];
  cited?: number | null;
}

const drawn = new Map<string, string>();

/** As the component does it: every block by itself, and a finished one only once. */
const html = (text: string, { open = false, marked = [], cited = null }: Options = {}): string =>
  togetherOf(splitBlocks(text))
    .map((group) => {
      const parts = group.map((block) => {
        const grows = open && !block.closed;
        const key = JSON.stringify([block.text, grows, marked, cited]);
        const markup =
          drawn.get(key) ?? draw(prepare(block.text, grows), { marked, cited, item: block.list !== null });
        drawn.set(key, markup);
        return markup;
      });
      if (parts.every((part) => part === '')) return '';
      return group[0]?.list ? `<${tagOf(group[0].list)}>${parts.join('')}` : parts.join('');
    })
    .join('\n');

const tagOf = ({ start }: List): string => (start === null ? 'ul' : `ol start="${start}"`);

const draw = (prepared: PreparedMarkdown, options: Omit<WriteOptions, 'prepared'>): string =>
  renderToStaticMarkup(
    createElement(ReactMarkdown, { remarkPlugins: [[write, { prepared, ...options }]] }, prepared.text),
  );

/** What a reader sees, in order: opening tags and letters. */
const seen = (markup: string): string =>
  markup
    .replace(/<data value="caret"><\/data>|\uE002/g, '')
    .replace(/<\/[^>]+>/g, '')
    .replace(/\s+/g, ' ')
    .replace(/> /g, '>')
    .replace(/ </g, '<')
    .trim();

const ANSWER = `# Straight lines

A **line** has a *slope* $m$ and costs $5 or $10 to draw, \`m = 2\` say, see [the page](https://example.org/a_b) or [1].

Then
$$
y = mx + b
$$
so \\(b = 3\\) and
\\[ y = 2x + 3 \\]

1. First **take** $3$ away
2. then halve:
   - one *half*
   - the other

   \`\`\`python
   x = 8 / 2
   \`\`\`

| x | y |
|---|---|
| $|0|$ | **3** |
| 1 | 5 |

> A quote, ***strong***.

---

\`\`\`js
const a = "$x$ **no**";

a[1]();
\`\`\`

Two * three * four is 24_000 and ~~gone~~. Done - really!
- last`;

describe('a growing text', () => {
  it('never changes what was already read, for whatever piece comes next', () => {
    let before = '';
    for (let length = 1; length <= ANSWER.length; length += 1) {
      const now = seen(html(ANSWER.slice(0, length), { open: true, cited: 1 }));
      expect(now.startsWith(before), `${ANSWER.slice(0, length)}\n---\n${before}\n---\n${now}`).toBe(true);
      before = now;
    }
    expect(seen(html(ANSWER, { cited: 1 })).startsWith(before)).toBe(true);
  }, 30_000);
});

describe('a text', () => {
  it('shows raw HTML as the text that it is', () => {
    expect(html('a <img src=x onerror=alert(1)> <b>c</b>')).toBe(
      '<p>a &lt;img src=x onerror=alert(1)&gt; &lt;b&gt;c&lt;/b&gt;</p>',
    );
  });

  it('has no link that runs a script', () => {
    expect(html('[go](javascript:alert(1)) [on](data:text/html,x)')).not.toMatch(/javascript:|data:text/);
  });

  it('follows no link and names no source in the words of a book, which come with a joiner in them', () => {
    const book =
      'So [press]\u2060(https:\u2060//bad.example), www\u2060.bad.example, me\u2060@bad.example, see [\u20601].';
    expect(html(`“${book}” [1]`, { cited: 1 })).not.toContain('<a ');
    expect(html(`“${book}” [1]`, { cited: 1 }).match(/<data /g)).toHaveLength(1);
  });

  it('keeps its line ends', () => {
    expect(html('2x = 8\nx = 4')).toMatch(/2x = 8<br\/?>\s*x = 4/);
  });

  it('does not read Markdown inside formulas', () => {
    expect(html('$a*b*c_1$ | $x_2*y$')).toBe(
      '<p><data value="inline:a*b*c_1"></data> | <data value="inline:x_2*y"></data></p>',
    );
  });

  it('does not turn a paragraph into a heading', () => {
    expect(html('Text\n---')).toBe('<p>Text</p>\n<hr/>');
  });
});

describe('citations', () => {
  it('become places for their sources', () => {
    expect(html('So it is [1], and [1, 2].', { cited: 2 })).toBe(
      '<p>So it is<data value="cite:1"></data>, and<data value="cite:1"></data><data value="cite:2"></data>.</p>',
    );
  });

  it('without a source show nothing, with the space before them', () => {
    expect(html('So it is [3].', { cited: 2 })).toBe('<p>So it is.</p>');
  });

  it('are not what stands in code or after a name', () => {
    expect(html('Take `a[9]` or a[9].', { cited: 2 })).toBe('<p>Take <code>a[9]</code> or a[9].</p>');
  });

  it('are just text where nobody cites', () => {
    expect(html('The set [1].')).toBe('<p>The set [1].</p>');
  });
});

describe('margin marks', () => {
  it('stand at the beginning and the end of their line', () => {
    expect(html('one\n**two** x\nthree', { marked: [1] })).toMatch(
      /^<p>one<br\/?>\s*<data value="margin:1"><\/data><strong>two<\/strong> x<data value="after:1"><\/data><br\/?>\s*three<\/p>$/,
    );
  });

  it('find a line inside a formula of many lines, a list and code', () => {
    expect(html('So\n$$\nx = 4\n$$\nis it', { marked: [2] })).toContain(
      '<data value="margin:2"></data><data value="display:x = 4"></data><data value="after:2"></data>',
    );
    expect(html('- a\n\n  b', { marked: [2] })).toContain('<p><data value="margin:2"></data>b');
    expect(html('```\na\nb\n```', { marked: [2] })).toMatch(/^<data value="margin:2"><\/data>\s*<pre>/);
  });
});
