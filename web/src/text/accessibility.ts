import { contactLink } from './contact-email.ts';
import type { DocumentText } from './document.ts';

export const accessibilityText: DocumentText = {
  lead: 'Studia is for every student who wants to learn. Here’s what works, what you can adjust, what doesn’t work yet, and how to reach us.',
  sections: [
    {
      id: 'aim',
      title: 'What we aim for',
      inShort: 'WCAG 2.2, level AA, on every page.',
      blocks: [
        'We hold ourselves to the Web Content Accessibility Guidelines 2.2 at level AA, and go further where it helps people learn: plain words, one thing at a time, and no time limits while you think.',
        'Our own tests show that this version meets it, apart from the points under [what doesn’t work yet](#limits). It has not been independently audited.',
      ],
    },
    {
      id: 'works',
      title: 'What works',
      inShort: 'Keyboard, screen reader, zoom, small screens, both themes.',
      blocks: [
        {
          list: [
            '**Keyboard.** Everything can be reached and used without a mouse. Focus is always visible, each page starts with a link that skips the header, and `?` shows the shortcuts once you’re signed in.',
            '**Screen readers.** Pages have landmarks and headings, fields have labels, and errors are read out where they happen. The tutor’s answers are announced one sentence at a time as they arrive.',
            '**Sight.** Text has a contrast ratio of at least 4.5 to 1 in both the light and the dark theme. Nothing relies on colour alone.',
            '**Zoom and small screens.** Pages work down to 360 pixels wide without horizontal scrolling. Buttons are large enough for a thumb.',
            '**Movement.** If your system or your settings here ask for reduced motion, animations are turned off. Anything that moves on its own can be paused.',
            '**Photo.** You can crop your profile photo by dragging, or with the arrow keys and a slider. The photo is optional.',
            '**Time.** If you’re away for 55 minutes, we ask before signing you out, and one press keeps you signed in.',
          ],
        },
      ],
    },
    {
      id: 'adjust',
      title: 'What you can adjust',
      inShort: 'Typeface, size, spacing, theme and motion, in Settings.',
      blocks: [
        '[Settings](/settings) lets you choose a light or dark theme, one of four typefaces, four text sizes, wider spacing between letters, words and lines, and reduced motion. A sample shows the effect right away, and your browser remembers your choices. You can change the theme on any page, even without an account.',
      ],
    },
    {
      id: 'testing',
      title: 'How we test',
      inShort: 'Automatically on every change, in both themes; by hand with the keyboard.',
      blocks: [
        'Each change to Studia is tested in a real browser: every page is examined with axe in both themes, opened at the width of a small phone, and the main tasks are completed using only the keyboard. Colour contrast is calculated, not judged by eye.',
        'Automated tests find only some barriers. We’ve tested only in Chromium, and we haven’t yet watched students with disabilities use this version. If you’d like to help with that, please write to us.',
      ],
    },
    {
      id: 'limits',
      title: 'What doesn’t work yet',
      inShort: 'A few things, and what you can do in the meantime.',
      blocks: [
        {
          list: [
            'Voice input needs speech recognition in your browser, which some browsers don’t have. You can always type instead.',
            'Studia is available only in English so far.',
          ],
        },
      ],
    },
    {
      id: 'tell-us',
      title: 'Tell us',
      inShort: 'A barrier is a bug. Write to us, and a person will reply.',
      blocks: [
        `If something gets in your way, write to ${contactLink} or use the [contact form](/#help). Tell us which page it was, what you tried, and what you use (browser, screen reader, keyboard). If you need something in another format in the meantime, let us know and we’ll find a way.`,
        'A person reads and answers every message. If you’re not satisfied with our reply, you can contact the accessibility authority where you live.',
      ],
    },
  ],
};
