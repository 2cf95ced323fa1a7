import type { Picture } from '@studia/contract/proof';
import { useRef } from 'react';
import { answerText } from '../../../../text/answer.ts';
import { inOneLine } from '../../../../ui/markdown/one-line.ts';
import { GraphDrawing, penOf } from './graph.tsx';
import { NumberLineDrawing } from './number-line.tsx';
import { heightAt, planeOf } from './plane.ts';
import { ticksBetween, written } from './ticks.ts';
import { useWidth } from './use-width.ts';

type Graph = Extract<Picture, { kind: 'graph' }>;

const FIRST_WIDTH = 480;

/** A graph or a number line: drawn for the eye, one sentence for the ear, its values for who wants them. */
export const ProofPicture = ({ picture: given }: { picture: Picture }) => {
  const picture = readable(given);
  const box = useRef<HTMLDivElement>(null);
  const width = useWidth(box, FIRST_WIDTH);
  return (
    <figure className="proof-picture">
      <div ref={box}>
        {picture.kind === 'graph' ? (
          <GraphDrawing graph={picture} width={width} />
        ) : (
          <NumberLineDrawing line={picture} width={width} />
        )}
      </div>
      <figcaption>
        {picture.kind === 'graph' && <Legend graph={picture} />}
        <p>{picture.sentence}</p>
        {picture.kind === 'graph' && <Values graph={picture} />}
      </figcaption>
    </figure>
  );
};

/** Powers are raised: what is under a drawing can be no formula. */
const readable = (picture: Picture): Picture => {
  const sentence = inOneLine(picture.sentence);
  if (picture.kind !== 'graph') return { ...picture, sentence };
  return {
    ...picture,
    sentence,
    curves: picture.curves.map((curve) => ({ ...curve, label: inOneLine(curve.label) })),
  };
};

const Legend = ({ graph: { curves } }: { graph: Graph }) => (
  <ul aria-hidden="true">
    {curves.map(({ label }, at) => (
      <li key={label}>
        <svg width="28" height="8" className="graph">
          <path className={penOf(at)} d="M1 4H27" />
        </svg>
        {label}
      </li>
    ))}
  </ul>
);

const Values = ({ graph }: { graph: Graph }) => {
  const { x } = planeOf(graph);
  const places = ticksBetween(x.low, x.high, 8);
  const near = (x.high - x.low) / 100;
  return (
    <details>
      <summary>{answerText.values}</summary>
      <table>
        <thead>
          <tr>
            <th scope="col">x</th>
            {graph.curves.map(({ label }) => (
              <th key={label} scope="col">
                {label}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {places.map((place) => (
            <tr key={place}>
              <th scope="row">{written(place)}</th>
              {graph.curves.map(({ label, points }) => {
                const height = heightAt(points, place, near);
                return <td key={label}>{height === null ? '–' : written(height)}</td>;
              })}
            </tr>
          ))}
        </tbody>
      </table>
    </details>
  );
};
