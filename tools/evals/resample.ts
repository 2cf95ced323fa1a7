/** A sound at 16,000 samples a second, as the listener wants it: by the mean of what falls into each sample. */
export const at16k = ({ samples, rate }: { samples: Float32Array; rate: number }): Float32Array => {
  const step = rate / 16_000;
  return Float32Array.from({ length: Math.floor(samples.length / step) }, (_, at) => {
    const place = at * step;
    const [left, part] = [Math.floor(place), place % 1];
    return (samples[left] ?? 0) * (1 - part) + (samples[left + 1] ?? 0) * part;
  });
};
