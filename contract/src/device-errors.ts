/** What a browser finds out without an answer (SPEC 8). Apart from the others, because every page begins with these. */
export const DEVICE_ERRORS = {
  request_timed_out: { status: 408, sentence: 'Request timed out' },
  network_failed: { status: 0, sentence: 'Network request failed' },
  reply_unreadable: { status: 0, sentence: 'Failed to parse server response' },
  authentication_required: { status: 401, sentence: 'Authentication required' },
} as const satisfies Record<string, { status: number; sentence: string }>;
