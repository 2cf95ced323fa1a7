/** The learning tiles and the carousel under them (SPEC 2.3). */
export const learningText = {
  tutorTitle: 'Learn with Live AI Tutor',
  tutorBadge: 'Most Popular',
  tutorLead: 'Talk it through on a shared whiteboard. Notes are taken for you.',
  tutorAction: 'Start a live lesson',
  chatTitle: 'Chat based Learning',
  chatLead: 'Say what you want to be able to do. You’ll get a plan, and a tutor for every step.',
  queryLabel: 'What do you want to learn?',
  submit: 'Make a plan for this',
  addFiles: 'Add files',
  pauseExamples: 'Pause the examples',
  playExamples: 'Show more examples',
  /** Ten, one after the other in the empty box. */
  examples: [
    'Solve quadratic equations without fear by Friday',
    'Understand photosynthesis well enough to explain it',
    'Read my first short story in Spanish',
    'Get ready for a statistics exam in three weeks',
    'Write an essay that flows',
    'Learn Python from the very beginning',
    'Find out why the French Revolution began',
    'Balance chemical equations on my own',
    'Know what Newton’s laws say about a football',
    'Make sense of my book on microeconomics',
  ],
} as const;

export const carouselText = {
  label: 'What you can do with Studia',
  kind: 'carousel',
  slide: 'card',
  position: (now: number, all: number): string => `${now} of ${all}`,
  previous: 'Previous card',
  next: 'Next card',
  dot: (number: number, title: string): string => `Card ${number}: ${title}`,
  dots: 'Choose a card',
  pause: 'Pause the carousel',
  play: 'Play the carousel',
} as const;

/** The words on the feature cards, by their numbers (SPEC 3). */
export const featureCardText = {
  1: {
    title: 'Bring Your Own Book - BYOB',
    subtitle: 'Every claim has a source',
    description: 'Study from the book you already have. The tutor’s answers link to the page they come from.',
  },
  2: {
    title: 'AI Podcasts for Your Books',
    subtitle: 'A chapter, talked through',
    description: 'Two voices discuss what you’re reading. Follow along, and replay any line.',
  },
  3: {
    title: 'Learn with Live AI Tutor',
    subtitle: 'One board, two pens',
    description: 'The tutor draws while it explains, and stops when you interrupt. You can replay the board.',
    badge: 'Most Popular',
  },
  4: {
    title: 'Generate Learning Plan',
    subtitle: 'From a goal to this week’s steps',
    description: 'Say what you want to learn. Get steps with time estimates, reasons and review dates.',
  },
} as const;

/** The samples inside the cards. */
export const demoText = {
  tutor: 'Tutor',
  book: 'Study Skills: How to Learn So That It Stays',
  bookShort: 'Study Skills',
  /** The starter book’s own words; demo-text.test.ts finds them there. */
  page: 16,
  place: 'p. 16',
  pageText:
    'Does cramming work? Cramming can get you through a test tomorrow morning, and then most of it is gone. Why does spacing help? When some time has passed, you have begun to forget, and recalling takes effort. That effort strengthens the memory.',
  claims: [
    {
      text: 'One long evening before the test doesn’t last.',
      quote: 'Cramming can get you through a test tomorrow morning, and then most of it is gone.',
    },
    {
      text: 'Waiting a little makes practice count for more.',
      quote: 'recalling takes effort. That effort strengthens the memory.',
    },
  ],
  episode: 'Chapter 3, Spacing and mixing',
  episodeSeconds: 32,
  transcript: 'Transcript',
  playSilently: 'Play the preview without sound',
  silent: 'A preview without sound',
  lines: [
    { at: 0, by: 'Ada', text: 'So forgetting a bit is good for me? That can’t be right.' },
    {
      at: 6,
      by: 'Ben',
      text: 'It makes you work to get it back. Is reading it twice any work?',
      place: 'p. 16',
    },
    { at: 14, by: 'Ada', text: 'No. Reading feels easy, and then it’s gone.' },
    {
      at: 21,
      by: 'Ben',
      text: 'It’s like giving a plant seven litres every Sunday. Spread it out.',
      place: 'p. 16',
    },
  ],
  planLabel: 'What do you want to learn?',
  planPlaceholder: 'Fractions',
  planSend: 'Make an example plan',
  planEmpty: 'Type a topic to see what a plan for it looks like.',
  planNote: 'Just an example. Your own plan starts from what you can already do.',
  planName: (topic: string): string => `Example plan: ${topic}`,
} as const;

/** The example plan's steps; `topic` is what was typed. */
export const planText = {
  start: 'Find your level',
  learn: 'Learn it',
  prove: 'Prove it',
  keep: 'Keep it',
  check: (topic: string): string => `Start check: ${topic}`,
  checkWhy: 'You can skip what you already know.',
  idea: (topic: string): string => `The idea behind ${topic}`,
  ideaWhy: 'One worked example before any exercise.',
  practise: 'Practise with hints',
  practiseWhy: 'Hints come one at a time.',
  alone: (topic: string): string => `${topic}, alone`,
  aloneWhy: 'No hints, no chat. Only this counts as mastery.',
  review: (number: number): string => `Review ${number}`,
  reviewWhy: 'Just before you’d forget it.',
} as const;
