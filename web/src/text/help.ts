/** Section `#help` of the front page. The first three answers are those of SPEC 2.2. */
export const helpText = {
  label: 'Help and support',
  title: 'Questions people ask first',
  questions: [
    {
      question: 'How do I get started?',
      answer: 'Sign up free with your email, Google or Microsoft, and upgrade anytime.',
    },
    {
      question: 'Which payments do you accept?',
      answer: 'Cards, PayPal and bank transfers are accepted.',
    },
    {
      question: 'Can I cancel?',
      answer:
        'Cancel anytime. Premium then runs until the end of the 30 days you have paid for, and you keep the Free Tier and everything you made.',
    },
    {
      question: 'Will it just give me the answers?',
      answer:
        'Not at first. You get hints, one rung at a time. A right answer is confirmed at once, and a full solution comes when you have worked for it or ask again and say why.',
    },
    {
      question: 'Do I need a key for some AI service?',
      answer:
        'No. Studia has a tutor of its own that works from the first minute. Anybody who runs Studia themselves, such as a school, can connect a language model of their choice.',
    },
    {
      question: 'Who is it for?',
      answer:
        'Students from 1st grade to postgraduate, and everybody who learns on their own. You have to be at least 10 years old to have an account.',
    },
    {
      question: 'Can I take my data with me, or delete it?',
      answer: 'Both, in Settings: download everything as a file, or delete your account.',
    },
  ],
  write: 'Still wondering?',
  writeLead: 'Write to us. A person reads it and answers.',
} as const;
