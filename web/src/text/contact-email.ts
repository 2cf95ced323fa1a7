/** Stands for the operator's address in pages made at build time; the server puts the address in as it sends them. */
const CONTACT_EMAIL = '__CONTACT_EMAIL__';

/** The same as a link, in the mark-up of documents. */
export const contactLink = `[${CONTACT_EMAIL}](mailto:${CONTACT_EMAIL})`;
