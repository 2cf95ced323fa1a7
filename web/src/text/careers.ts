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
  'Work from wherever you live, with a few hours’ overlap each day. The rest of your schedule is up to you.',
  'Few meetings. Decisions are written down, so you can read them when it suits you.',
  'Your work is open source, under your own name.',
  'Paid time to learn something every week. It would be odd if we didn’t.',
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
      'Studia is one TypeScript code base: a React application, a Fastify server and PostgreSQL. You’ll take features from first sketch to release, on both sides, with tests that fail when something breaks. A good week ends with something a student can use.',
    responsibilities: [
      'Build whole features: API contract first, then server, page and browser test',
      'Keep pages fast on old phones and slow connections, and measure it',
      'Never lose saved work: crashes, retries and two open tabs are part of the job',
      'Review what others write, and explain your own choices in a paragraph',
    ],
    requirements: [
      'Several years of building web applications that people relied on',
      'TypeScript you still enjoy reading a year later',
      'SQL beyond the simple query: transactions, locks, indexes, migrations',
      'HTML that works with a keyboard and a screen reader',
      'Clear written English',
    ],
    niceToHave: [
      'You’ve run a service yourself, and been woken up by it',
      'Streaming, WebRTC or audio in the browser',
      'You’ve taught something, anywhere, to anyone',
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
      'Our tutor should ask before it tells, back up what it says, and admit what it doesn’t know. You’ll make it better at that: with models where they help, with plain algorithms where those are more honest, and with measurements that show which is which.',
    responsibilities: [
      'Improve how the tutor diagnoses a mistake and chooses the next hint',
      'Build retrieval that quotes a book word for word, with the page, or says it found nothing',
      'Write evaluations using material nobody here wrote, and publish the results, good or bad',
      'Keep an eye on cost and latency: a lesson has to start within a second',
    ],
    requirements: [
      'You’ve put language models into something people use, and know how they fail',
      'A solid grounding in statistics: you can tell when a difference is noise',
      'TypeScript, or Python and the will to learn TypeScript',
      'Care with other people’s data, especially children’s',
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
      'Studia looks like a well-made exercise book: paper, ink, a margin line, a highlighter. It has to be clear to a ten-year-old and serious enough for a doctoral student. You’ll carry that idea through every page, and watch students to find out whether it works.',
    responsibilities: [
      'Design whole journeys, from the empty page to the last error message',
      'Watch students of different ages work, and change things based on what you see',
      'Look after the design system: tokens, type, components, both themes',
      'Write the words on the buttons, too',
    ],
    requirements: [
      'A portfolio of shipped work, and what you’d do differently today',
      'Typography and layout that work at 360 pixels as well as at 1,920',
      'Accessibility as part of the design, not as a check at the end',
      'Enough HTML and CSS to try out an idea in the browser',
      'Clear written English',
    ],
    niceToHave: [
      'An illustration style of your own',
      'Motion that explains something',
      'Work for children or for schools',
    ],
    benefits: BENEFITS,
  },
];

export const careersText = {
  lead: 'Help us make a tutor that students trust: one that asks before it tells, and can back up what it says. We’re a small team, we work in writing, and we read every application ourselves.',
  description: 'Open positions at Studia: engineering, AI research and design. Full-time, remote, worldwide.',
  open: 'Open positions',
  openings: (count: number): string => (count === 1 ? '1 opening' : `${count} openings`),
  responsibilities: 'What you’ll do',
  requirements: 'What you’ll need',
  niceToHave: 'Nice to have',
  benefits: 'What we offer',
  apply: 'Apply now',
  applyFor: (title: string): string => `Apply for ${title}`,
  privacy: 'Find out what happens to your application in the',
} as const;
