/** The signed-in front page. */
export const todayText = {
  title: 'Today',
  greeting: (name: string): string => `Good to see you, ${name}.`,
  lead: 'Pick up a thread, or start something new with the tutor.',
  chatTitle: 'Chat based Learning',
  chatLead: 'Bring an exercise. The tutor takes it one step at a time and lets you do the work.',
  chatAction: 'Ask the tutor',
  continueTitle: 'Continue',
} as const;
