import type { Provider } from '@studia/contract/oauth';

/** What the operator of this installation decided, as the server wrote it into the page. */
interface Installation {
  /** The address that people may write to. */
  readonly contactEmail: string;
  /** Where forms are posted instead of to our own server. */
  readonly formService: { readonly url: string; readonly accessKey: string } | null;
  readonly analytics: { readonly tagManagerId: string | null; readonly sessionAnalyticsId: string | null };
  /** Where the links to the networks lead. */
  readonly social: Readonly<Record<SocialName, string>>;
  /** Who else vouches for a student here. */
  readonly signInWith: readonly Provider[];
}

/** What each network of SPEC 1 is for. */
export type SocialName = 'professional' | 'photos' | 'video' | 'shortVideo' | 'microblog';

/** A page that our server did not send, as in development or while it is prerendered. */
const UNKNOWN: Installation = {
  contactEmail: 'hello@localhost',
  formService: null,
  analytics: { tagManagerId: null, sessionAnalyticsId: null },
  // The server puts the addresses into pages made at build time.
  social: {
    professional: '__SOCIAL_professional__',
    photos: '__SOCIAL_photos__',
    video: '__SOCIAL_video__',
    shortVideo: '__SOCIAL_shortVideo__',
    microblog: '__SOCIAL_microblog__',
  },
  signInWith: [],
};

/** Reads what the page was given; needs no request. */
export const installation = (): Installation => {
  const block = typeof document === 'undefined' ? null : document.getElementById('installation');
  return block ? (JSON.parse(block.textContent) as Installation) : UNKNOWN;
};

/** Whether this installation counts visits at all. */
export const isAnalyticsOffered = (): boolean => {
  const { tagManagerId, sessionAnalyticsId } = installation().analytics;
  return tagManagerId !== null || sessionAnalyticsId !== null;
};
