import { useId } from 'react';

export interface SliderProps {
  label: string;
  min: number;
  max: number;
  step: number;
  value: number;
  /** The value in words or with its unit, shown and read aloud. */
  valueText: string;
  onChange: (value: number) => void;
}

/** A value between two ends, by thumb or arrow keys. */
export const Slider = ({ label, min, max, step, value, valueText, onChange }: SliderProps) => {
  const id = useId();
  return (
    <div>
      <div className="flex items-baseline justify-between gap-4 text-ui">
        <label htmlFor={id} className="font-semibold">
          {label}
        </label>
        <span aria-hidden="true" className="text-sm text-ink-soft tabular-nums">
          {valueText}
        </span>
      </div>
      <input
        id={id}
        type="range"
        min={min}
        max={max}
        step={step}
        value={value}
        aria-valuetext={valueText}
        onChange={(event) => onChange(event.target.valueAsNumber)}
        className="h-11 w-full cursor-pointer accent-accent"
      />
    </div>
  );
};
