/** Where a plan is opened. */
export const planAddress = (id: string): string => `/goal-setting?plan=${id}`;
