import type { Invoice } from '@studia/contract/billing';
import { useMutation } from '@tanstack/react-query';
import { Download } from 'lucide-react';
import { billingText as text, dayOf, moneyOf } from '../../text/billing.ts';
import { sentenceOf } from '../../text/errors.ts';
import { Badge } from '../../ui/feedback/badge.tsx';
import { toast } from '../../ui/feedback/toast.ts';
import { Button } from '../../ui/form/button.tsx';
import { saveInvoice } from './calls.ts';

/** Every bill, the newest first. */
export const InvoiceList = ({ invoices }: { invoices: readonly Invoice[] }) => {
  if (invoices.length === 0) return <p className="text-ink-soft">{text.noInvoices}</p>;
  return (
    <ul>
      {invoices.map((invoice) => (
        <li
          key={invoice.id}
          className="flex flex-wrap items-center gap-x-4 gap-y-1 border-b border-line py-3 first:border-t"
        >
          <div className="min-w-0 basis-full sm:flex-1 sm:basis-48">
            <p className="font-medium">
              {text.period(dayOf(invoice.period_start), dayOf(invoice.period_end))}
            </p>
            <p className="text-sm text-ink-soft tabular-nums">{invoice.number}</p>
          </div>
          <Badge tone={TONES[invoice.state]}>{text.invoiceState(invoice.state)}</Badge>
          <span className="tabular-nums">{moneyOf(invoice.cents, invoice.currency)}</span>
          <span className="ml-auto sm:ml-0">
            <SavePdf {...invoice} />
          </span>
        </li>
      ))}
    </ul>
  );
};

const TONES = { open: 'plain', failed: 'bad', paid: 'good', refunded: 'plain' } as const;

const SavePdf = ({ id, number }: Invoice) => {
  const { mutate, isPending } = useMutation({
    mutationFn: () => saveInvoice(id),
    onError: (error) => toast.bad(sentenceOf(error, text.downloadFailed)),
  });
  return (
    <Button
      look="quiet"
      size="sm"
      icon={Download}
      aria-label={text.download(number)}
      busy={isPending && text.opening}
      onClick={() => mutate()}
    >
      {text.pdf}
    </Button>
  );
};
