/** The front page. Hero texts are quoted in SPEC 1. Most of it is never sent as a script: the page is made at build time. */
export const landingText = {
  heading: ['Learn Smarter.', 'Talk to the AI tutor.'],
  lead: 'Get step-by-step help, visual learning tools, and tailored explanations — all powered by intelligent AI.',
  start: 'Start Your Learning Journey',
  foot: 'Free to start. No card, and nothing to install.',
  imageDescription:
    'A ruled page with the words “Learn Smarter. Talk to the AI tutor.” and a tick in the margin.',
  experienceTitle: 'Experience AI-Powered Learning',
  experienceLead: 'Three pages from the exercise book. Try them: they are the product’s own parts.',
} as const;

/** Section `#about`: what Studia is for, and why. */
export const aboutText = {
  label: 'About',
  title: 'A tutor that wants you to need it less',
  lead: 'You bring a book or a goal. Studia teaches it by chat, by voice on a whiteboard, with notes, podcasts, quizzes and reviews. All of it works towards one thing: what you can do when nobody helps.',
  findingTitle: 'Why that matters',
  finding:
    'Nearly a thousand students practised mathematics with a plain chatbot. Their practice got better. Then the chatbot was taken away.',
  practice: 'Practice, with the chatbot',
  practiceFigure: '+48 %',
  exam: 'Exam, alone',
  examFigure: '−17 %',
  legend: 'Hatched is with help. Solid is alone. You will see these two everywhere in Studia.',
  source: 'Bastani et al., PNAS 2025',
  principles: [
    {
      title: 'Hints before answers',
      text: 'The tutor asks what you tried, points at the step, gives the rule, shows a twin example. The solution comes last, and you have to want it.',
    },
    {
      title: 'Only what you do alone counts',
      text: 'Practice with help is good. Mastery is measured later, with hints and chat off, and both are shown side by side.',
    },
    {
      title: 'Say how sure you are',
      text: 'Quizzes ask before they tell. What you were certain of and got wrong comes back first.',
    },
    {
      title: 'Every claim has a page',
      text: 'What the tutor says about your book carries the sentence and the page it rests on. What it can’t prove, it leaves out.',
    },
    {
      title: '“I’m lost” is one tap',
      text: 'While you read, listen or sit in a live lesson. The moment is kept, and becomes something to practise.',
    },
  ],
} as const;

/** Section `#pricing`: the plans of SPEC 9, word for word. */
export const pricingText = {
  label: 'Pricing',
  title: 'Two plans, nothing hidden',
  lead: 'Begin free and stay as long as you like.',
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
