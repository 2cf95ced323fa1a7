/** The contact form. What SPEC 8 quotes stands here to the letter. */
export const contactText = {
  name: 'Name',
  email: 'Email',
  message: 'Message',
  nameNeeded: 'Please tell us your name.',
  emailNeeded: 'Please tell us your email address, so that we can answer.',
  emailWrong: 'This does not look like an email address. It has the form name@example.org.',
  messageNeeded: 'Please write a message.',
  send: 'Send message',
  sending: 'Sending your message…',
  sent: "Message sent successfully! We'll get back to you soon.",
  failed: (email: string): string =>
    `There was an error sending your message. Please try again or contact us directly at ${email}`,
  subject: (name: string): string => `Message from ${name}`,
  privacy: 'How long we keep it is explained in the',
} as const;
