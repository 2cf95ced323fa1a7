import { BookOpen, Podcast, Presentation, Route, type LucideIcon } from 'lucide-react';
import { featureCardText } from '../../text/learning.ts';

/** Something that Studia does, on a card of the carousel (SPEC 3). */
export interface FeatureCard {
  id: 1 | 2 | 3 | 4;
  title: string;
  subtitle: string;
  icon: LucideIcon;
  gradientColors: readonly [from: string, to: string];
  description: string;
  badge?: string | undefined;
}

const tint = (colour: string, percent: number): string =>
  `color-mix(in oklab, var(--${colour}) ${percent}%, var(--sheet))`;

/** The four cards, in their order. */
export const FEATURE_CARDS: readonly FeatureCard[] = [
  { id: 1, ...featureCardText[1], icon: BookOpen, gradientColors: [tint('marker', 34), tint('marker', 6)] },
  { id: 2, ...featureCardText[2], icon: Podcast, gradientColors: [tint('margin', 22), tint('margin', 4)] },
  {
    id: 3,
    ...featureCardText[3],
    icon: Presentation,
    gradientColors: [tint('accent', 16), tint('accent', 3)],
  },
  { id: 4, ...featureCardText[4], icon: Route, gradientColors: [tint('good', 18), tint('good', 3)] },
];
