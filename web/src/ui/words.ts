/** The design system's own words: what a control says about itself. Sentences of features are handed in. */
export const words = {
  close: 'Close',
  dismiss: 'Dismiss',
  showPassword: 'Show password',
  hidePassword: 'Hide password',
  toDark: 'Switch to the dark theme',
  toLight: 'Switch to the light theme',
  notifications: 'Notifications',
  suggestionList: 'Suggestions',
  suggestions: (count: number): string => (count === 1 ? '1 suggestion' : `${count} suggestions`),
  aloneAndHelped: (alone: number, helped: number): string => `${alone}% alone, ${helped}% with help`,
  minutes: (count: number): string => `${count} min`,
  after: (titles: readonly string[]): string => `After ${titles.join(', ')}`,
  play: 'Play',
  pause: 'Pause',
  page: (number: number): string => `Page ${number}`,
  timeOf: (now: string, whole: string): string => `${now} of ${whole}`,
} as const;
