import { ERRORS } from '@studia/contract/error-list';
import { FORMS } from '@studia/contract/limits';
import { support } from '@studia/contract/support';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { startApp, type TestApp } from '../../testing/app.ts';
import { startMailServer } from '../../testing/mail-server.ts';
import { PATIENCE } from '../../testing/patience.ts';
import { doc, docx, pdf } from '../../testing/resumes.ts';
import { visitorOf } from '../../testing/visitors.ts';

const OPERATOR = 'office@school.org';

let station: Awaited<ReturnType<typeof startMailServer>>;
let app: TestApp;
beforeAll(async () => {
  station = await startMailServer();
  app = await startApp({ env: { MAIL_URL: `smtp://127.0.0.1:${station.port}`, CONTACT_EMAIL: OPERATOR } });
});
afterAll(async () => {
  await app.close();
  await station.close();
});

// From an address of its own each, because forms are counted by it.
let ordinal = 0;
const somebody = () => visitorOf(app, { address: `10.1.${++ordinal >> 8}.${ordinal & 255}` });

const contact = { name: 'Ada King', email: 'ada@example.org', message: 'How do I begin?\n\nAda' };
const application = {
  name: 'Ada King',
  email: 'ada@example.org',
  phone: '+44 20 7946 0000',
  position: 'Full-Stack Developer',
  whySetsYouApart: 'I wrote the first program.',
};
const apply = (body: object, files: readonly File[]) =>
  somebody().send(support.apply, { body, files } as never);

const messages = () => app.database.db.selectFrom('support_message').selectAll().execute();
const applications = () =>
  app.database.db
    .selectFrom('support_application')
    .select(['id', 'position', 'resume_name', 'resume_kind'])
    .execute();
const letterAbout = (subject: string) =>
  vi.waitFor(() => {
    const found = station.received.find((email) => email.subject === subject);
    if (!found) throw new Error(`no letter about ${subject}`);
    return found;
  }, PATIENCE);

describe('the contact form', () => {
  it('is kept, and mailed to the operator so that an answer goes to who wrote', async () => {
    const body = {
      access_key: 'any',
      ...contact,
      subject: 'First steps',
      from_name: 'Ada King',
      to_email: 'x@y.z',
    };
    expect(await somebody().ask(support.submitForm, { body })).toEqual({
      success: true,
      message: "Message sent successfully! We'll get back to you soon.",
    });
    const letter = await letterAbout('First steps');
    expect(letter.to).toEqual([{ name: '', address: OPERATOR }]);
    expect(letter.replyTo).toEqual([{ name: '', address: 'ada@example.org' }]);
    expect(letter.text).toContain('From: Ada King <ada@example.org>');
    expect(letter.text).toContain('How do I begin?\n\nAda');
    expect(await messages()).toContainEqual(
      expect.objectContaining({ ...contact, subject: 'First steps', received_at: app.clock.now() }),
    );
    await vi.waitFor(async () => expect((await messages())[0]?.mailed_at).toEqual(app.clock.now()), PATIENCE);
  });

  it('names its sender where it says nothing of its subject', async () => {
    await somebody().ask(support.submitForm, { body: { ...contact, name: 'Grace Hopper' } });
    expect((await letterAbout('Message from Grace Hopper')).text).toContain('How do I begin?');
  });

  it('can not smuggle headings or recipients into the letter', async () => {
    const subject = 'Hi\r\nBcc: all@example.org\r\n\r\n<script>';
    const name = 'Eve\r\nBcc: all@example.org';
    await somebody().ask(support.submitForm, { body: { ...contact, subject, name } });
    const letter = await letterAbout('Hi Bcc: all@example.org <script>');
    expect(letter.bcc ?? []).toEqual([]);
    expect(letter.to).toEqual([{ name: '', address: OPERATOR }]);
  });

  it.each([
    [{ name: ' ' }, 'text_missing'],
    [{ message: '' }, 'text_missing'],
    [{ email: 'ada' }, 'invalid_email'],
    [{ email: undefined }, 'bad_request'],
    [{ message: 'x'.repeat(10_001) }, 'text_too_long'],
  ] as const)('with %j is refused in both manners of speaking', async (wrong, code) => {
    const before = (await messages()).length;
    const answer = await somebody().send(support.submitForm, { body: { ...contact, ...wrong } as never });
    const sentence = ERRORS[code].sentence;
    expect(answer.json()).toMatchObject({ success: false, message: sentence, error: sentence, code });
    expect(answer.statusCode).toBe(400);
    expect(await messages()).toHaveLength(before);
  });

  it('of a program that fills in everything is taken, and nothing is kept', async () => {
    const before = (await messages()).length;
    const { success } = await somebody().ask(support.submitForm, { body: { ...contact, botcheck: 'on' } });
    expect(success).toBe(true);
    expect(await messages()).toHaveLength(before);
  });
});

