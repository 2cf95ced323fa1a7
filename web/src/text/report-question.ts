import type { ReportReason } from '@studia/contract/practice';

/** The words for a question that somebody finds wrong. */
export const reportText = {
  open: 'Report this question',
  title: 'What’s wrong with this question?',
  lead: 'We read every report. Your result stays as it is.',
  reason: 'Choose what fits best',
  reasons: {
    wrong: 'It’s wrong',
    unclear: 'It’s unclear',
    marking: 'My answer was marked wrongly',
    other: 'Something else',
  } satisfies Record<ReportReason, string>,
  note: 'Tell us more (optional)',
  noteHint: 'For example, what you think the answer should be.',
  send: 'Send report',
  sending: 'Sending…',
  cancel: 'Cancel',
  failed: 'Your report couldn’t be sent',
  thanks: 'Thanks. We’ll look at this question.',
  done: 'You reported this question.',
};
