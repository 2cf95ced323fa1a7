/**
 * A duration as the runs print it.
 * @param {number} milliseconds
 */
export const seconds = (milliseconds) => `${(milliseconds / 1000).toFixed(milliseconds < 10_000 ? 1 : 0)} s`;