describe('an application', () => {
  it.each([
    ['pdf', pdf('My CV.pdf'), 'application/pdf'],
    ['doc', doc('My CV.doc'), 'application/msword'],
    ['docx', docx('My CV.docx'), 'application/vnd.openxmlformats-officedocument.wordprocessingml.document'],
  ])('is kept, and mailed with its resume as %s', async (kind, resume, type) => {
    const position = `Developer of ${kind}`;
    const answer = await apply({ ...application, position }, [resume]);
    expect([answer.statusCode, answer.json()]).toEqual([
      200,
      {
        success: true,
        message: "Thank you for your interest. We'll review your application and get back to you soon.",
      },
    ]);
    const letter = await letterAbout(`Job application: ${position} – Ada King`);
    expect(letter.to).toEqual([{ name: '', address: OPERATOR }]);
    expect(letter.replyTo).toEqual([{ name: '', address: 'ada@example.org' }]);
    expect(letter.text).toContain(
      `Position: ${position}\nName: Ada King\nEmail: ada@example.org\nPhone: +44 20 7946 0000\nResume: My CV.${kind}`,
    );
    expect(letter.text).toContain('I wrote the first program.');
    const [attached] = letter.attachments;
    expect([attached?.filename, attached?.mimeType]).toEqual([`My CV.${kind}`, type]);
    expect(Buffer.from(attached?.content as ArrayBuffer)).toEqual(Buffer.from(await resume.arrayBuffer()));
    expect(await applications()).toContainEqual(
      expect.objectContaining({ position, resume_kind: kind, resume_name: `My CV.${kind}` }),
    );
  });

  it('without a telephone says so', async () => {
    await apply({ ...application, phone: '', position: 'Silent' }, [pdf('cv.pdf')]);
    expect((await letterAbout('Job application: Silent – Ada King')).text).toContain('Phone: Not provided');
  });

  it.each([
    ['no resume', application, [], 'application_incomplete', 400],
    ['no name', { ...application, name: ' ' }, [pdf('cv.pdf')], 'application_incomplete', 400],
    ['no address', { ...application, email: '' }, [pdf('cv.pdf')], 'application_incomplete', 400],
    [
      'no word about it',
      { ...application, whySetsYouApart: '' },
      [pdf('cv.pdf')],
      'application_incomplete',
      400,
    ],
    ['a wrong address', { ...application, email: 'ada' }, [pdf('cv.pdf')], 'invalid_email', 400],
    ['a program', application, [new File(['MZ…'], 'cv.pdf')], 'resume_unreadable', 400],
    ['an empty file', application, [new File([], 'cv.pdf')], 'resume_unreadable', 400],
    ['two files', application, [pdf('a.pdf'), pdf('b.pdf')], 'body_too_large', 413],
    ['more than 10 MB', application, [pdf('cv.pdf', 10 * 1024 * 1024)], 'resume_too_large', 413],
  ] as const)('with %s is refused, and leaves nothing', async (_, body, files, code, status) => {
    const before = [await applications(), await app.files()];
    const answer = await apply(body, files);
    const sentence = ERRORS[code].sentence;
    expect(answer.json()).toMatchObject({ success: false, message: sentence, error: sentence, code });
    expect(answer.statusCode).toBe(status);
    expect([await applications(), await app.files()]).toEqual(before);
  });

  it('may come with just under 10 MB', async () => {
    const resume = pdf('big.pdf', 10 * 1024 * 1024 - 100);
    expect((await apply({ ...application, position: 'Big' }, [resume])).statusCode).toBe(200);
    const letter = await letterAbout('Job application: Big – Ada King');
    expect(Buffer.from(letter.attachments[0]?.content as ArrayBuffer).length).toBe(resume.size);
  });

  it('of a program that fills in everything is taken, and nothing is kept', async () => {
    const before = [await applications(), await app.files()];
    expect((await apply({ ...application, botcheck: 'on' }, [pdf('cv.pdf')])).statusCode).toBe(200);
    expect([await applications(), await app.files()]).toEqual(before);
  });

  it('is not taken as JSON, which has no files', async () => {
    const answer = await app.http.inject({
      method: 'POST',
      url: support.apply.path,
      payload: application,
      remoteAddress: '10.9.9.9',
    });
    expect(answer.statusCode).toBe(415);
    expect(answer.json()).toMatchObject({ success: false, code: 'upload_expected' });
  });
});

describe('forms', () => {
  it('are taken five times in ten minutes from one address, and from others still', async () => {
    const eager = visitorOf(app, { address: '10.7.7.7' });
    for (let n = 0; n < FORMS.mostPerAddress; n++) await eager.ask(support.submitForm, { body: contact });
    const answer = await eager.send(support.submitForm, { body: contact });
    expect(answer.statusCode).toBe(429);
    expect(answer.json()).toMatchObject({ success: false, code: 'too_many_requests' });
    expect(Number(answer.headers['retry-after'])).toBeGreaterThan(60);
    expect((await somebody().send(support.submitForm, { body: contact })).statusCode).toBe(200);
  });
});
