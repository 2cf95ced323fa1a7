import { buffer } from 'node:stream/consumers';
import PostalMime, { type Email } from 'postal-mime';
import { SMTPServer, type SMTPServerOptions } from 'smtp-server';

/** A real SMTP server on the loopback interface that keeps what it is given. */
export const startMailServer = async (options: SMTPServerOptions = {}, host = '127.0.0.1') => {
  const received: Email[] = [];
  let connections = 0;
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onConnect: (_session, done) => {
      connections += 1;
      done();
    },
    onData: (stream, _session, done) => {
      void buffer(stream)
        .then((source) => PostalMime.parse(source))
        .then((email) => received.push(email))
        .finally(done);
    },
    ...options,
  });
  server.on('error', () => {});
  await new Promise<void>((resolve) => {
    server.listen(0, host, resolve);
  });
  const close = async () => {
    await new Promise<void>((resolve) => {
      server.close(resolve);
    });
  };
  const address = server.server.address();
  if (address === null || typeof address === 'string') throw new Error('The server has no port.');
  const { port } = address;
  return { received, port, close, connections: () => connections };
};
