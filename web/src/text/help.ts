/** Section `#help` of the front page. The first three answers are those of SPEC 2.2. */
export const helpText = {
  label: 'Help and support',
  title: 'Frequently asked questions',
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
        'Not at first. You get hints, one at a time. Correct answers are confirmed right away, and you can see the full solution once you’ve had a go, or if you ask again and say why.',
    },
    {
      question: 'Do I need an API key for an AI service?',
      answer:
        'No. Studia has a built-in tutor that works right away. Anyone who hosts Studia, such as a school, can also connect a language model of their choice.',
    },
    {
      question: 'Who is it for?',
      answer:
        'Students from 1st grade to postgraduate, and anyone learning on their own. You need to be at least 10 years old to have an account.',
    },
    {
      question: 'Can I take my data with me, or delete it?',
      answer: 'Both, in Settings: download everything as a file, or delete your account.',
    },
  ],
  write: 'Still wondering?',
  writeLead: 'Write to us. A person will read it and reply.',
} as const;
