import { expect, it } from 'vitest';
import { chaptersWithin } from './parts.ts';

const stretch = (chapter: string, heading: string, size: number) => ({
  chapter,
  heading,
  sentences: Array.from({ length: size }),
});
const OUTLINE = [
  { title: 'Preface', level: 1 },
  { title: 'Main part', level: 1 },
  { title: 'I: Ships', level: 2 },
  { title: 'Sails', level: 3 },
  { title: 'II: Harbours', level: 2 },
  { title: 'Sails', level: 3 },
];

it('a chapter that is a whole part of the book is taught in the chapters below it', () => {
  const stretches = [
    stretch('Preface', 'Preface', 30),
    stretch('Main part', 'I: Ships', 600),
    stretch('Main part', 'Sails', 600),
    stretch('Main part', 'A heading that the outline does not have', 5),
    stretch('Main part', 'II: Harbours', 600),
    stretch('Main part', 'Sails', 5),
  ];
  expect(chaptersWithin(stretches, OUTLINE)).toEqual([
    'Preface',
    'I: Ships',
    'I: Ships',
    'I: Ships',
    'II: Harbours',
    'II: Harbours',
  ]);
});

it('a chapter of usual length stays one, and so does one without chapters of its own', () => {
  expect(chaptersWithin([stretch('Main part', 'I: Ships', 600)], OUTLINE)).toEqual(['Main part']);
  expect(chaptersWithin([stretch('Preface', 'Preface', 9_000)], OUTLINE)).toEqual(['Preface']);
});
