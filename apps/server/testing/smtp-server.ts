/** For tests: a mail server on this machine. */
import { once } from 'node:events';
import type { AddressInfo, Socket } from 'node:net';
import { SMTPServer } from 'smtp-server';

export interface TakenEmail {
  readonly to: readonly string[];
  /** As it came, headers first. */
  readonly text: string;
}

/** `refuse` for now, `forbid` for good; `hang` keeps the connection and never answers, `drip` answers and never ends. */
export type MailFate = 'take' | 'refuse' | 'forbid' | 'drop' | 'hang' | 'drip';

/** A mail server that takes emails, or does with each connection's DATA what the test says; at a port that is free. */
export async function mailServer(fate: (to: readonly string[]) => MailFate, at = 0) {
  const taken: TakenEmail[] = [];
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    closeTimeout: 100,
    allowInsecureAuth: true,
    onAuth: (_given, _session, done) => done(null, { user: 'anybody' }),
    onData(stream, session, done) {
      let text = '';
      stream.setEncoding('utf8').on('data', (chunk: string) => {
        text += chunk;
      });
      stream.on('end', () => {
        const to = session.envelope.rcptTo.map(({ address }) => address);
        const now = fate(to);
        const { connections } = server as unknown as { connections: Set<{ id: string; _socket: Socket }> };
        if (now === 'hang') return;
        if (now === 'drip')
          for (const { id, _socket } of connections) {
            if (id !== session.id) continue;
            const dripping = setInterval(() => _socket.write('250-still\r\n'), 20);
            _socket.once('close', () => clearInterval(dripping));
          }
        if (now === 'drip') return;
        if (now === 'forbid') return done(Object.assign(new Error('Nobody of that name'), { responseCode: 550 }));
        if (now === 'refuse') return done(Object.assign(new Error('No room for ada@example.com'), { responseCode: 452 }));
        taken.push({ to, text });
        // It has the email, but the sender never hears of it.
        if (now === 'take') return done();
        for (const { _socket } of connections) _socket.destroy();
      });
    },
  });
  server.on('error', () => {});
  server.listen(at, '127.0.0.1');
  await once(server.server, 'listening');
  const { port } = server.server.address() as AddressInfo;
  return { taken, url: `smtp://127.0.0.1:${port}`, close: () => new Promise<void>((done) => server.close(() => done())) };
}
