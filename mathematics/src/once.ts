import { unpaid } from './budget.ts';

/** Works something out when it is first asked for, and keeps it: whoever starts the product need not wait for every table. */
export const once = <Result>(make: () => Result): (() => Result) => {
  let made: { readonly result: Result } | null = null;
  return () => (made ??= { result: unpaid(make) }).result;
};
