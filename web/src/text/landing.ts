/** The front page. Hero texts are quoted in SPEC 1. */
export const landingText = {
  heading: 'Learn Smarter. Talk to the AI tutor.',
  lead: 'Get step-by-step help, visual learning tools, and tailored explanations — all powered by intelligent AI.',
  start: 'Start Your Learning Journey',
  login: 'Login',
  foot: 'Free to start. No key and no set-up needed.',
  exampleHeading: 'A lesson, as it happens',
  aloneHeading: 'Hints before answers',
  reasons: [
    {
      title: 'It asks before it tells',
      text: 'The tutor names the step and lets you do it. When you are stuck, the hints come one rung at a time.',
    },
    {
      title: 'It never argues with a right answer',
      text: 'If you are ahead of it, it says so at once. Every number is worked out exactly before you see it.',
    },
    {
      title: 'It says when it does not know',
      text: 'No invented facts, no invented pages. What it can’t do yet, it tells you.',
    },
  ],
  home: 'Studia, to the front page',
} as const;
