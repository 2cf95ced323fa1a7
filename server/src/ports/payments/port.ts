import type { CashierAction, CashierSlip, InvoiceState } from '@studia/contract/billing';
import type { StudentId } from '@studia/contract/ids';

/** One bill, as the provider reports it. */
export interface ReportedInvoice {
  readonly id: string;
  /** As it is printed on the bill. */
  readonly number: string;
  readonly state: InvoiceState;
  /** What was asked, taxes included; in hundredths of the currency. */
  readonly cents: number;
  readonly taxCents: number;
  readonly currency: string;
  readonly periodStart: Date;
  readonly periodEnd: Date;
  readonly madeAt: Date;
  readonly paidAt: Date | null;
  readonly refundedAt: Date | null;
}

/** A subscription, as the provider reports it at one moment. */
export interface ReportedSubscription {
  readonly id: string;
  readonly studentId: StudentId;
  readonly startedAt: Date;
  readonly endsAtPeriodEnd: boolean;
  readonly endedAt: Date | null;
  /** As it may be shown: brand and last four digits. */
  readonly paymentMethod: string | null;
  readonly invoices: readonly ReportedInvoice[];
}

/** Who wants to pay, and where they go afterwards. */
interface CheckoutRequest {
  readonly studentId: StudentId;
  /** How the provider knows them. */
  readonly customer: string;
  readonly paidUrl: string;
  readonly leftUrl: string;
}

/** A signed message as it comes over the line. */
export interface SignedEvent {
  readonly body: Uint8Array;
  readonly header: (name: string) => string | undefined;
}

/** What an event is about; what happened is asked anew, because events come late, twice and in any order. */
interface PaymentEvent {
  readonly id: string;
  readonly subscriptionId: string | null;
  /** Whom it concerns, where no subscription is named. */
  readonly customer: string | null;
}

/** Takes money for a subscription and says what became of it. */
export interface Payments {
  readonly kind: 'provider' | 'test';
  /** Makes a student known; the same student always gets the same answer. */
  customer(student: { id: StudentId; email: string }): Promise<string>;
  /** A page on which to pay. */
  startCheckout(request: CheckoutRequest): Promise<{ id: string; url: string }>;
  /** Makes a page useless on which nobody has paid yet. */
  dropCheckout(id: string): Promise<void>;
  /** A page on which to change the payment method. */
  portal(customer: string, returnUrl: string): Promise<string>;
  /** Everything about a subscription as it is now; null when there is none. */
  read(subscriptionId: string): Promise<ReportedSubscription | null>;
  /** The ids of a customer's subscriptions, also of those that ended. */
  subscriptionsOf(customer: string): Promise<string[]>;
  /** Says whether it goes on after the period that is paid. */
  setRenewal(subscriptionId: string, renews: boolean): Promise<void>;
  /** Ends it at once; nothing more is charged. */
  end(subscriptionId: string): Promise<void>;
  /** Gives all of an invoice's money back. */
  refund(invoiceId: string): Promise<void>;
  invoicePdf(invoiceId: string): Promise<Uint8Array>;
  /** Ends everything of a customer and forgets them. */
  forget(customer: string): Promise<void>;
  /** Reads an event; throws `SignatureWrong` when it was not signed by the provider. */
  readEvent(event: SignedEvent): PaymentEvent;
  /** Where the test cashier is at work: its counter, and what its calendar says. */
  readonly counter: TestCounter | null;
}

/** The test cashier's counter: where payments are played by hand, and time passes on request. */
export interface TestCounter {
  /** What lies there; `current` is the student's subscription that runs. */
  slip(studentId: StudentId, id: string): Promise<CashierSlip | null>;
  /** Plays an action, and answers the events of it; null when the slip is not there. */
  act(
    studentId: StudentId,
    id: string,
    action: CashierAction,
  ): Promise<{ slip: CashierSlip; event: SignedEvent } | null>;
  /** Does what the calendar says, such as renewals; answers the events of it. */
  catchUp(): Promise<SignedEvent[]>;
}

/** The event does not come from the provider, or was changed on its way. */
export class SignatureWrong extends Error {
  override readonly name = 'SignatureWrong';
}

/** The provider could not be reached, or could not do it now: trying again later may help. */
export class PaymentsFailed extends Error {
  override readonly name = 'PaymentsFailed';
}

/** What was asked for does not fit how things stand; the page is out of date. */
export class OutOfStep extends Error {
  override readonly name = 'OutOfStep';
}
