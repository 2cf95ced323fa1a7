import { contactLink } from './contact-email.ts';
import type { DocumentText } from './document.ts';

export const accessibilityText: DocumentText = {
  lead: 'Studia is for every student who wants to learn. Here is what works, what you can adjust, what does not work yet, and how to tell us.',
  sections: [
    {
      id: 'aim',
      title: 'What we aim for',
      inShort: 'WCAG 2.2, level AA, on every page.',
      blocks: [
        'We hold ourselves to the Web Content Accessibility Guidelines 2.2 at level AA, and go further where it helps people learn: plain words, one thing at a time, and no time limits while you think.',
        'As far as our own tests can tell, the pages of this version keep to it, apart from what stands under [what does not work yet](#limits). Nobody from outside has audited it so far.',
      ],
    },
    {
      id: 'works',
      title: 'What works',
      inShort: 'Keyboard, screen reader, zoom, small screens, both themes.',
      blocks: [
        {
          list: [
            '**Keyboard.** Everything can be reached and used without a mouse. Focus is always visible, each page begins with a link past its header, and `?` shows the shortcuts once you are signed in.',
            '**Screen readers.** Pages have landmarks and headings, fields have labels, and errors are read out where they happen. The tutor’s answer is read by whole sentences as it is written.',
            '**Sight.** Text has a contrast of at least 4.5 to 1, in the light and in the dark theme. Nothing is told by colour alone.',
            '**Zoom and small screens.** Pages work from 360 pixels on without scrolling sideways. Buttons are large enough for a thumb.',
            '**Movement.** If your system asks for less motion, or you choose so here, things appear without travelling. What moves by itself can be paused.',
            '**Time.** If you are away for 55 minutes, we ask before we sign you out, and one press keeps you in.',
          ],
        },
      ],
    },
    {
      id: 'adjust',
      title: 'What you can adjust',
      inShort: 'Typeface, size, spacing, theme and motion, in Settings.',
      blocks: [
        '[Settings](/settings) lets you choose a light or dark theme, a serif or a plain typeface, four text sizes, wider spacing of letters, words and lines, and less motion. A sample shows the effect at once, and your browser remembers it. The theme can be changed on every page, without an account.',
      ],
    },
    {
      id: 'testing',
      title: 'How we test',
      inShort: 'Automatically on every change, in both themes; by hand with the keyboard.',
      blocks: [
        'Each change to Studia is tested in a real browser: every page is examined with axe in both themes, opened at the width of a small phone, and the important paths are walked with the keyboard alone. Colours are calculated, not guessed.',
        'Automatic tests find only some of the barriers. We have tested in Chromium only, and we have not yet watched students with disabilities use this version. If you would like to help with that, please write to us.',
      ],
    },
    {
      id: 'limits',
      title: 'What does not work yet',
      inShort: 'A few things, and what to do meanwhile.',
      blocks: [
        {
          list: [
            'Voice input needs speech recognition in your browser, which some browsers do not have. You can always type.',
            'The profile photo is cropped by dragging or with the arrow keys and a slider. You can leave the photo out; it changes nothing else.',
            'The product speaks English only so far.',
          ],
        },
      ],
    },
    {
      id: 'tell-us',
      title: 'Tell us',
      inShort: 'A barrier is a bug. Write, and a person answers.',
      blocks: [
        `If something stands in your way, write to ${contactLink}, or use the [contact form](/#help). Tell us the page, what you tried, and what you use (browser, screen reader, keyboard). If you need something in another form meanwhile, say so, and we will find a way.`,
        'A person reads every such message and answers it. If you are not content with the answer, you can turn to the office in charge of accessibility where you live.',
      ],
    },
  ],
};
