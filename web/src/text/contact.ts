/** The contact form. What SPEC 8 quotes stands here to the letter. */
export const contactText = {
  name: 'Name',
  email: 'Email',
  message: 'Message',
  nameNeeded: 'Please tell us your name.',
  emailNeeded: 'Please enter your email address so we can reply.',
  emailWrong: 'That doesn’t look like an email address. Try something like name@example.org.',
  messageNeeded: 'Please write a message.',
  send: 'Send message',
  sending: 'Sending your message…',
  sent: "Message sent successfully! We'll get back to you soon.",
  failed: (email: string): string =>
    `There was an error sending your message. Please try again or contact us directly at ${email}`,
  subject: (name: string): string => `Message from ${name}`,
  privacy: 'Find out how long we keep it in the',
} as const;
