import { describe, expect, it } from 'vitest';
import { examine } from './examine.ts';
import type { Examined } from './examined.ts';

const read = (message: string, earlier: readonly string[] = []): Examined =>
  examine({ message, exercise: null, finished: null, story: null, earlier, checks: false });
const setsNothing = ({ problem, list, equality }: Examined): boolean =>
  problem === null && list.length === 0 && equality === null;

describe('chemistry', () => {
  it.each([
    'N2 + 3H2 ⇌ 2NH3 why do they use 200 atm',
    'for 2SO2 + O2 <=> 2SO3 what happens if you squeeze it',
    'H2 + I2 <-> 2HI why doesnt pressure matter here',
    'CaCO3 ⇄ CaO + CO2 is this one reversible or not',
    'so in N2O4 = 2NO2 the brown one is on the right',
    'CH3COOH + H2O ⇌ CH3COO- + H3O+ wheres the conjugate base',
    'Zn + CuSO4 → ZnSO4 + Cu who gets oxidised',
    'is Fe2O3 + 3CO the one in the blast furnace',
    'what kind of reaction is 2Na + 2H2O',
    'whats 2H2O + energy supposed to mean',
    'how come CO2 + H2O makes acid rain',
    'C6H12O6 + 6O2 -> 6CO2 + 6H2O why do plants do the opposite',
  ])('is no algebra: %s', (message) => {
    expect(setsNothing(read(message))).toBe(true);
  });

  it.each([
    'Solve 2N + 3 = 11',
    'factor x2 + 5x + 6',
    'simplify 3(2y - 5) + 2y',
    'solve for P: 2P + 6 = 20',
    'How many grams of CO2 form from 32 g of CH4? CH4 + 2O2 -> CO2 + 2H2O',
    'what is the molar mass of H2SO4',
    'B = 3A + 2 and A = 4, find B',
  ])('does not hide what is set: %s', (message) => {
    expect(read(message).problem).not.toBeNull();
  });
});

it('the numbers of an equation tell no story', () => {
  expect(read('Fe2O3 + 3CO -> 2Fe + 3CO2 whats the CO even for').story).toBeNull();
});

describe('a number of zeros and ones', () => {
  it.each([
    ['how does binary search work', 'so 1000 elements takes about 10 comparisons'],
    ['how does binary search work', '2000 elements takes about 20, 1000 takes 10'],
    ['how does binary search work', 'so 100 items is like 7 steps'],
    ['whats a binary tree', 'so with 1000 nodes its 10 levels'],
    ['what is a binary star', 'is 100 years a long period for 2 of them'],
    ['explain binary fission', 'so after 1 hour 1000 bacteria turn into 2000'],
    ['how do you write binary numbers', 'we have 100 of those for homework and i did 7'],
    ['how does binary work', '1000 dollars is a lot for 8 bits lol'],
    ['how do you convert to binary', 'my test has 10 questions and i have 100 minutes'],
  ])('is no binary number where no bases are asked: %s · %s', (before, message) => {
    expect(read(message, [before]).problem).toBeNull();
  });

  it.each([
    ['how do i write 13 in binary', '8 + 4 + 1 so 1101', 'right'],
    ['how do i write 13 in binary', '1011', 'wrong'],
    ['how do binary numbers work', 'so 5 is 101', 'right'],
    ['how do binary numbers work', 'then 6 would be 111?', 'wrong'],
    ['convert to binary: 9', 'is it 1001', 'right'],
    ['what is 10 in binary', '1010 right?', 'right'],
    ['how does twos complement work', 'in twos complement 8 bit 11110000 is 16', 'wrong'],
    ['how does twos complement work', 'in twos complement 8 bit 1111 0000 is -16', 'right'],
    ['how does hex work', '0x1F in binary is 11111', 'right'],
    ['how does hex work', '15 in hex is E', 'wrong'],
  ])('is one where they are: %s · %s', (before, message, kind) => {
    expect(read(message, [before]).problem?.judgement?.kind).toBe(kind);
  });
});

describe('a function that nobody defined', () => {
  it.each([
    'what if they do a few at once like 2f(x-1)+3',
    'so y = f(2x) squashes it?',
    'does -f(x) + 1 flip first',
    'whats the difference between f(x+3) and f(x)+3',
    'is 3g(x - 2) the same as g(3x - 6)',
    'h(x) = f(x) + g(x) what does that even mean',
    'f(g(x)) = x does that mean theyre inverses',
    "F'(x) = f(x) right",
    'so P(x < 3) is 1 - P(x > 3)',
    'if f(x+1) = f(x) is it periodic',
    '∫f(x)dx + C what is C',
    'u get f(x+h)-f(x) over h and then what',
  ])('sets no exercise: %s', (message) => {
    expect(setsNothing(read(message))).toBe(true);
  });

  it.each([
    'f(x) = 2x + 3, find f(5)',
    'f(x) = x^2 and g(x) = x + 1, what is f(g(2))',
    'find f(3) if f(x) = 2x - 1',
    'simplify 3(x - 2) + 4',
    'expand h(a + b)',
    'solve A = h(a + b)/2 for a',
    'differentiate f(x) = x^3 - 2x',
    'find the inverse of f(x) = 2x + 3',
  ])('may be one that was: %s', (message) => {
    expect(read(message).problem).not.toBeNull();
  });
});
