import type { Book } from '@studia/contract/library';
import { useMutation } from '@tanstack/react-query';
import { saveFile } from '../../../client/save-file.ts';
import { sentenceOf } from '../../../text/errors.ts';
import { arrivalText } from '../../../text/library.ts';
import { toast } from '../../../ui/feedback/toast.ts';
import { fetchOriginal } from '../calls.ts';

/** Hands the file over as it was brought. */
export const useDownload = ({ id, title }: Book) =>
  useMutation({
    mutationFn: async () => {
      const { content, name } = await fetchOriginal(id);
      saveFile(content, name || title);
    },
    onError: (error) => toast.bad(sentenceOf(error, arrivalText.downloadFailed)),
  });
