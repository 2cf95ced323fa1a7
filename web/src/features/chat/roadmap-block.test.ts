import { describe, expect, it } from 'vitest';
import { withoutRoadmap } from './roadmap-block.ts';

const ROADMAP = `## Learning Roadmap

1. Fractions
2. Decimals

### Your Learning Journey

- Week 1: halves and quarters
- Week 2: adding

**Goal**: all four operations`;

describe('a reply with both marks of a roadmap', () => {
  it('loses the roadmap and keeps what stands around it', () => {
    expect(withoutRoadmap(`Good idea!\n\n${ROADMAP}\n\nWhere shall we begin?`)).toBe(
      'Good idea!\n\nWhere shall we begin?',
    );
  });

  it('loses it up to the next heading of its kind, or a line across', () => {
    expect(withoutRoadmap(`${ROADMAP}\n\n## First question\n\nWhat is a half?`)).toBe(
      '## First question\n\nWhat is a half?',
    );
    expect(withoutRoadmap(`Well.\n${ROADMAP}\n\n---\n\nAsk me.`)).toBe('Well.\n\n---\n\nAsk me.');
  });

  it('may name the journey first, and needs no headings', () => {
    const plain = 'Hello.\n\nYour Learning Journey\n- one\n\nLearning Roadmap\n- two\n  more of it\n\nReady?';
    expect(withoutRoadmap(plain)).toBe('Hello.\n\nReady?');
  });

  it('is empty when there was nothing else', () => {
    expect(withoutRoadmap(ROADMAP)).toBe('');
  });
});

it.each(['Learning Roadmap\n- one', 'Your Learning Journey\n- one', 'No roadmap at all.'])(
  'a reply without both marks stays as it is: %j',
  (reply) => {
    expect(withoutRoadmap(reply)).toBe(reply);
  },
);
