/** The signed-in front page. */
export const todayText = {
  title: 'Today',
  greeting: (name: string): string => `Good to see you, ${name}.`,
  lead: 'Pick up where you left off, or start something new with the tutor.',
  continueTitle: 'Continue',
  nothingYet: 'Nothing here yet. Bring an exercise, and the tutor will take it one step at a time.',
  planTitle: 'Plan',
  noPlan: 'No plan yet. Say what you want to learn, and get a plan for it.',
  planAction: 'Make a plan',
  planProgress: (done: number, of: number): string => `${done} of ${of} steps done`,
  chatAction: 'Ask the tutor',
} as const;
