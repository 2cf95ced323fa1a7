/** The front page. Hero texts are quoted in SPEC 1. Most of it is never sent as a script: the page is made at build time. */
export const landingText = {
  heading: ['Learn Smarter.', 'Talk to the AI tutor.'],
  lead: 'Get step-by-step help, visual learning tools, and tailored explanations — all powered by intelligent AI.',
  start: 'Start Your Learning Journey',
  foot: 'Free to start. No card, and nothing to install.',
  imageDescription:
    'A ruled page with the words “Learn Smarter. Talk to the AI tutor.” and a tick in the margin.',
  experienceTitle: 'Experience AI-Powered Learning',
  experienceLead: 'Three samples from inside Studia. Try them: they’re the real thing.',
} as const;

/** Section `#about`: what Studia is for, and why. */
export const aboutText = {
  label: 'About',
  title: 'A tutor that wants you to need it less',
  lead: 'You bring a book or a goal. Studia teaches it by chat, by voice on a whiteboard, with notes, podcasts, quizzes and reviews. It all works towards one thing: what you can do on your own.',
  notYet:
    'Chat, books, lessons, plans, quizzes, notes, reviews and podcasts work today. Live voice lessons are still being built.',
  findingTitle: 'Why that matters',
  finding:
    'Nearly a thousand students practised maths with an ordinary chatbot. They did better in practice. Then the chatbot was taken away.',
  practice: 'Practice, with the chatbot',
  practiceFigure: '+48%',
  exam: 'Exam, alone',
  examFigure: '−17%',
  legend: 'Hatched means with help. Solid means on your own. You’ll see these two everywhere in Studia.',
  source: 'Bastani et al., PNAS 2025',
  principles: [
    {
      title: 'Hints before answers',
      text: 'The tutor asks what you’ve tried, points to the next step, gives the rule, then shows a similar example. The full solution comes last, and only if you ask.',
    },
    {
      title: 'Only what you do alone counts',
      text: 'Practising with help is good. Mastery is measured later, with hints and chat off, and you see both side by side.',
    },
    {
      title: 'Say how sure you are',
      text: 'Quizzes ask how sure you are before showing the answer. Anything you were certain of but got wrong comes back first.',
    },
    {
      title: 'Every claim has a source',
      text: 'When the tutor talks about your book, it quotes the sentence and gives the page. What it can’t back up, it leaves out.',
    },
    {
      title: '“I’m lost” is one tap',
      text: 'Say so while you’re reading, listening or in a live lesson. The spot is saved and becomes something to practise.',
    },
  ],
} as const;

/** Section `#pricing`: the plans of SPEC 9, word for word. */
export const pricingText = {
  label: 'Pricing',
  title: 'Two plans, nothing hidden',
  lead: 'Start free, and stay free as long as you like.',
  getStarted: 'Get Started',
  note: 'Prices are in US dollars and exclude taxes.',
  free: {
    name: 'Free Tier',
    price: '$0',
    period: 'at no cost',
    includes: [
      'One monthly real-time AI tutor session of 30 minutes',
      'Unlimited source uploads',
      'Text interactions',
      'Adaptive quizzes',
      'Mind maps',
      'Podcasts',
      'Notes',
      'Progress tracking',
      'Community support',
    ],
  },
  premium: {
    name: 'Premium',
    price: '$49.99',
    period: 'per month, auto-renewing every 30 days',
    includes: [
      'Everything in Free',
      'Custom mind maps',
      'Unlimited tutor sessions',
      'Unlimited tutoring on curriculum textbooks',
      'Priority support',
      'Advanced analytics',
    ],
  },
} as const;

/** The last lines of the page. */
export const closingText = {
  title: 'The first page is empty. That is the best part.',
  action: 'Create your free account',
} as const;
