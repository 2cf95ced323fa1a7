/** Where we are elsewhere; an operator puts their own addresses here (SPEC 1). */
export const SOCIAL = {
  professional: { name: 'LinkedIn', href: 'https://www.linkedin.com/company/studia-learning' },
  photos: { name: 'Instagram', href: 'https://www.instagram.com/studia.learning' },
  video: { name: 'YouTube', href: 'https://www.youtube.com/@studia-learning' },
  shortVideo: { name: 'TikTok', href: 'https://www.tiktok.com/@studia.learning' },
  microblog: { name: 'X', href: 'https://x.com/studialearning' },
} as const;

export type SocialName = keyof typeof SOCIAL;

/** A guide on somebody else's site to the learning platform that many schools use (SPEC 2.4). */
export const CANVAS_GUIDE = 'https://community.canvaslms.com/t5/Student-Guide/tkb-p/student';

/** Stands for the product's own address until the server that delivers the page puts it in. */
export const PUBLIC_URL = '__PUBLIC_URL__';
