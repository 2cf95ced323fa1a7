/** The learning tiles and the carousel under them (SPEC 2.3). */
export const learningText = {
  tutorTitle: 'Learn with Live AI Tutor',
  tutorBadge: 'Most Popular',
  tutorLead: 'Talk it through on a shared board. The notes write themselves.',
  tutorAction: 'Start a live lesson',
  chatTitle: 'Chat based Learning',
  chatLead: 'Say what you want to be able to do. You get a plan, and a tutor for every step of it.',
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
    'Write an essay that holds together',
    'Learn Python from the very beginning',
    'See why the French Revolution began',
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
    subtitle: 'Every claim on its page',
    description:
      'Study from the book you already have. What the tutor says about it opens where it is printed.',
  },
  2: {
    title: 'AI Podcasts for Your Books',
    subtitle: 'A chapter, talked through',
    description: 'Two voices discuss what you are reading. Follow along, and go back to any line.',
  },
  3: {
    title: 'Learn with Live AI Tutor',
    subtitle: 'One board, two pens',
    description: 'The tutor draws while it explains, and stops when you do. The board can be played again.',
    badge: 'Most Popular',
  },
  4: {
    title: 'Generate Learning Plan',
    subtitle: 'From a goal to Tuesday',
    description:
      'Say what you want to learn. Get steps with minutes and reasons, and dates to look at them again.',
  },
} as const;

/** The samples inside the cards. */
export const demoText = {
  tutor: 'Tutor',
  book: 'A. N. Whitehead, An Introduction to Mathematics',
  bookShort: 'Whitehead',
  /** Page 46 of the Project Gutenberg edition, word for word. */
  page: 46,
  place: 'p. 46',
  pageText:
    'The precise opposite is the case. Civilization advances by extending the number of important operations which we can perform without thinking about them. Operations of thought are like cavalry charges in a battle—they are strictly limited in number, they require fresh horses, and must only be made at decisive moments.',
  claims: [
    {
      text: 'Practice makes steps automatic, and that is progress.',
      quote:
        'Civilization advances by extending the number of important operations which we can perform without thinking about them.',
    },
    {
      text: 'Hard thinking is scarce, so spend it where it counts.',
      quote: 'they are strictly limited in number, they require fresh horses',
    },
  ],
  episode: 'Chapter 5, The Symbolism of Mathematics',
  episodeSeconds: 32,
  transcript: 'Transcript',
  playSilently: 'Play the preview without sound',
  silent: 'A preview without sound',
  lines: [
    { at: 0, by: 'Ada', text: 'He says we get further by thinking less. That can’t be right.' },
    { at: 6, by: 'Ben', text: 'Less about the easy steps. Do you think about 7 + 5?', place: 'p. 46' },
    { at: 14, by: 'Ada', text: 'No. So that leaves me free for the hard part.' },
    { at: 21, by: 'Ben', text: 'Fresh horses, as he puts it. Keep them for the charge.', place: 'p. 46' },
  ],
  planLabel: 'What do you want to learn?',
  planPlaceholder: 'Fractions',
  planSend: 'Make an example plan',
  planEmpty: 'Type a topic, and see what a plan for it looks like.',
  planNote: 'An example. Your own plan starts from what you can do already.',
  planName: (topic: string): string => `Example plan: ${topic}`,
} as const;

/** The example plan's steps; `topic` is what was typed. */
export const planText = {
  start: 'Find your start',
  learn: 'Learn it',
  prove: 'Prove it',
  keep: 'Keep it',
  check: (topic: string): string => `Start check: ${topic}`,
  checkWhy: 'What you can do already is left out.',
  idea: (topic: string): string => `The idea behind ${topic}`,
  ideaWhy: 'One worked example before any exercise.',
  practise: 'Practise with hints',
  practiseWhy: 'Hints come one rung at a time.',
  alone: (topic: string): string => `${topic}, alone`,
  aloneWhy: 'No hints, no chat. Only this counts as mastered.',
  review: (number: number): string => `Review ${number}`,
  reviewWhy: 'Just before you would forget it.',
} as const;
