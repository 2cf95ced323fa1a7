import { clsx } from 'clsx';
import type { ComponentProps } from 'react';
import { useImperativeHandle, useLayoutEffect, useRef } from 'react';
import { useFieldWiring } from './field.tsx';
import { inputClass } from './input-class.ts';

export interface TextAreaProps extends Omit<ComponentProps<'textarea'>, 'className' | 'style'> {
  value: string;
  /** `bare` leaves out the box, for a composer that brings its own. */
  look?: 'boxed' | 'bare' | undefined;
  /** Where growing ends and scrolling begins, as a CSS length. */
  maxHeight?: string | undefined;
}

/** Writing that grows with its text. */
export const TextArea = ({ look = 'boxed', maxHeight = '16rem', rows = 3, ref, ...rest }: TextAreaProps) => {
  const wiring = useFieldWiring();
  const area = useRef<HTMLTextAreaElement>(null);
  useImperativeHandle<HTMLTextAreaElement | null, HTMLTextAreaElement | null>(ref, () => area.current, []);
  // For browsers without `field-sizing`, which need the height written down.
  useLayoutEffect(() => {
    if (!area.current || CSS.supports('field-sizing', 'content')) return;
    area.current.style.height = 'auto';
    area.current.style.height = `${area.current.scrollHeight + 2}px`;
  });
  return (
    <textarea
      {...wiring}
      {...rest}
      ref={area}
      rows={rows}
      style={{ maxHeight, minHeight: `calc(${rows} * 1lh + ${look === 'boxed' ? '1.375rem' : '0.5rem'})` }}
      className={clsx(
        'block field-sizing-content resize-none overscroll-contain',
        look === 'boxed' ? clsx(inputClass, 'py-2.5') : 'w-full bg-transparent py-1 text-base outline-none',
      )}
    />
  );
};
