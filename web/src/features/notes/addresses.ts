/** Where a note is written in. */
export const editAddress = (id: string): string => `/my-notes/${id}`;

/** Where a note is read; a link from one note to another leads there (SPEC 2.1). */
export const viewAddress = (id: string): string => `/view-note/${id}`;
