/** What the operator of this installation decided, as the server wrote it into the page. */
interface Installation {
  /** The address that people may write to. */
  readonly contactEmail: string;
  /** Where forms are posted instead of to our own server. */
  readonly formService: { readonly url: string; readonly accessKey: string } | null;
  readonly analytics: { readonly tagManagerId: string | null; readonly sessionAnalyticsId: string | null };
}

/** A page that our server did not send, as in development or while it is prerendered. */
const UNKNOWN: Installation = {
  contactEmail: 'hello@localhost',
  formService: null,
  analytics: { tagManagerId: null, sessionAnalyticsId: null },
};

/** Reads what the page was given; needs no request. */
export const installation = (): Installation => {
  const block = typeof document === 'undefined' ? null : document.getElementById('installation');
  return block ? (JSON.parse(block.textContent) as Installation) : UNKNOWN;
};
