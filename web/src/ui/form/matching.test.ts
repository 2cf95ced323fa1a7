import { describe, expect, it } from 'vitest';
import { matching } from './matching.ts';

const PLACES = ['South Africa', 'Spain', 'Türkiye', 'Austria', 'Guinea-Bissau', 'Australia'];

describe('matching', () => {
  it('keeps everything, in order, while nothing is typed', () => {
    expect(matching(PLACES, '  ')).toEqual(PLACES);
  });

  it('ignores case and accents', () => {
    expect(matching(PLACES, 'TUR')).toEqual(['Türkiye']);
    expect(matching(PLACES, 'tür')).toEqual(['Türkiye']);
  });

  it('puts beginnings before later words, each in the given order', () => {
    expect(matching([...PLACES, 'Africa'], 'af')).toEqual(['Africa', 'South Africa']);
    expect(matching(PLACES, 'aus')).toEqual(['Austria', 'Australia']);
    expect(matching(PLACES, 'bis')).toEqual(['Guinea-Bissau']);
  });

  it('finds a name by its first words', () => {
    expect(matching(PLACES, 'south  af')).toEqual(['South Africa']);
  });

  it('finds nothing inside a word', () => {
    expect(matching(PLACES, 'pain')).toEqual([]);
  });
});
