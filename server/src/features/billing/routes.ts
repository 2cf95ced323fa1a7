import { Readable } from 'node:stream';
import { billing as calls } from '@studia/contract/billing';
import type { Routes } from '../../http/calls/bind.ts';
import type { Billing } from './service.ts';

export const billingRoutes =
  (billing: Billing): Routes =>
  (bind) => {
    bind.call(calls.read, ({ caller }) => billing.read(caller.studentId));
    bind.call(calls.checkout, async ({ caller }) => ({ url: await billing.checkout(caller.studentId) }));
    bind.call(calls.portal, async ({ caller }) => ({ url: await billing.portal(caller.studentId) }));
    bind.call(calls.cancel, ({ caller }) => billing.cancel(caller.studentId));
    bind.call(calls.resume, ({ caller }) => billing.resume(caller.studentId));
    bind.file(calls.invoice, async ({ caller, params }) => {
      const { number, pdf } = await billing.invoicePdf(caller.studentId, params.id);
      return {
        name: `studia-invoice-${number}.pdf`,
        type: 'application/pdf',
        size: pdf.length,
        tag: null,
        inline: false,
        open: async (range) =>
          Readable.from([pdf.subarray(range?.start ?? 0, (range?.end ?? pdf.length) + 1)]),
      };
    });
    bind.signed(calls.event, (event) => billing.takeEvent(event));
  };

/** The counter of the test cashier. */
export const testCashierRoutes =
  (billing: Billing): Routes =>
  (bind) => {
    bind.call(calls.slip, ({ caller, params }) => billing.slip(caller.studentId, params.id));
    bind.call(calls.act, ({ caller, params, body }) => billing.act(caller.studentId, params.id, body.action));
  };
