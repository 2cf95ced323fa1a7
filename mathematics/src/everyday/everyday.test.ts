import { describe, expect, it } from 'vitest';
import { work } from '../index.ts';

const answer = (message: string): string | null => {
  const worked = work(message);
  return worked.kind === 'worked' ? worked.answer.text : null;
};

describe('an everyday task', () => {
  it.each([
    ['A bag contains 5 red and 7 blue marbles. What is the probability of drawing a red one?', '5/12'],
    ['probability of not red if a bag has 3 red 4 blue and 5 green marbles', '3/4'],
    ['bag with 6 green and 4 yellow, take two without putting back. chance both green', '1/3'],
    ['i roll two dice. chance that the sum is 7?', '1/6'],
    ['what is the chance of rolling an even number on a die', '1/2'],
    ['flip a coin 3 times probability of all heads', '1/8'],
    ['there are 4 shirts and 3 pants how many outfits', '12'],
    ['how many ways to arrange 5 books on a shelf', '120'],
    ['triangle with angles 47 and 68 find the third one', '65'],
    ['my class has 28 kids and 3/4 have a pet. how many have a pet', '21'],
    ['i read 2/3 of a book with 180 pages how many pages are left', '60'],
    ['the ratio of cats to dogs is 2:7 and there are 36 animals. how many dogs are there', '28'],
    ['ratio of red to blue is 3 to 5, theres 40 beads. how many red', '15'],
    ['a 13 m ladder leans on a wall with its base 5 m from the wall. how high does it reach', '12 m'],
    ['right triangle hypotenuse 25 one leg 7 find the other', '24'],
    ['8 stickers for 2.00, how much are 12 stickers', '$3'],
    ['a wave has frequency 20 Hz and wavelength 3 m, speed?', '60 m/s'],
    ['whats 37 in binary', '100101'],
    ['binary 100101 to decimal', '37'],
    ['the price dropped from 80 to 60, percent decrease?', '25%'],
    ['molar mass of Ca(OH)2', '74.092 g/mol'],
    ['how many grams in 0.5 mol NaCl', '29.22 g'],
    ['right triangle with legs 9 and 12 whats the hypotenuse', '15'],
    ['a rectangle has length 12 and area 60 find the width', '5'],
    ['sum of angles in a hexagon', '720 °'],
    ['pressure of 200 N on 4 m2', '50 Pa'],
  ])('is worked: %s', (message, expected) => {
    expect(answer(message)).toBe(expected);
  });

  it.each([
    'A bag has 5 red and 7 blue marbles. 2 red ones are removed. What is the probability of red?',
    'bag with 6 green and 4 yellow, take two. chance both green',
    'a bag has 5 red and 7 blue marbles, what is the chance of at least one red in two draws',
    'i roll two dice. chance that the sum is more than 7?',
    'a loaded die, probability of a 6',
    'flip a coin 3 times, first is heads, probability of all heads',
    'how many ways to arrange 5 books on a shelf if 2 must be together',
    'isosceles triangle with angles 47 and 68 find the third one',
    'shirt is 40 dollars and 25% off how much is it now, how many shirts',
    'there are 30 kids, 3/5 are girls and 1/3 of the girls wear glasses. how many girls wear glasses',
    'the ratio of cats to dogs is 2:7 and there are 14 dogs. how many cats are there',
    'the ratio of cats to dogs is 2:7. 36 animals live in 4 houses. how many dogs are there',
    'the price went from 80 to 60 and then to 70, percent change?',
  ])('is left alone where more is said than was read: %s', (message) => {
    expect(answer(message)).toBeNull();
  });
});
