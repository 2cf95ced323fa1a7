import { Buffer } from 'node:buffer';
import { Readable } from 'node:stream';
import { practice as calls } from '@studia/contract/practice';
import { usage } from '@studia/contract/usage';
import type { Routes } from '../../http/calls/bind.ts';
import type { Practice } from './service.ts';

const done = { success: true } as const;

export const practiceRoutes =
  (practice: Practice): Routes =>
  (bind) => {
    bind.call(calls.answer, async ({ caller, body: { own_judgement, ...given } }) => ({
      ...done,
      ...(await practice.answer(caller.studentId, {
        ...given,
        mode: 'lesson',
        ownJudgement: own_judgement ?? null,
      })),
    }));
    bind.call(calls.progress, async ({ caller }) => ({
      ...done,
      progress: await practice.progress(caller.studentId),
    }));
    bind.call(usage.analytics, async ({ caller }) => ({
      ...done,
      analytics: await practice.analytics(caller.studentId),
    }));
    bind.call(calls.report, async ({ caller, body }) => {
      await practice.reports.report(caller.studentId, body);
      return done;
    });
    bind.file(calls.attempts, async ({ caller }) => {
      const table = Buffer.from(await practice.table(caller.studentId));
      return {
        name: 'studia-answers.csv',
        type: 'text/csv',
        size: table.length,
        tag: null,
        inline: false,
        open: async (range) => Readable.from([range ? table.subarray(range.start, range.end + 1) : table]),
      };
    });
  };
