import { useSyncExternalStore } from 'react';
import { isAnalyticsOffered } from '../../client/installation.ts';
import { analyticsText as text } from '../../text/analytics.ts';
import { Choices } from '../../ui/form/choices.tsx';
import { analyticsChoice, chooseAnalytics, onAnalyticsChoice, type AnalyticsChoice } from './consent.ts';

const CHOICES = [
  { value: 'granted', label: text.accept },
  { value: 'refused', label: text.refuse },
] as const;

/** Where a visitor changes their mind; nothing where visits are not counted at all. */
export const AnalyticsChoiceField = () => {
  const offered = useSyncExternalStore(never, isAnalyticsOffered, () => false);
  const choice = useSyncExternalStore<AnalyticsChoice | 'undecided'>(
    onAnalyticsChoice,
    analyticsChoice,
    () => 'undecided',
  );
  if (!offered) return null;
  return (
    <Choices<AnalyticsChoice | 'undecided'>
      label={text.question}
      choices={CHOICES}
      value={choice}
      onChange={(chosen) => chosen !== 'undecided' && chooseAnalytics(chosen)}
    />
  );
};

const never = () => () => undefined;
