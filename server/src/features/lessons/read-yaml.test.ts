import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { readYaml } from './read-yaml.ts';

const Garden = z.object({
  name: z.string(),
  beds: z.array(z.object({ plant: z.string(), note: z.string(), rows: z.array(z.number()) })),
});

const GARDEN = `# What grows where
name: "Back yard"
beds:
  - plant: beans
    note: |
      They climb.

      Give them a pole.
    rows: [1, 2]
  - plant: "peas"
    note: early
    rows:
      - 3
      - 4
`;

const problemsOf = (yaml: string) => {
  const read = readYaml(yaml, Garden);
  return read.kind === 'read' ? [] : read.problems;
};

describe('a file that somebody wrote', () => {
  it('is read, and knows the line of each of its parts', () => {
    const read = readYaml(GARDEN, Garden);
    if (read.kind !== 'read') throw new Error('unreadable');
    expect(read.written.beds[0]?.note).toBe('They climb.\n\nGive them a pole.\n');
    expect(read.lineOf(['name'])).toBe(2);
    expect(read.lineOf(['beds', 0, 'note'])).toBe(5);
    expect(read.lineOf(['beds', 0, 'rows', 1])).toBe(9);
    expect(read.lineOf(['beds', 1, 'plant'])).toBe(10);
    expect(read.lineOf(['beds', 1, 'rows', 1])).toBe(14);
  });

  it('has what is missing told at what it is missing from', () => {
    expect(problemsOf(GARDEN.replace('    note: early\n', ''))).toMatchObject([{ line: 10 }]);
    expect(problemsOf('name: 7\nbeds: []\n')).toMatchObject([{ line: 1 }]);
  });

  it.each([
    ['a bracket that is never closed', 'name: "x"\nbeds: [1, 2\n', 3],
    ['a key that stands twice', 'name: x\nbeds: []\nname: y\n', 3],
    ['a tab where blanks belong', 'name: x\nbeds:\n\t- plant: y\n', 3],
  ])('is refused with its line for %s', (_, yaml, line) => {
    expect(problemsOf(yaml)).toMatchObject([{ line }]);
  });

  it.each([
    ['nothing', ''],
    ['a comment', '# later\n'],
    ['two documents', 'name: x\n---\nname: y\n'],
  ])('is refused when there is %s', (_, yaml) => {
    expect(problemsOf(yaml)).not.toEqual([]);
  });
});
