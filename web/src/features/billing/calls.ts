import { billing, type Billing, type CashierAction, type CashierSlip } from '@studia/contract/billing';
import { call } from '../../client/call.ts';
import { fetchFile } from '../../client/file.ts';
import { saveFile } from '../../client/save-file.ts';

export const readBilling = (): Promise<Billing> => call(billing.read, {});
export const cancelPlan = (): Promise<Billing> => call(billing.cancel, {});
export const resumePlan = (): Promise<Billing> => call(billing.resume, {});

/** Leaves for the page on which to pay. */
export const goToCheckout = async (): Promise<void> => {
  window.location.assign((await call(billing.checkout, {})).url);
};

/** Leaves for the page on which to change the payment method. */
export const goToPortal = async (): Promise<void> => {
  window.location.assign((await call(billing.portal, {})).url);
};

export const saveInvoice = async (id: string): Promise<void> => {
  const { content, name } = await fetchFile(billing.invoice, { params: { id } });
  saveFile(content, name);
};

export const readSlip = (id: string): Promise<CashierSlip> => call(billing.slip, { params: { id } });
export const actAtCashier = (id: string, action: CashierAction): Promise<CashierSlip> =>
  call(billing.act, { params: { id }, body: { action } });
