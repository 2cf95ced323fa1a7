import type { NotePictureId } from '@studia/contract/ids';
import { PICTURE_PATH } from '@studia/contract/note-text';
import { fetchPicture } from './calls.ts';

const addresses = new Map<string, Promise<string>>();

/** An address that the browser can show; the picture itself needs the student's token, which no `src` can carry. */
export const pictureAddress = (source: string): Promise<string> => {
  const known = addresses.get(source);
  if (known) return known;
  const id = source.slice(PICTURE_PATH.length) as NotePictureId;
  const address = fetchPicture(id).then((content) => URL.createObjectURL(content));
  addresses.set(source, address);
  address.catch(() => addresses.delete(source));
  return address;
};

/** A picture that was added on this page need not be fetched. */
export const knowPicture = (id: NotePictureId, content: Blob): string => {
  const source = `${PICTURE_PATH}${id}`;
  addresses.set(source, Promise.resolve(URL.createObjectURL(content)));
  return source;
};
