/** A reply that a model might give, and the question before it. */
export interface Reply {
  subject: string;
  question: string;
  reply: string;
}

/** Replies in which nothing is wrong. Whoever watches over a model must not touch a letter of them. */
export const RIGHT_REPLIES: readonly Reply[] = [
  {
    subject: 'algebra, a whole solution',
    question: 'how do you do 3x + 7 = 22',
    reply:
      'Subtract 7 from both sides:\n\n$3x + 7 = 22$\n\n$3x = 15$\n\nDivide both sides by 3:\n\n$x = 5$\n\nCheck: 3 · 5 + 7 = 15 + 7 = 22. Can you solve 2x − 4 = 10 the same way?',
  },
  {
    subject: 'algebra, in one line',
    question: 'solve 5x - 3 = 2x + 9',
    reply: String.raw`$5x - 3 = 2x + 9 \Rightarrow 3x - 3 = 9 \Rightarrow 3x = 12 \Rightarrow x = 4$. Which step would you like to see more slowly?`,
  },
  {
    subject: 'algebra, aligned',
    question: 'show me how to solve 4(x - 2) = 3x + 1',
    reply: String.raw`Here it is, step by step:

$$
\begin{aligned}
4(x - 2) &= 3x + 1 \\
4x - 8 &= 3x + 1 \\
x &= 9
\end{aligned}
$$

Put it back: $4(9 - 2) = 28$ and $3 \cdot 9 + 1 = 28$. Do both sides agree?`,
  },
  {
    subject: 'a quadratic',
    question: 'x^2 - 5x + 6 = 0 please explain',
    reply:
      'We look for two numbers whose product is 6 and whose sum is −5: they are −2 and −3.\n\nx² − 5x + 6 = (x − 2)(x − 3) = 0\n\nSo x = 2 or x = 3. Check the first: 2² − 5·2 + 6 = 4 − 10 + 6 = 0.',
  },
  {
    subject: 'no real solutions',
    question: 'x^2+6x+13=0',
    reply: String.raw`The discriminant is $b^2 - 4ac = 6^2 - 4 \cdot 1 \cdot 13 = 36 - 52 = -16$. It is negative, so there is no real solution. What would change if the 13 were a 5?`,
  },
  {
    subject: 'a system',
    question: '2a + 3b = 12, a - b = 1',
    reply:
      'From the second equation a = b + 1. Put that into the first: 2(b + 1) + 3b = 12, so 5b + 2 = 12 and 5b = 10. That gives b = 2 and a = 3. Check: 2·3 + 3·2 = 6 + 6 = 12 and 3 − 2 = 1.',
  },
  {
    subject: 'an inequality',
    question: 'why does it flip when i divide by a negative',
    reply:
      'Take something true: 2 < 6. Multiply both sides by −1 and you get −2 and −6. On the number line −2 lies to the right of −6, so now −2 > −6. That is why −3x < 12 becomes x > −4. Try it with 5 > 1: what happens?',
  },
  {
    subject: 'fractions',
    question: 'how to add 1/2 + 1/3',
    reply:
      'Both become sixths: 1/2 = 3/6 and 1/3 = 2/6. So 1/2 + 1/3 = 3/6 + 2/6 = 5/6. It is a bit less than a whole. How would you add 1/4 + 1/6?',
  },
  {
    subject: 'percent in words',
    question: 'whats 15% of 80',
    reply:
      '10% of 80 is 8, and 5% of 80 is half of that, 4. Together 15% of 80 is 12. What is 15% of 60, then?',
  },
  {
    subject: 'percent and prices',
    question: 'a jacket costs $80 and its 25% off how much',
    reply:
      'A quarter of $80 is $20. So you save $20 and pay $80 − $20 = $60. If you then pay 10% tax, that is $6 more: $66 in all.',
  },
  {
    subject: 'arithmetic in prose',
    question: 'whats 17 times 6',
    reply:
      'Split it up: 10 times 6 is 60 and 7 times 6 is 42. Sixty plus forty-two is 102. So 17 × 6 = 102. Could you do 18 × 6 from there?',
  },
  {
    subject: 'rounding',
    question: 'what is 22/7',
    reply:
      '22 ÷ 7 = 3.142857…, which is 3.14 to two decimal places. π itself is about 3.14159, so 22/7 is a little too large.',
  },
  {
    subject: 'roots and rounding',
    question: 'diagonal of a 1 by 1 square',
    reply: String.raw`By Pythagoras $d^2 = 1^2 + 1^2 = 2$, so $d = \sqrt{2} \approx 1.414$. Why can't it be exactly 1.414?`,
  },
  {
    subject: 'a derivative',
    question: 'derivative of x^3 + 2x',
    reply: String.raw`Use the power rule on each term. If $f(x) = x^3 + 2x$, then $f'(x) = 3x^2 + 2$. At $x = 1$ the slope is $f'(1) = 3 + 2 = 5$.`,
  },
  {
    subject: 'a derivative in another hand',
    question: 'differentiate sin(2x)',
    reply:
      'Chain rule: d/dx sin(2x) = 2 cos(2x). The derivative of the outside is cos(2x), and the inside gives a factor of 2. What is d/dx cos(2x)?',
  },
  {
    subject: 'an integral',
    question: 'integrate 2x from 0 to 3',
    reply: String.raw`An antiderivative of $2x$ is $x^2$. So $\int_0^3 2x\,dx = 3^2 - 0^2 = 9$. Draw it: it is a triangle with base 3 and height 6.`,
  },
  {
    subject: 'identities',
    question: 'expand (a+b)^2',
    reply: String.raw`$(a+b)^2 = (a+b)(a+b) = a^2 + 2ab + b^2$. People often forget the $2ab$. And $(a-b)(a+b) = a^2 - b^2$. Which one fits $101^2$?`,
  },
  {
    subject: 'trigonometric identity',
    question: 'is sin^2 + cos^2 always 1',
    reply: String.raw`Yes. $\sin^2 x + \cos^2 x = 1$ for every $x$, because of Pythagoras in the unit circle. Then $\tan x = \frac{\sin x}{\cos x}$ where $\cos x \ne 0$.`,
  },
  {
    subject: 'a mistake that is shown as one',
    question: 'is (a+b)^2 = a^2 + b^2 ?',
    reply:
      'Not in general. Try a = 1 and b = 2: (1 + 2)² = 9, but 1² + 2² = 5. So (a + b)² = a² + b² is a common mistake. What is missing?',
  },
  {
    subject: 'a student’s slip repeated',
    question: 'i got 7 x 8 = 54',
    reply:
      'Close! You wrote 7 × 8 = 54, which is two too small. 7 × 7 = 49, and one more 7 makes 56. What helps you to remember it?',
  },
  {
    subject: 'a wrong path, marked',
    question: 'why cant i just do 2 + 3 x 4 left to right',
    reply:
      'If you went from left to right you would get 2 + 3 = 5 and then 5 × 4 = 20. But multiplication comes first: 3 × 4 = 12, and 2 + 12 = 14.',
  },
  {
    subject: 'true or false',
    question: 'quiz me on equations',
    reply:
      'True or false?\n\nA) 0.5 = 1/2\nB) 3² = 6\nC) 10% of 50 = 5\n\nWhich ones are true, and how would you mend the other?',
  },
  {
    subject: 'units',
    question: 'how many cm in 2.5 m',
    reply: '1 m = 100 cm, so 2.5 m = 250 cm. And 250 cm = 2500 mm. How many metres are 75 cm?',
  },
  {
    subject: 'time',
    question: 'how long is 150 minutes',
    reply:
      '60 min = 1 h, so 150 min = 2 h 30 min = 2.5 h. A film that starts at 19:45 and lasts 150 minutes ends at 22:15.',
  },
  {
    subject: 'speed',
    question: 'a car going 60 km/h takes 2.5 hours, how far',
    reply:
      'Distance is speed times time: 60 km/h × 2.5 h = 150 km. In metres per second the speed is 60 ÷ 3.6 ≈ 16.7 m/s.',
  },
  {
    subject: 'temperature',
    question: 'convert 20 C to F',
    reply:
      'Multiply by 9/5 and add 32: 20 × 9/5 = 36 and 36 + 32 = 68. So 20 °C = 68 °F. Water freezes at 0 °C = 32 °F.',
  },
  {
    subject: 'physics',
    question: "What is Newton's second law?",
    reply: String.raw`Newton's second law says that the resultant force on a body is its mass times its acceleration: $F = ma$. A 2 kg ball that speeds up by 3 m/s² needs $F = 2 \cdot 3 = 6$ N. What happens to $a$ if $m$ doubles?`,
  },
  {
    subject: 'physics with powers of ten',
    question: 'how many seconds does light need from the sun',
    reply: String.raw`The Sun is about $1.5 \times 10^{11}$ m away and light travels $3.0 \times 10^8$ m/s, so it takes $\frac{1.5 \times 10^{11}}{3.0 \times 10^8} = 500$ s, a little over 8 minutes.`,
  },
  {
    subject: 'chemistry',
    question: 'balance H2 + O2 -> H2O',
    reply:
      'Count atoms on both sides. 2H₂ + O₂ → 2H₂O has 4 hydrogen and 2 oxygen on each side. The mass of one mole of water is 2 × 1 + 16 = 18 g.',
  },
  {
    subject: 'moles',
    question: 'how many moles in 36 g of water',
    reply: 'n = m / M = 36 g / 18 g/mol = 2 mol. Two moles are 2 × 6.022 × 10²³ = 1.2044 × 10²⁴ molecules.',
  },
  {
    subject: 'biology in words',
    question: 'explain photosynthesis like im 10',
    reply:
      'A leaf is like a tiny kitchen. It takes water from the roots, a gas called carbon dioxide from the air, and light from the Sun, and cooks sugar. Oxygen is what is left over. What would happen in the dark?',
  },
  {
    subject: 'genetics table',
    question: 'punnett square Bb x Bb',
    reply:
      '| | B | b |\n|---|---|---|\n| **B** | BB | Bb |\n| **b** | Bb | bb |\n\nThree of four have at least one B: 3/4 = 75%. And bb has a chance of 1/4 = 25%.',
  },
  {
    subject: 'a table of values',
    question: 'make a table for y = 2x + 1',
    reply:
      '| x | y = 2x + 1 |\n|---|---|\n| 0 | 1 |\n| 1 | 3 |\n| 2 | 5 |\n\nEach step to the right adds 2. What is y when x = 10?',
  },
  {
    subject: 'statistics',
    question: 'mean of 4, 8, 6, 2',
    reply:
      'Add them: 4 + 8 + 6 + 2 = 20. Divide by how many there are: 20 / 4 = 5. In order they are 2, 4, 6, 8, so the median is (4 + 6) / 2 = 5 as well.',
  },
  {
    subject: 'probability',
    question: 'chance of two sixes',
    reply: String.raw`One six has a chance of $\frac{1}{6}$. Two in a row: $\frac{1}{6} \cdot \frac{1}{6} = \frac{1}{36} \approx 2.8\%$. So it happens about once in 36 tries.`,
  },
  {
    subject: 'programming',
    question: 'why does x = x + 1 work in python',
    reply:
      'In Python `=` means “put into”. So `x = x + 1` takes the old value, adds 1 and stores it again.\n\n```python\nx = 5\nx = x + 1\nprint(x)  # 6\nprint(7 // 2 == 3)  # True\n```\n\nWhat would `x += 2` print after that?',
  },
  {
    subject: 'lists in code',
    question: 'what is a[1] in python',
    reply:
      'Counting starts at 0. With `a = [10, 20, 30]`, a[0] is 10 and a[1] is 20. The slice a[0:2] is [10, 20]. What is a[-1]?',
  },
  {
    subject: 'binary',
    question: 'add 101 and 11 in binary',
    reply:
      'In binary 101 + 11 = 1000, because 5 + 3 = 8. The ones give 1 + 1 = 10, so you write 0 and carry 1.',
  },
  {
    subject: 'clock arithmetic',
    question: 'what is modulo',
    reply:
      'Think of a clock with 12 hours. 10 + 5 = 3 there, because after 12 it begins again. We write 15 mod 12 = 3.',
  },
  {
    subject: 'history',
    question: 'when did ww2 start and why',
    reply:
      'It began in Europe on 1 September 1939, when Germany invaded Poland. That is 21 years after 1918. Historians name several causes: the crash of 1929, the treaty of 1919 [Versailles], and a policy of giving in. Which would you rank first?',
  },
  {
    subject: 'literature',
    question: 'what does to be or not to be mean',
    reply:
      'Hamlet asks “To be, or not to be, that is the question” in Act 3, Scene 1. He weighs living with pain against ending it. Which line after it shows that he is afraid?',
  },
  {
    subject: 'a quotation of the student',
    question: 'my thesis is social media is bad for teens because it hurts sleep',
    reply:
      'Your sentence “social media is bad for teens because it hurts sleep” has a claim and a reason. To make it sharper, say who, how much, and compared with what. What evidence do you have for the part about sleep?',
  },
  {
    subject: 'grammar',
    question: 'affect or effect',
    reply:
      '*Affect* is mostly a verb and *effect* mostly a noun. “The rain affected the game. The effect was a draw.” Memory aid: A = action, E = end result. Can you write one sentence with each?',
  },
  {
    subject: 'Spanish, with decimal commas',
    question: '¿Cuánto es el 15 % de 80?',
    reply:
      'El 10 % de 80 es 8 y el 5 % de 80 es 4. Entonces el 15 % de 80 es 12. Con decimales: 0,15 · 80 = 12. ¿Cuánto es el 15 % de 60?',
  },
  {
    subject: 'German, with thousands and commas',
    question: 'Was ist 2,5 mal 1,2?',
    reply:
      'Ohne Komma: 25 · 12 = 300. Zwei Stellen nach dem Komma, also 2,5 · 1,2 = 3,00 = 3. Und 1.500 + 2.500 = 4.000. Probierst du 1,5 · 1,5?',
  },
  {
    subject: 'French',
    question: 'comment résoudre 2x + 3 = 11',
    reply: String.raw`On retire 3 des deux côtés : $2x = 8$. On divise par 2 : $x = 4$. Vérifions : $2 \times 4 + 3 = 11$. Peux-tu résoudre $3x - 2 = 10$ ?`,
  },
  {
    subject: 'Hindi',
    question: '12 का 25% कितना है',
    reply: '25% का मतलब है एक चौथाई। 12 ÷ 4 = 3, इसलिए 12 का 25% = 3 है। अब 20 का 25% कितना होगा?',
  },
  {
    subject: 'Chinese',
    question: '长方形面积怎么算',
    reply: '面积 = 长 × 宽。如果长是 5 厘米，宽是 3 厘米，那么面积是 5 × 3 = 15 平方厘米。周长是多少？',
  },
  {
    subject: 'geometry',
    question: 'area of a circle with radius 3',
    reply: String.raw`$A = \pi r^2 = \pi \cdot 3^2 = 9\pi \approx 28.3$ cm². The angles in a triangle add up to 180°, and in a quadrilateral to 2 · 180° = 360°.`,
  },
  {
    subject: 'geometry, missing angle',
    question: 'triangle with 50 and 60 whats the third',
    reply: '180° − 50° − 60° = 70°. All three add up to 50° + 60° + 70° = 180°.',
  },
  {
    subject: 'exponents',
    question: 'why is 2^0 1',
    reply: String.raw`Go down: $2^3 = 8$, $2^2 = 4$, $2^1 = 2$. Each time you halve, so $2^0 = 1$ and $2^{-1} = \frac{1}{2}$. Rules: $2^3 \cdot 2^2 = 2^5 = 32$.`,
  },
  {
    subject: 'logarithms',
    question: 'what is log 1000',
    reply: String.raw`$\log_{10} 1000 = 3$, because $10^3 = 1000$. In the same way $\log_2 8 = 3$ and $\ln e = 1$.`,
  },
  {
    subject: 'limits',
    question: 'limit of sin x over x',
    reply: String.raw`$\lim_{x \to 0} \frac{\sin x}{x} = 1$. With $x = 0.1$ the fraction is about 0.9983. You may not put in $x = 0$, since $\frac{0}{0}$ is undefined.`,
  },
  {
    subject: 'matrices',
    question: 'determinant of [[1,2],[3,4]]',
    reply: String.raw`$\det\begin{pmatrix}1 & 2\\3 & 4\end{pmatrix} = 1 \cdot 4 - 2 \cdot 3 = -2$. It is not 0, so the matrix has an inverse.`,
  },
  {
    subject: 'sequences',
    question: 'sum of 1 to 100',
    reply:
      'Pair them: 1 + 100 = 101, 2 + 99 = 101, and so on. There are 50 pairs, so 1 + 2 + 3 + … + 100 = 50 × 101 = 5050.',
  },
  {
    subject: 'interest',
    question: 'compound interest 1000 at 5% for 2 years',
    reply:
      'After one year: 1000 × 1.05 = 1050. After two: 1050 × 1.05 = 1102.50. So the interest is 102.50, not 100. In the second year 5% of 1050 is 52.50.',
  },
  {
    subject: 'money',
    question: 'i have 5 quarters and 3 dimes',
    reply:
      '5 quarters are $1.25 and 3 dimes are $0.30. Together $1.25 + $0.30 = $1.55. How many more cents to $2?',
  },
  {
    subject: 'ratio and sport',
    question: 'map scale 1:25000, 4 cm',
    reply:
      '1 cm on the map is 25,000 cm = 250 m. So 4 cm are 4 × 250 m = 1000 m = 1 km. Liverpool won 4–0, by the way, and that is no subtraction.',
  },
  {
    subject: 'remainders',
    question: '17 divided by 5',
    reply: '17 ÷ 5 = 3 R 2, because 3 × 5 = 15 and 17 − 15 = 2. As a decimal it is 3.4.',
  },
  {
    subject: 'a guess that is tried out',
    question: 'x^2 = 20 how to estimate',
    reply:
      'Try x = 4: 4² = 16, too small. Try x = 5: 5² = 25, too large. Try x = 4.5: 4.5² = 20.25, a little too large. So x ≈ 4.47. What would you try next?',
  },
  {
    subject: 'a substitution that fails on purpose',
    question: 'is x = 3 a solution of 2x + 1 = 9',
    reply:
      'Put it in: 2 · 3 + 1 = 7, and 7 ≠ 9. So x = 3 is not a solution. What must 2x be, so that 2x + 1 = 9?',
  },
  {
    subject: 'study advice',
    question: 'how do i study for a test on friday',
    reply:
      '1. Today: list the 5 topics and rate each from 1 to 5.\n2. Tomorrow: 25 minutes on the weakest, then a 5-minute break, twice. That is 2 × 30 = 60 minutes.\n3. Thursday: a practice test without notes.\n\nWhich topic is your weakest?',
  },
];
