import { describe, expect, it } from 'vitest';
import { work } from '../index.ts';

describe('eigenvalues', () => {
  it.each([
    ['Find the eigenvalues of [[5, 2], [2, 2]]', 'λ = 1 or λ = 6'],
    ['eigenvalues of [3 0; 7 -2]', 'λ = −2 or λ = 3'],
    ['What are the eigenvalues of the matrix [[0, 2], [-2, 0]]?', 'λ = −2i or λ = 2i'],
    ['eigenvalues of [[1, 1], [1, 0]]', 'λ = (−√5 + 1)/2 or λ = (√5 + 1)/2'],
    ['eigenvalues of [[4, 0, 0], [0, 1, 2], [0, 2, 1]]', 'λ = −1 or λ = 3 or λ = 4'],
    ['eigenvalues of [[2, 0], [0, 2]]', 'λ = 2'],
  ])('%s', (problem, answer) => {
    const worked = work(problem);
    expect(worked).toMatchObject({ kind: 'worked', instruction: 'eigenvalues', answer: { text: answer } });
  });

  it('are not given where vectors are asked for, too', () => {
    expect(work('eigenvalues and eigenvectors of [[5, 2], [2, 2]]').kind).not.toBe('worked');
  });
});
