import { describe, expect, it } from 'vitest';
import { entryForKey, entryForTyping } from './menu-keys.ts';

const labels = ['Bring Your Own Book', 'Profile Settings', 'Refer a Friend', 'Resources', 'Sign Out'];

describe('entryForKey', () => {
  it('starts at either end and goes round', () => {
    expect(entryForKey('ArrowDown', -1, labels)).toBe(0);
    expect(entryForKey('ArrowUp', -1, labels)).toBe(4);
    expect(entryForKey('ArrowDown', 4, labels)).toBe(0);
    expect(entryForKey('ArrowUp', 0, labels)).toBe(4);
    expect(entryForKey('ArrowUp', 3, labels)).toBe(2);
    expect(entryForKey('Home', 3, labels)).toBe(0);
    expect(entryForKey('End', 0, labels)).toBe(4);
  });

  it('leaves other keys alone', () => {
    expect(entryForKey('Tab', 0, labels)).toBeUndefined();
    expect(entryForKey('Enter', 0, labels)).toBeUndefined();
  });
});

describe('entryForTyping', () => {
  it('finds by the first letters, whatever their case', () => {
    expect(entryForTyping('p', -1, labels)).toBe(1);
    expect(entryForTyping('REF', -1, labels)).toBe(2);
    expect(entryForTyping('x', 0, labels)).toBeUndefined();
  });

  it('steps on when the same letter is typed again, and stays while a word goes on', () => {
    expect(entryForTyping('r', 2, labels)).toBe(3);
    expect(entryForTyping('r', 3, labels)).toBe(2);
    expect(entryForTyping('re', 2, labels)).toBe(2);
  });
});
