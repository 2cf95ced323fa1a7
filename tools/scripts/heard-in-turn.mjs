/**
 * Several speak at once and are heard one after the other, in the order in which they are asked for: the first of those
 * that have not ended is heard as it speaks, what the others say is kept until then.
 * @param {(text: string) => void} write
 */
export const heardInTurn = (write) => {
  /** @type {{ buffer: string, hasEnded: boolean }[]} */
  const waiting = [];
  const hear = () => {
    for (;;) {
      const [first] = waiting;
      if (!first) return;
      if (first.buffer) write(first.buffer);
      first.buffer = '';
      if (!first.hasEnded) return;
      waiting.shift();
    }
  };
  return () => {
    const voice = { buffer: '', hasEnded: false };
    waiting.push(voice);
    return {
      /** @param {string} text */
      say: (text) => {
        voice.buffer += text;
        if (waiting[0] === voice) hear();
      },
      end: () => {
        voice.hasEnded = true;
        hear();
      },
    };
  };
};
