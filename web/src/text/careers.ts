/** One position (SPEC 3). */
export interface Position {
  id: 'fullstack-dev' | 'aiml-dev' | 'uiux-designer';
  title: string;
  type: 'Full-time';
  location: 'Remote Worldwide';
  department: 'Engineering' | 'AI Research' | 'Design';
  /** How many people we look for. */
  positions: number;
  description: string;
  responsibilities: readonly string[];
  requirements: readonly string[];
  niceToHave: readonly string[];
  benefits: readonly string[];
}

const BENEFITS = [
  'Work from where you live. A few hours a day overlap with the others; the rest is yours to arrange.',
  'Few meetings. Decisions are written down, so that you can read them when it suits you.',
  'What you make is open source, under your own name.',
  'Paid time to learn something every week. It would be odd if we did not.',
] as const;

/** The open positions, the first one being shown at first. */
export const POSITIONS: readonly Position[] = [
  {
    id: 'fullstack-dev',
    title: 'Full-Stack Developer',
    type: 'Full-time',
    location: 'Remote Worldwide',
    department: 'Engineering',
    positions: 1,
    description:
      'Studia is one TypeScript code base: a React application, a Fastify server and PostgreSQL. You will take features from the first sketch to the release, on both sides, with tests that would notice if they broke. A good week ends with something that a student can use.',
    responsibilities: [
      'Build whole features: the contract first, then server, page and browser test',
      'Keep pages quick on old phones and slow lines, and measure it',
      'Keep what was acknowledged: crashes, retries and two tabs at once are part of the job',
      'Review what others write, and explain your own choices in a paragraph',
    ],
    requirements: [
      'Several years of building web applications that people relied on',
      'TypeScript you enjoy reading again after a year',
      'SQL beyond the simple query: transactions, locks, indexes, migrations',
      'HTML that works with a keyboard and a screen reader',
      'Clear written English',
    ],
    niceToHave: [
      'You ran a service yourself, and were woken up by it',
      'Streaming, WebRTC or audio in the browser',
      'You taught something, anywhere, to anybody',
    ],
    benefits: BENEFITS,
  },
  {
    id: 'aiml-dev',
    title: 'AI/ML Developer',
    type: 'Full-time',
    location: 'Remote Worldwide',
    department: 'AI Research',
    positions: 2,
    description:
      'Our tutor should ask before it tells, prove what it says, and admit what it does not know. You will make it better at that: with models where they help, with plain algorithms where those are more honest, and with measurements that show which is which.',
    responsibilities: [
      'Improve how the tutor diagnoses a mistake and chooses the next hint',
      'Build retrieval that quotes a book word for word, with the page, or says that it found nothing',
      'Write evaluations on material that nobody here wrote, and publish what they show, good or bad',
      'Watch cost and delay: a lesson has to begin within a second',
    ],
    requirements: [
      'You have brought language models into something that people use, and know how they fail',
      'A solid footing in statistics: you can say when a difference is noise',
      'TypeScript, or Python and the wish to learn TypeScript',
      'Care with other people’s data, above all with children’s',
      'Clear written English',
    ],
    niceToHave: [
      'Knowledge tracing, spaced repetition or other models of how people learn',
      'Speech: recognition or synthesis on ordinary processors',
      'A paper, a talk or a blog post that explains something well',
    ],
    benefits: BENEFITS,
  },
  {
    id: 'uiux-designer',
    title: 'UI/UX Designer',
    type: 'Full-time',
    location: 'Remote Worldwide',
    department: 'Design',
    positions: 1,
    description:
      'Studia looks like a well-made exercise book: paper, ink, a margin line, a highlighter. It has to be clear to a ten-year-old and serious enough for a doctoral student. You will carry that idea through every page, and find out by watching students whether it works.',
    responsibilities: [
      'Design whole paths, from the empty page to the last error message',
      'Watch students of different ages work, and change things because of what you saw',
      'Look after the design system: tokens, type, components, both themes',
      'Write the words on the buttons, too',
    ],
    requirements: [
      'A portfolio of work that shipped, with what you would do differently today',
      'Typography and layout that hold at 360 pixels as well as at 1,920',
      'Accessibility as part of the design, not as a check at the end',
      'Enough HTML and CSS to try out an idea in the browser',
      'Clear written English',
    ],
    niceToHave: [
      'Illustration with a pen of your own',
      'Motion that explains something',
      'Work for children or for schools',
    ],
    benefits: BENEFITS,
  },
];

export const careersText = {
  lead: 'Help us make a tutor that students trust: one that asks before it tells, and can prove what it says. We are a small team, we work in writing, and we read every application ourselves.',
  description: 'Open positions at Studia: engineering, AI research and design. Full-time, remote, worldwide.',
  open: 'Open positions',
  openings: (count: number): string => (count === 1 ? '1 opening' : `${count} openings`),
  responsibilities: 'What you will do',
  requirements: 'What you bring',
  niceToHave: 'Nice to have',
  benefits: 'What we offer',
  apply: 'Apply now',
  applyFor: (title: string): string => `Apply for ${title}`,
  privacy: 'What happens to your application is explained in the',
} as const;
