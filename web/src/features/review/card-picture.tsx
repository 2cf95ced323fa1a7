import type { CardPictureId } from '@studia/contract/ids';
import { useQuery } from '@tanstack/react-query';
import { sessionText as text } from '../../text/review.ts';
import { Skeleton } from '../../ui/feedback/skeleton.tsx';
import { fetchPicture } from './calls.ts';

const ADDRESS = /^\/api\/review\/pictures\/([0-9a-f-]{36})$/;

/** A picture that came with a card; null for every other address. */
export const cardPicture = (address: string, alt: string) => {
  const id = ADDRESS.exec(address)?.[1];
  return id === undefined ? null : <CardPicture id={id as CardPictureId} alt={alt} />;
};

/** It is its owner's alone, so it is fetched with their token. */
const CardPicture = ({ id, alt }: { id: CardPictureId; alt: string }) => {
  const { data, error } = useQuery({
    queryKey: ['card-picture', id],
    queryFn: async () => URL.createObjectURL((await fetchPicture(id)).content),
    staleTime: Infinity,
    gcTime: Infinity,
    retry: false,
  });
  if (error) return <span className="text-ink-soft">{text.pictureMissing}</span>;
  if (data === undefined) return <Skeleton label={text.picture} lines={3} />;
  return (
    <img
      src={data}
      alt={alt === '' ? text.picture : alt}
      className="my-2 max-h-80 max-w-full rounded-inner"
    />
  );
};
