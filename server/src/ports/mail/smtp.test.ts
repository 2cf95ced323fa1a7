import type { SMTPServerOptions } from 'smtp-server';
import { afterEach, describe, expect, it } from 'vitest';
import { startMailServer } from '../../testing/mail-server.ts';
import { LetterRefused, type Mail, MailFailed } from './port.ts';
import { smtpMail } from './smtp.ts';

const FROM = 'Studia <tutor@studia.example>';
const letter = { to: 'mira@example.org', subject: 'Your code', text: 'It is 123456.' };

let closers: Array<() => Promise<void>> = [];
afterEach(async () => {
  await Promise.all(closers.map((close) => close()));
  closers = [];
});

const station = async (options: SMTPServerOptions = {}, host?: string) => {
  const server = await startMailServer(options, host);
  closers.push(server.close);
  return server;
};

const mailTo = (url: string): Mail => {
  const mail = smtpMail({ url, from: FROM });
  closers.push(() => mail.close());
  return mail;
};

describe('mail by SMTP', () => {
  it('delivers subject, text and HTML exactly, in every script', async () => {
    const { received, port } = await station();
    const words = 'Grüße, 学生, 👩🏽‍🎓 عربى — «ok»';
    const text = `${words}\n.\n..dots at the start\n${'long '.repeat(300)}`;
    await mailTo(`smtp://127.0.0.1:${port}`).send({
      ...letter,
      subject: words,
      text,
      html: `<p>${words}</p>`,
    });
    const [email] = received;
    expect(email?.subject).toBe(words);
    expect(email?.text?.trimEnd()).toBe(text.trimEnd());
    expect(email?.html).toContain(`<p>${words}</p>`);
    expect(email?.from).toEqual({ name: 'Studia', address: 'tutor@studia.example' });
    expect(email?.to).toEqual([{ name: '', address: 'mira@example.org' }]);
    expect(email?.headers.find(({ key }) => key === 'auto-submitted')?.value).toBe('auto-generated');
  });

  it('signs in with the user and password of the URL', async () => {
    const { received, port } = await station({
      authOptional: false,
      allowInsecureAuth: true,
      onAuth: ({ username, password }, _session, done) =>
        username === 'm@il' && password === 'p/w:1'
          ? done(null, { user: 'm@il' })
          : done(new Error('Wrong password')),
    });
    await mailTo(`smtp://m%40il:p%2Fw%3A1@127.0.0.1:${port}`).send(letter);
    expect(received).toHaveLength(1);
    const wrong = mailTo(`smtp://m%40il:guess@127.0.0.1:${port}`);
    await expect(wrong.send(letter)).rejects.toThrow(MailFailed);
    await expect(wrong.check()).rejects.toThrow(MailFailed);
  });

  it('sends many letters over a few connections', async () => {
    const { received, port, connections } = await station();
    const mail = mailTo(`smtp://127.0.0.1:${port}`);
    await Promise.all(Array.from({ length: 30 }, () => mail.send(letter)));
    expect(received).toHaveLength(30);
    expect(connections()).toBeLessThanOrEqual(3);
  });

  it('says where an answer goes, and takes files along', async () => {
    const { received, port } = await station();
    const content = new Uint8Array([0, 255, 13, 10, 46, 13, 10, 7]);
    const attachments = [{ name: 'Lebenslauf – Ä.pdf', type: 'application/pdf', content }];
    await mailTo(`smtp://127.0.0.1:${port}`).send({ ...letter, replyTo: 'ada@example.org', attachments });
    const [email] = received;
    expect(email?.replyTo).toEqual([{ name: '', address: 'ada@example.org' }]);
    expect(email?.attachments).toHaveLength(1);
    expect(email?.attachments[0]).toMatchObject({
      filename: 'Lebenslauf – Ä.pdf',
      mimeType: 'application/pdf',
      disposition: 'attachment',
    });
    expect(new Uint8Array(email?.attachments[0]?.content as ArrayBuffer)).toEqual(content);
  });

  it.each([
    ['an answer to two', { ...letter, replyTo: 'ada@example.org, eve@example.org' }],
    ['an answer with a heading in it', { ...letter, replyTo: 'ada@example.org\r\nBcc: eve@example.org' }],
    [
      'a file name with a heading in it',
      {
        ...letter,
        attachments: [{ name: 'a.pdf\r\nBcc: eve@example.org', type: 'x/y', content: new Uint8Array() }],
      },
    ],
    ['a line break in the subject', { ...letter, subject: 'Hi\r\nBcc: all@example.org' }],
    ['a bare line feed in the subject', { ...letter, subject: 'Hi\nX-Injected: yes' }],
    ['a NUL in the subject', { ...letter, subject: 'Hi\0' }],
    ['a line break in the recipient', { ...letter, to: 'mira@example.org\nBcc: all@example.org' }],
    ['two recipients', { ...letter, to: 'mira@example.org,all@example.org' }],
    ['a recipient with brackets', { ...letter, to: 'mira <mira@example.org>' }],
    ['no recipient', { ...letter, to: '' }],
  ])('refuses %s and sends nothing', async (_case, bad) => {
    const { received, port, connections } = await station();
    await expect(mailTo(`smtp://127.0.0.1:${port}`).send(bad)).rejects.toThrow(LetterRefused);
    expect(received).toEqual([]);
    expect(connections()).toBe(0);
  });

  it('fails in a way that may be tried again when the server says no, and then works', async () => {
    let full = true;
    const { received, port } = await station({
      onRcptTo: (_address, _session, done) => (full ? done(new Error('Mailbox full')) : done()),
    });
    const mail = mailTo(`smtp://127.0.0.1:${port}`);
    await expect(mail.send(letter)).rejects.toThrow(MailFailed);
    await expect(mail.send(letter)).rejects.toThrow(/Mailbox full/);
    full = false;
    await mail.send(letter);
    expect(received).toHaveLength(1);
  });

  it('fails when nobody listens', async () => {
    const { port, close } = await station();
    await close();
    const mail = mailTo(`smtp://127.0.0.1:${port}`);
    await expect(mail.send(letter)).rejects.toThrow(MailFailed);
    await expect(mail.check()).rejects.toThrow(MailFailed);
  });

  // Only Linux answers on all of 127/8; any address but the well-known ones counts as far away.
  it.skipIf(process.platform !== 'linux')('keeps its password when a far server offers no TLS', async () => {
    let asked = false;
    const { received, port } = await station(
      {
        allowInsecureAuth: true,
        onAuth: (_credentials, _session, done) => {
          asked = true;
          done(null, { user: 'm' });
        },
      },
      '127.0.0.2',
    );
    await expect(mailTo(`smtp://m:secret@127.0.0.2:${port}`).send(letter)).rejects.toThrow(MailFailed);
    expect(asked).toBe(false);
    expect(received).toEqual([]);
  });

  it('does not trust a server with a certificate of its own making', async () => {
    const { received, port } = await station({ disabledCommands: [], logger: false });
    await expect(mailTo(`smtp://127.0.0.1:${port}`).send(letter)).rejects.toThrow(/certificate/);
    expect(received).toEqual([]);
  });

  it('says when letters can be sent', async () => {
    const { port } = await station();
    await expect(mailTo(`smtp://127.0.0.1:${port}`).check()).resolves.toBeUndefined();
  });

  it('refuses a URL of another kind', () => {
    expect(() => smtpMail({ url: 'http://127.0.0.1', from: FROM })).toThrow(/smtp/);
  });
});
