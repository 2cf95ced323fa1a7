import { describe, expect, it } from 'vitest';
import { askedParts, openPart } from './asked-parts.ts';

const partsOf = (task: string): string[] | null => askedParts(task)?.map(({ part }) => part) ?? null;

describe('the two things that a task asks for', () => {
  it.each([
    [
      'a 1200 kg car goes from 0 to 20 m/s in 8 s. find the acceleration and the net force',
      ['the acceleration', 'the net force'],
    ],
    [
      'ball dropped from 45 m height. how long till it hits ground and how fast is it then. no air resistance',
      ['how long till it hits ground', 'how fast is it then'],
    ],
    [
      'How much work is done lifting a 15 kg box 2 m up? (g = 9.8) and what power if it takes 6 s',
      ['How much work is done lifting a 15 kg box 2 m up', 'what power if it takes 6 s'],
    ],
    [
      'a block has mass 240 g and volume 30 cm3. whats the density and does it float',
      ['whats the density', 'does it float'],
    ],
  ])('are told apart: %s', (task, parts) => {
    expect(partsOf(task)).toStrictEqual(parts);
  });

  it.each([
    'how many apples and oranges are there if he buys 3 bags of 5 each',
    'Tom has 12 apples. How many are left? what do i do first',
    'find the ratio of cats and dogs. there are 6 cats, 9 dogs',
    'a car drives 60 km/h for 3 hours how far does it go',
    'how long is it? how wide is it? how high is it, if all together are 12 m',
  ])('are not seen where one is asked, or more: %s', (task) => {
    expect(partsOf(task)).toBeNull();
  });

  it('each make a task of their own', () => {
    const [first, second] =
      askedParts('ball dropped from 45 m, g = 10. how long till it lands and how fast is it then') ?? [];
    expect(first?.text).toBe('ball dropped from 45 m, g = 10. how long till it lands?');
    expect(second?.text).toBe('ball dropped from 45 m, g = 10. how fast is it then?');
  });
});

describe('what is still open of a task', () => {
  const car = {
    text: 'a 1200 kg car accelerates from 0 to 20 m/s in 8 s. find the acceleration and the net force',
    id: 'physics/force-from-two-speeds',
    named: '',
  };
  it('is the part that nothing was found for', () => {
    expect(openPart({ ...car, reached: ['3000 N'] })?.part).toBe('the acceleration');
    expect(openPart({ ...car, reached: ['2.5', '3000 N'] })).toBeNull();
  });

  it('is the second part where the first was found, by the name of what was found', () => {
    const text = 'How much work is done lifting a 15 kg box 2 m up? and what power if it takes 6 s';
    expect(openPart({ text, id: null, named: 'lifting work', reached: ['294'] })?.part).toMatch(/power/);
    expect(openPart({ text, id: null, named: 'power', reached: ['49'] })?.part).toContain('work');
  });
});
