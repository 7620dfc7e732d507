import { connect } from 'node:net';
import { patience } from '../../../packages/data/testing/patience.ts';

/** What came back, as it stands on the wire; `status` is 0 where nothing did. */
export interface RawAnswer {
  readonly status: number;
  readonly headers: string;
  readonly body: string;
  /** Milliseconds of processor time that this thread spent until it was whole: on the request, and on its server where that is beside the test. */
  readonly ms: number;
}

/**
 * For tests: sends bytes to a port of this machine as they are, and reads until the server ends, or says nothing for `silence` milliseconds: no answer takes
 * that long, however busy the machine is.
 */
export function rawRequest(port: number, parts: readonly (string | Buffer)[], silence = patience): Promise<RawAnswer> {
  const began = process.threadCpuUsage();
  return new Promise((done, failed) => {
    const socket = connect(port, '127.0.0.1');
    let text = '';
    const end = (): void => {
      socket.destroy();
      const [headers = '', body = ''] = text.split('\r\n\r\n');
      const { user, system } = process.threadCpuUsage(began);
      done({ status: Number(/^HTTP\/1\.1 (\d+)/.exec(text)?.[1] ?? 0), headers, body, ms: (user + system) / 1000 });
    };
    socket.setTimeout(silence, end);
    socket.on('data', (chunk: Buffer) => {
      text += chunk.toString('latin1');
      const length = Number(/\r\ncontent-length: (\d+)/i.exec(text)?.[1] ?? Number.NaN);
      if (text.length >= text.indexOf('\r\n\r\n') + 4 + length) end();
    });
    socket.on('close', end);
    // The server may stop reading in the middle of what is sent.
    socket.on('error', (error: NodeJS.ErrnoException) =>
      ['EPIPE', 'ECONNRESET'].includes(error.code ?? '') ? undefined : failed(error),
    );
    for (const part of parts) socket.write(part);
  });
}
