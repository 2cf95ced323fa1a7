import type { ReactNode } from 'react';
import { installation, type SocialName } from '../../client/installation.ts';
import { publicText } from '../../text/public.ts';

const NAMES: Record<SocialName, string> = {
  professional: 'LinkedIn',
  photos: 'Instagram',
  video: 'YouTube',
  shortVideo: 'TikTok',
  microblog: 'X',
};

/** Our own pictures for what each place is about: people, a camera, a film, a clip, a short word. */
const PICTURES: Record<SocialName, ReactNode> = {
  professional: (
    <>
      <path d="M3.5 8.2c4.3-.5 8.7-.5 13 0v8c-4.3.5-8.7.5-13 0z" />
      <path d="M7.3 7.9c-.1-3.3.3-4 2.7-4s2.8.7 2.7 4M3.6 11.6c4.2 1.4 8.6 1.4 12.8 0" />
    </>
  ),
  photos: (
    <>
      <path d="M3.2 6.9c1.4-.2 2.5-.2 3.6-.2l1.1-2c1.4-.2 2.8-.2 4.2 0l1.1 2c1.1 0 2.2 0 3.6.2v9c-4.5.5-9.1.5-13.6 0z" />
      <circle cx="10" cy="11.3" r="2.7" />
    </>
  ),
  video: (
    <>
      <path d="M2.8 5.6c4.8-.8 9.6-.8 14.4 0 .5 3 .5 5.8 0 8.8-4.8.8-9.6.8-14.4 0-.5-3-.5-5.8 0-8.8z" />
      <path d="M8.5 7.6l4 2.4-4 2.4z" className="fill-current" />
    </>
  ),
  shortVideo: (
    <>
      <path d="M6.2 3.2c2.5-.3 5.1-.3 7.6 0 .3 4.5.3 9.1 0 13.6-2.5.3-5.1.3-7.6 0-.3-4.5-.3-9.1 0-13.6z" />
      <path d="M8.7 7.8l3.3 2-3.3 2zM9 14.3h2" className="fill-current" />
    </>
  ),
  microblog: (
    <>
      <path d="M16.6 3.4c-5.8.3-9.7 3.6-10.8 10l-1.6 3.3" />
      <path d="M16.6 3.4c.2 5.5-3.2 9.6-10.6 9.6M9 9.9l4.2-.1" />
    </>
  ),
};

/** Five small links to where the operator is elsewhere. */
export const SocialLinks = () => (
  <ul className="flex items-center">
    {(Object.keys(PICTURES) as SocialName[]).map((place) => (
      <li key={place}>
        <a
          href={installation().social[place]}
          target="_blank"
          rel="noopener noreferrer"
          aria-label={publicText.elsewhere(NAMES[place])}
          className="grid size-11 place-items-center rounded text-ink-soft hover:text-ink xl:w-9"
        >
          <svg
            viewBox="0 0 20 20"
            aria-hidden="true"
            className="size-5 fill-none stroke-current stroke-[1.4] [stroke-linecap:round] [stroke-linejoin:round]"
          >
            {PICTURES[place]}
          </svg>
        </a>
      </li>
    ))}
  </ul>
);
