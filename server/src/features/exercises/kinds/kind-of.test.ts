import { describe, expect, it } from 'vitest';
import { kindOf, whatIf } from './kind-of.ts';
import { numberInTask } from './number-in-task.ts';

describe('the kind of a task', () => {
  it.each([
    ['whats the better deal 12 oz for 3.48 or 20 oz for 5.40 i have no idea what to divide', 'better-buy'],
    [
      'hot dogs come in packs of 10 and buns in packs of 8. whats the least packs of each to buy so nothing is left',
      'lcm-packs',
    ],
    ['triangle ABC, DE is parallel to BC, AD=4 DB=6 DE=5 find BC. whats the setup', 'similar-parallel-base'],
    [
      'oil spill is a circle, radius grows 2 ft/s, how fast is the area growing when r = 30. i hate these',
      'related-rates-circle',
    ],
    [
      'tickets are $12 for adults n $7 for kids. 30 tickets sold for $285 total. how many of each',
      'tickets-two-prices',
    ],
    ['Soccer practice starts at 3:45 and ends at 5:20. How long is practice?', 'elapsed-time'],
    ['find the angle between u = <3,4> and v = <5,-12>', 'dot-product-angle'],
    ['each interior angle of a regular polygon is 156. how many sides', 'polygon-sides-from-interior-angle'],
  ])('is known by its words: %s', (task, kind) => {
    expect(kindOf(task)?.id).toMatch(new RegExp(`/${kind}$`));
  });

  it.each([
    ['share 45 in the ratio 2:3', 'ratio-share-two'],
    ['200g in ratio 2:3:5', 'ratio-share-three'],
    ['z-score of 85, mean 70, sd 10', 'z-score'],
    ['P(sum of 2 dice = 9)', 'two-dice-sum'],
    ['toss a coin 4 times, P(all heads)', 'coins-all-same'],
    ['bag: 5 red 3 blue, draw 2 without replacement. P(both red)', 'both-without-replacement'],
    ['how many ways to arrange the letters of MATH', 'arrange-all'],
    ['number of arrangements of LEVEL', 'arrange-letters-repeats'],
    ['law of cosines a=5 b=7 C=60 find c', 'law-of-cosines-side'],
    ['C1V1=C2V2, C1=5, V1=20, C2=2, find V2', 'dilute-other-volume'],
    ['P1=1 V1=4 T1=200 P2=2 T2=300 find V2', 'gas-all-three'],
    ['two 8 ohm resistors in parallel equivalent resistance', 'equal-resistors-parallel'],
    ['eyepiece x10 objective x40 total magnification', 'microscope-total'],
    ['% change in quantity -20%, % change in price 10%. elasticity?', 'elasticity-from-percents'],
  ])('is known in few words, as on a worksheet: %s', (task, kind) => {
    expect(kindOf(task)?.id).toMatch(new RegExp(`/${kind}$`));
  });

  it.each([
    ['class of 20 has mean 75, another class of 10 has mean 81. combined mean', 'combined-mean'],
    ['the sum of two numbers is 36 and their difference is 6', 'sum-and-difference'],
    ['P(rain) is 0.28, P(no rain)', 'complement-chance'],
    ['a ball has volume 268.08. its radius is', 'sphere-radius-from-volume'],
  ])('is known where its last words, or its name, say what is looked for: %s', (task, kind) => {
    expect(kindOf(task)?.id).toMatch(new RegExp(`/${kind}$`));
  });

  it.each([
    ['sphere of radius 5, volume', 'sphere-volume'],
    ['sphere with volume 523.6, radius?', 'sphere-radius-from-volume'],
    ['map scale 1:50000, 5 cm on the map is how many km', 'map-ratio'],
    ['scale 1:25000. real distance 2 km. how many cm on the map', 'map-length-from-real'],
    ['X ~ N(50, 8^2), P(X < 62)', 'normal-below'],
    ['X ~ B(10, 0.2), P(X = 3)', 'binomial-decimal'],
    ['Three times a number increased by 5 is 26. find the number', 'number-puzzle-plus'],
  ])('is told from the way back, and by its signs: %s', (task, kind) => {
    expect(kindOf(task)?.id).toMatch(new RegExp(`/${kind}$`));
  });

  it.each([
    ['probability of drawing an ace from a deck', 'card-one-rank'],
    ['P(heart or king) from 52 cards', 'card-rank-or-suit'],
    ['roll two dice, chance of a double', 'dice-double'],
    ['Aa x Aa what fraction are aa', 'cross-both-hybrid-recessive'],
    ['cross Bb x bb, percent bb', 'cross-hybrid-recessive'],
    ['two carriers of cystic fibrosis, chance the child has it', 'cross-both-hybrid-recessive'],
  ])('is known where it needs no number, when a share is asked for: %s', (task, kind) => {
    expect(kindOf(task)?.id).toMatch(new RegExp(`/${kind}$`));
  });

  it.each([
    ['mass percent of C in C6H12O6', 'element-percent'],
    ['how many electrons in Mg2+ (atomic number 12)', 'ion-electrons'],
    ['how many neutrons does carbon-14 have', 'neutrons-of-isotope'],
    ['oxidation number of Mn in KMnO4', 'oxidation-number'],
    ['what is the oxidation state of Cr in Cr2O7^2-', 'oxidation-number'],
    ['pH of 0.1 M acetic acid', 'weak-acid-ph'],
    ['dna has 20% adenine how much guanine', 'base-of-other-pair'],
    ['if DNA has 20% adenine, what percent is thymine', 'base-of-same-pair'],
    [
      'the gravitational force is 100 N. the distance doubles, what is the force now',
      'force-at-other-distance',
    ],
    ['grams of KCl to make 500 mL of 0.2 M solution', 'grams-for-solution'],
    ['3 resistors 2, 3 and 6 ohms all in parallel, equivalent resistance?', 'three-resistors-parallel'],
    ['stereo sound 44.1 kHz, 16 bit, 10 seconds, how many bytes', 'sound-size-stereo'],
  ])('is known by what its names tell: %s', (task, kind) => {
    expect(kindOf(task)?.id).toMatch(new RegExp(`/${kind}$`));
  });

  it.each([
    'so its 9:35',
    'buffers always have ph 7',
    'ph 2 so it must be strong',
    'what does ph 7 mean',
    'after 3 half lives 3 halves are gone',
    'dominant and recessive alleles',
    'so if one parent is BB all the kids show the dominant trait',
    'why is 7 the most likely sum of two dice',
    'whats a face card',
    'vim or emacs',
    'percent yield cant be over 100 because mass stays the same',
    'nouns get capital letters in english',
    'how did henry the 8ths wives die',
    'what about x = 3',
    'ratio of 2:3 always means 2 parts and 3 parts',
    '考了89 被我妈用衣架抽到站不起来',
  ])('is no task where something is told, or asked to be known: %s', (message) => {
    expect(kindOf(message)).toBeNull();
  });

  it.each([
    'what is more pizza, one 14 inch or two 10 inch ones',
    'the short hand is after the 3 and the long hand is on the 8 what time is it',
    'i have 3 tests tomorrow and 2 essays how do i do it',
    'what happened in 1914 and 1918',
    'how do i use a 1956 eden speech as a source if hes obviously lying about collusion w israel. i would say its worthless',
    'mean 80 mode 85 median 90 bc its in the middle',
    'how many protons does an atom with mass number 23 have',
    'so 4 packs of hot dogs and 5 packs of buns',
    'a dna strand has 30 percent adenine, how many bases does it have',
    'oxidation number of O in H2O2',
    'percent of nitrogen in air',
    'how many electrons does an atom share',
    'the car brakes with 4 m/s2 from 20 m/s, how long is the braking distance',
    'how many chapters of the book do i need to read for friday if it has 12',
  ])('is left open where nothing is sure: %s', (message) => {
    expect(kindOf(message)).toBeNull();
  });
});

