/** A guide on somebody else's site to the learning platform that many schools use (SPEC 2.4). */
export const CANVAS_GUIDE = 'https://community.canvaslms.com/t5/Student-Guide/tkb-p/student';

/** Stands for the product's own address until the server that delivers the page puts it in. */
export const PUBLIC_URL = '__PUBLIC_URL__';
