import type { Book } from '@studia/contract/library';
import { useMutation } from '@tanstack/react-query';
import { sentenceOf } from '../../../text/errors.ts';
import { arrivalText } from '../../../text/library.ts';
import { toast } from '../../../ui/toast.ts';
import { fetchOriginal } from '../calls.ts';

/** Hands the file over as it was brought. */
export const useDownload = ({ id, title }: Book) =>
  useMutation({
    mutationFn: async () => {
      const { content, name } = await fetchOriginal(id);
      save(content, name || title);
    },
    onError: (error) => toast.bad(sentenceOf(error, arrivalText.downloadFailed)),
  });

/** Long enough for any browser to have begun. */
const BEGUN_MS = 60_000;

const save = (content: Blob, name: string): void => {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(content);
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), BEGUN_MS);
};
