/**
 * The networks of SPEC 1. No account of the product's own is known, so each leads to the network itself; who runs Studia
 * puts their own addresses here.
 */
export const SOCIAL = {
  professional: { name: 'LinkedIn', href: 'https://www.linkedin.com/' },
  photos: { name: 'Instagram', href: 'https://www.instagram.com/' },
  video: { name: 'YouTube', href: 'https://www.youtube.com/' },
  shortVideo: { name: 'TikTok', href: 'https://www.tiktok.com/' },
  microblog: { name: 'X', href: 'https://x.com/' },
} as const;

export type SocialName = keyof typeof SOCIAL;

/** A guide on somebody else's site to the learning platform that many schools use (SPEC 2.4). */
export const CANVAS_GUIDE = 'https://community.canvaslms.com/t5/Student-Guide/tkb-p/student';

/** Stands for the product's own address until the server that delivers the page puts it in. */
export const PUBLIC_URL = '__PUBLIC_URL__';
