import type { ComponentType } from 'react';

interface IslandKind {
  /** `near`: when it comes close to the part of the page that is seen. `touched`: when the visitor turns to it. */
  when: 'near' | 'touched';
  load: () => Promise<ComponentType>;
}

/** The parts of public pages that React keeps alive; everything else of these pages is plain markup. */
export const ISLANDS = {
  lesson: {
    when: 'touched',
    load: async () => (await import('./landing/try-lesson.tsx')).TryLesson,
  },
  learning: {
    when: 'near',
    load: async () => (await import('./landing/visitor-learning.tsx')).VisitorLearning,
  },
  experience: {
    when: 'near',
    load: async () => (await import('./landing/experience.tsx')).Experience,
  },
  contact: {
    when: 'touched',
    load: async () => (await import('../../features/support/contact-form.tsx')).ContactForm,
  },
  careers: {
    when: 'near',
    load: async () => (await import('../careers/careers-board.tsx')).CareersBoard,
  },
  analyticsChoice: {
    when: 'near',
    load: async () => (await import('../analytics/choice.tsx')).AnalyticsChoiceField,
  },
} as const satisfies Record<string, IslandKind>;

export type IslandName = keyof typeof ISLANDS;
