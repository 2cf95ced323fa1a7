import { render, type KatexOptions } from 'katex';
import 'katex/dist/katex.min.css';
import { memo, useLayoutEffect, useRef } from 'react';
import { useScrollsSideways } from './use-scrolls-sideways.ts';

export interface FormulaProps {
  /** LaTeX. */
  tex: string;
  /** On a line of its own. */
  display?: boolean | undefined;
}

const OPTIONS: KatexOptions = {
  output: 'htmlAndMathml',
  throwOnError: true,
  trust: false,
  strict: 'ignore',
  maxSize: 20,
  maxExpand: 300,
};

/** Shorter formulas fit any phone. */
const PERHAPS_WIDE = 32;

const LATEST_MS = 2_000;

// The two faces that every formula needs: here before the first formula is, so that nothing moves, but after the page.
const loadFaces = (): void => {
  for (const face of ['1em KaTeX_Main', 'italic 1em KaTeX_Math'])
    void document.fonts.load(face).catch(() => []);
};
// Safari has no idle callback.
if (typeof requestIdleCallback === 'function') requestIdleCallback(loadFaces, { timeout: LATEST_MS });
else setTimeout(loadFaces, LATEST_MS / 4);

/** Mathematics, drawn for the eye and as MathML for screen readers. What is no LaTeX is shown as it was written. */
export const Formula = memo(({ tex, display = false }: FormulaProps) => {
  const box = useRef<HTMLSpanElement>(null);
  useLayoutEffect(() => {
    if (box.current) draw(box.current, tex, display);
  }, [tex, display]);
  const scrolls = useScrollsSideways(box, display || tex.length > PERHAPS_WIDE);
  return (
    <span
      ref={box}
      className={display ? 'formula formula-display' : 'formula'}
      {...(scrolls && { tabIndex: 0, 'data-wide': true })}
    />
  );
});
Formula.displayName = 'Formula';

const draw = (box: HTMLElement, tex: string, displayMode: boolean): void => {
  try {
    render(tex, box, { ...OPTIONS, displayMode });
  } catch {
    box.textContent = tex;
  }
};
