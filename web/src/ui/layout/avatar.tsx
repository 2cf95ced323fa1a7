import { clsx } from 'clsx';
import { useState } from 'react';

export interface AvatarProps {
  name: string;
  photo?: string | undefined;
  size?: 'sm' | 'md' | 'lg' | undefined;
}

const SIZES = { sm: 'size-8 text-sm', md: 'size-10 text-base', lg: 'size-18 text-2xl' };

/** First letters of the first and the last name. */
const initials = (name: string): string => {
  const parts = name.trim().split(/\s+/u);
  const chosen = parts.length > 1 ? [parts[0], parts.at(-1)] : parts;
  return chosen.map((part) => Array.from(part ?? '')[0]?.toLocaleUpperCase() ?? '').join('');
};

/** The student's photo, or initials where there is none or it does not load. */
export const Avatar = ({ name, photo, size = 'md' }: AvatarProps) => {
  const [broken, setBroken] = useState<string>();
  const shape = clsx('inline-grid shrink-0 place-items-center overflow-hidden rounded-full', SIZES[size]);
  if (photo !== undefined && photo !== broken) {
    return (
      <img src={photo} alt="" onError={() => setBroken(photo)} className={clsx(shape, 'object-cover')} />
    );
  }
  return (
    <span aria-hidden="true" className={clsx(shape, 'bg-accent-wash font-serif font-semibold text-accent')}>
      {initials(name)}
    </span>
  );
};
