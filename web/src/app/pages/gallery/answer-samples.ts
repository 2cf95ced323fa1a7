import type { Picture, Proof, Quote } from '@studia/contract/proof';

const QUOTE: Quote = {
  book_id: 'algebra',
  title: 'Algebra',
  page: 12,
  start: 0,
  end: 45,
  text: 'Whatever you do to one side of an equation, do to the other. Then it stays true.',
};

const LONG_QUOTE: Quote = {
  book_id: 'biology',
  title: 'Biology for the upper grades: cells, energy and life',
  page: 108,
  start: 0,
  end: 80,
  text: 'The mitochondrion makes most of the cell’s ATP.',
};

export const QUOTES: Proof = {
  source: 'books',
  quotes: [QUOTE, LONG_QUOTE],
  solution: null,
  checks: [],
  picture: null,
};

export const CITED = `An equation is a balance: what you do to one side, you do to the other [1]. The same idea helps with energy in cells [2], but not here [7].

What would you take away first?

[1] Algebra, p. 12`;

export const RICH = `## Straight lines

A line has a **slope** $m$ and meets the *y*-axis at $b$. It costs $5 and $10 to print, and the \`slope()\` is \\(m = \\frac{y_2 - y_1}{x_2 - x_1}\\).

$$
y = mx + b
$$

### Try it

1. Choose two points, such as $(0, 3)$ and $(2, 7)$.
2. Put them into the formula:
   - the difference of heights is $7 - 3 = 4$,
   - the difference of places is $2 - 0 = 2$.
3. So \\[ m = \\frac{4}{2} = 2 \\]

| $x$ | $y = 2x + 3$ | Note |
|----:|:------------:|------|
| 0 | 3 | where it starts |
| 1 | 5 | one step to the right, two up |
| 2 | 7 | **again** two up |

> A slope is how steep a path is.

\`\`\`python
def slope(a, b):
    # the change in height for each step to the right
    return (b[1] - a[1]) / (b[0] - a[0])

print(slope((0, 3), (2, 7)))  # 2.0
\`\`\`

- [x] Read the line
- [ ] Draw it

![a line](https://example.org/line.png) · [More about lines](https://example.org/lines) · [not a link](javascript:alert(1)) · <b>no HTML</b>`;

export const WIDE = `A_word_that_does_not_break_because_it_is_a_very_long_name_of_something_that_nobody_would_write_by_hand https://example.org/a/very/long/address/that/goes/on/and/on/and/on?with=a&long=query

$$
(a + b)^8 = a^8 + 8a^7b + 28a^6b^2 + 56a^5b^3 + 70a^4b^4 + 56a^3b^5 + 28a^2b^6 + 8ab^7 + b^8
$$

Inside a line, $\\frac{a^8 + 8a^7b + 28a^6b^2 + 56a^5b^3 + 70a^4b^4}{56a^3b^5 + 28a^2b^6 + 8ab^7 + b^8 + c^8 + d^8 + e^8}$ must not push either. And \\(this is % not $ LaTeX{\\) stays readable.

| One | Two | Three | Four | Five | Six |
|---|---|---|---|---|---|
| somewhat longer | cells that | need | their room | to be | read |

\`\`\`js
const aLineOfCodeThatIsMuchLongerThanAnyPhoneIsWide = (first, second) => first * second + first / second;
\`\`\``;

export const SOLUTION: Proof = {
  source: 'mathematics',
  quotes: [],
  solution: {
    problem: { text: '2x + 3 = 11', latex: '2x + 3 = 11' },
    steps: [
      {
        text: '2x = 11 - 3',
        latex: '2x = 11 - 3',
        reason: 'Take 3 from both sides, so that only the x is left on the left.',
      },
      { text: '2x = 8', latex: '2x = 8', reason: 'Work out the right side.' },
      { text: 'x = 8/2', latex: 'x = \\frac{8}{2}', reason: 'Divide both sides by 2.' },
      { text: 'x = 4', latex: 'x = 4', reason: 'Work out the fraction.' },
    ],
    answer: { text: 'x = 4', latex: 'x = 4' },
    check: 'put-back',
  },
  checks: [],
  picture: null,
};

export const CHECKED = `Look at your lines one by one:

- You began with $2x + 3 = 11$.
- Then $2x = 8$, well done.
- And so $x = 4$.

Which line would you write next?`;

export const CHECKS: Proof = {
  source: 'mathematics',
  quotes: [],
  solution: null,
  checks: [
    { line: 2, verdict: 'right' },
    { line: 3, verdict: 'right' },
    { line: 4, verdict: 'corrected', was: 'And so $x = 5$.' },
  ],
  picture: null,
};

const sampled = (height: (x: number) => number): [number, number][] =>
  Array.from({ length: 161 }, (_, at) => {
    const x = -4 + at / 20;
    return [x, height(x)];
  });

export const GRAPH: Picture = {
  kind: 'graph',
  sentence:
    'The parabola y = x² − 2x − 3 crosses the x-axis at −1 and 3; the line y = x − 1 crosses it twice.',
  curves: [
    { label: 'y = x² − 2x − 3', points: sampled((x) => x * x - 2 * x - 3) },
    { label: 'y = x − 1', points: sampled((x) => x - 1) },
  ],
  marks: [
    { label: '−1', at: [-1, 0] },
    { label: '3', at: [3, 0] },
    { label: 'lowest (1, −4)', at: [1, -4] },
  ],
};

export const NUMBER_LINE: Picture = {
  kind: 'number-line',
  sentence: 'All numbers below −2, and those from 1 up to and including 4.',
  from: -5,
  to: 6,
  spans: [
    { from: null, to: -2, from_included: false, to_included: false },
    { from: 1, to: 4, from_included: true, to_included: true },
  ],
};
