/** How a test waits for what happens beside it: soon as a rule, and on a machine with ten times too much to do much later. */
export const PATIENCE = { timeout: 120_000, interval: 10 };
