import type { Judgement } from './judgement.ts';

/** A way that is right, told in words; what it gives, only the student can write. */
export const GOOD_WAY: Extract<Judgement, { kind: 'method' }> = {
  kind: 'method',
  worth: 'good',
  after: null,
  isAnswer: false,
  remark: null,
  isSure: true,
};

/** A way that leads elsewhere, and what to look at. */
export const wrongWay = (remark: string): Extract<Judgement, { kind: 'wrong' }> => ({
  kind: 'wrong',
  why: '',
  slip: 'unknown',
  remark,
  isBare: true,
  isOfWay: true,
});
