import { describe, expect, it } from 'vitest';
import { faultOf } from './resume.ts';

const MEGABYTE = 1024 * 1024;
const WORD = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document';
const WRONG_KIND = 'Please upload a PDF, DOC, or DOCX file.';

describe('a file as a résumé', () => {
  it.each([
    ['ada.pdf', 'application/pdf', 1, null],
    ['ada.doc', 'application/msword', 1, null],
    ['ada.docx', WORD, 1, null],
    ['ADA.DOCX', '', 1, null],
    ['ada.png', 'image/png', 1, WRONG_KIND],
    ['ada.pdf', 'image/png', 1, WRONG_KIND],
    ['ada', '', 1, WRONG_KIND],
    ['ada.pdf.exe', '', 1, WRONG_KIND],
    ['ada.pdf', 'application/pdf', 10 * MEGABYTE, null],
    [
      'ada.pdf',
      'application/pdf',
      10 * MEGABYTE + 1,
      'This resume is larger than 10 MB. Choose a smaller one.',
    ],
  ])('%s of kind "%s" with %d bytes: %s', (name, type, size, fault) => {
    expect(faultOf({ name, type, size })).toBe(fault);
  });
});
