const UUID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/** Whether an id is that of a kept book; books that come with Studia have short names. */
export const isStoredBook = (id: string): boolean => UUID.test(id);
