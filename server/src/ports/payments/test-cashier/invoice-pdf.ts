import Sheet from 'pdfkit';
import type { ReportedInvoice } from '../port.ts';

const day = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' });
const MARGIN = 64;
const WIDTH = 595 - 2 * MARGIN;

const STATES: Readonly<Record<ReportedInvoice['state'], string>> = {
  open: 'Not paid yet',
  failed: 'Payment declined',
  paid: 'Paid',
  refunded: 'Refunded',
};

/** The test cashier's invoice as a sheet of paper that can't be taken for a real one. */
export const printInvoice = (invoice: ReportedInvoice): Promise<Uint8Array> => {
  const sheet = new Sheet({
    size: 'A4',
    margin: MARGIN,
    info: { Title: `Invoice ${invoice.number} (test)`, CreationDate: invoice.madeAt },
  });
  const written = collect(sheet);
  sheet.font('Times-Bold').fontSize(26).text('Studia');
  sheet.moveDown(0.2).font('Helvetica-Bold').fontSize(11).fillColor('#9b1c1c');
  sheet.text('TEST INVOICE: no money was moved, and nothing is owed.').fillColor('#1c1c1c');
  sheet.moveDown(1.6).font('Times-Bold').fontSize(18).text(`Invoice ${invoice.number}`).moveDown(0.6);
  for (const [label, value] of rowsOf(invoice)) writeRow(sheet, label, value);
  sheet.moveDown(1.5).font('Helvetica').fontSize(10).fillColor('#555555');
  sheet.text(
    'Premium renews every 30 days until it is cancelled. The price excludes taxes; the test cashier adds none.',
    MARGIN,
    sheet.y,
    { width: WIDTH },
  );
  sheet.end();
  return written;
};

const rowsOf = (invoice: ReportedInvoice): [label: string, value: string][] => [
  ['Issued on', day.format(invoice.madeAt)],
  ['Status', STATES[invoice.state]],
  ['For', 'Studia Premium'],
  ['Period', `${day.format(invoice.periodStart)} to ${day.format(invoice.periodEnd)}`],
  ['Price', money(invoice.cents - invoice.taxCents, invoice.currency)],
  ['Taxes', money(invoice.taxCents, invoice.currency)],
  ['Total', money(invoice.cents, invoice.currency)],
];

const writeRow = (sheet: PDFKit.PDFDocument, label: string, value: string): void => {
  const { y } = sheet;
  sheet.font('Helvetica').fontSize(11).fillColor('#555555').text(label, MARGIN, y, { width: 120 });
  sheet.fillColor('#1c1c1c').text(value, MARGIN + 130, y, { width: WIDTH - 130 });
  sheet.moveDown(0.5);
};

const money = (cents: number, currency: string): string =>
  new Intl.NumberFormat('en-US', { style: 'currency', currency }).format(cents / 100);

const collect = (sheet: PDFKit.PDFDocument): Promise<Uint8Array> =>
  new Promise((resolve, reject) => {
    const parts: Buffer[] = [];
    sheet.on('data', (part: Buffer) => parts.push(part));
    sheet.on('end', () => resolve(Buffer.concat(parts)));
    sheet.on('error', reject);
  });