describe('the units of a task', () => {
  it.each([
    ['60 W bulb on for 5 hours how many kwh', 'energy-used-watts'],
    ['2 kW heater on for 90 minutes how many kwh', 'energy-used-kilowatts-minutes'],
    ['cell drawn 50 mm long, real size 0.05 mm, magnification', 'magnification-same-unit'],
    ['picture of a cell is 6 cm, cell really is 0.03 mm, magnification', 'magnification-cm-mm'],
  ])('tell kinds apart: %s', (task, kind) => {
    expect(kindOf(task)?.id).toMatch(new RegExp(`/${kind}$`));
  });

  it.each([
    '6 ohm and 3 ohm, total resistance',
    'ph of 0.05 M ammonia',
    'bus leaves 7:40, how fast',
    '6 pens and 4 pencils how much is one',
    'demand Q = 100 - 2P what is the equilibrium price',
  ])('leave open what lacks a word that its kind needs: %s', (task) => {
    expect(kindOf(task)).toBeNull();
  });
});

describe('a number in a task', () => {
  const DEAL = [
    'fractions-and-percent/better-buy',
    'whats the better deal 12 oz for $3.48 or 20 oz for $5.40',
  ] as const;

  it.each([
    ['i got .29 for the first', 'step'],
    ['3.48/12 = 0.29', 'step'],
    ['i did 12 divided by 3.48 and got like 3.45. did i do it backwards', 'slip'],
  ])('is known by the formulas of its kind: %s', (message, is) => {
    expect(numberInTask(...DEAL, message)?.verdict.is).toBe(is);
  });

  it.each(['1 hour 35 min', 'so 15 min to get to 4:00 then 1 hour then 20 min so 1 hr 35 min', '95 minutes'])(
    'may be a length of time: %s',
    (message) => {
      const practice = 'Soccer practice starts at 3:45 and ends at 5:20. How long is practice?';
      expect(numberInTask('whole-numbers/elapsed-time', practice, message)?.verdict.is).toBe('answer');
    },
  );

  it('may be one of several that answer it, or all of them', () => {
    const tickets =
      'Tickets to the school play cost $9 for adults and $5 for students. 210 tickets were sold for a total of $1310. How many of each kind were sold?';
    const judge = (message: string) =>
      numberInTask('ratio-and-equations/tickets-two-prices', tickets, message);
    expect(judge('a = 65')?.verdict.is).toBe('step');
    expect(judge('so 65 adults and 145 students')).toMatchObject({
      number: '65',
      verdict: {
        is: 'step',
        name: 'the number of the dearer kind, and 145 is the number of the cheaper kind',
      },
    });
  });

  it('is found where all prices are told before all amounts, and behind the number of the task', () => {
    const change =
      '7. Notebooks cost $1.85 each and pens cost $0.79 each. Ana buys 4 notebooks and 6 pens. She pays with a $20 bill. How much change does she get?';
    expect(kindOf(change)?.id).toBe('whole-numbers/change-two-kinds');
    expect(numberInTask('whole-numbers/change-two-kinds', change, '7.86')?.verdict.is).toBe('answer');
    expect(numberInTask('whole-numbers/change-two-kinds', change, '12.14')?.verdict.is).toBe('step');
  });

  it('may be a time of day', () => {
    const show = 'A show starts at 7:35 and lasts 50 minutes. When does it end?';
    expect(numberInTask('whole-numbers/end-time-minutes', show, 'is it 8:25?')).toStrictEqual({
      number: '8:25',
      verdict: { is: 'answer' },
    });
    expect(numberInTask('whole-numbers/end-time-minutes', show, '8:35')?.verdict.is).not.toBe('answer');
    expect(numberInTask('whole-numbers/end-time-minutes', show, '7:85??')?.verdict.is).toBe('slip');
  });

  it('is no whole number that is only nearly one', () => {
    const tank =
      'A fish tank is 50 cm long, 30 cm wide and 40 cm tall. How many liters of water fit into it?';
    expect(numberInTask('geometry/tank-liters', tank, 'minus 5 = 59995')).toBeNull();
    expect(numberInTask('geometry/tank-liters', tank, '60000')?.verdict.is).toBe('step');
  });

  it.each(['so the bigger one is always 2 times cheaper', 'what if it was 0.29', 'maybe 7'])(
    'is not judged where it is none of them, or of no task: %s',
    (message) => {
      expect(numberInTask(...DEAL, message)).toBeNull();
    },
  );
});

describe('a task with another number', () => {
  const JACKET = 'A jacket costs $80. It is 25% off, and then 8% sales tax is added. What do you pay?';
  const asked = (message: string) => whatIf('fractions-and-percent/discount-then-tax', JACKET, message);

  it('is confirmed where what was said comes out of it', () => {
    expect(asked('what if the jacket costs $100, is it $81')).toMatchObject({
      number: '$100',
      claimed: '$81',
      isRight: true,
    });
  });

  it('is judged no further: the number may stand elsewhere', () => {
    expect(asked('what if it was $100, is it $75')?.isRight).toBeNull();
    expect(asked('and if it costs $100')).toMatchObject({ claimed: null, isRight: null });
  });

  it('leaves out what it was before', () => {
    expect(asked('what if it was 30% instead of 25%')).toMatchObject({ number: '30', claimed: null });
  });

  it.each([
    'so its 64.80',
    'if i divide by 12 i get 0.29',
    'what if they do the tax first',
    'what if it is 100 and 10% and 5%',
  ])('is not meant by: %s', (message) => {
    expect(asked(message)).toBeNull();
  });
});
