/** Whether a text may be English: the model knows nothing else, and its vectors of other scripts say nothing. */
export const mayBeEnglish = (text: string): boolean => {
  const letters = text.match(/\p{L}/gu)?.length ?? 0;
  const latin = text.match(/\p{Script=Latin}/gu)?.length ?? 0;
  return letters > 0 && latin >= letters / 2;
};
