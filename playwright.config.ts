import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { defineConfig } from '@playwright/test';
import { patience } from './packages/data/testing/patience.ts';
import { chromiumFlags, chromiumPath } from './tools/chromium.ts';

const server = join(import.meta.dirname, 'apps', 'server', 'src', 'main.ts');

// Workers read this file again and must find the same server, so what is chosen once goes into the environment.
if (process.env.E2E_PORT === undefined) {
  const folder = mkdtempSync(join(tmpdir(), 'brandwright-e2e-'));
  process.on('exit', () => rmSync(folder, { recursive: true, force: true }));
  process.env.E2E_DATA_DIR = folder;
  process.env.E2E_PORT = String(await freePort());
}
const port = Number(process.env.E2E_PORT);

/** Journeys in a real browser against a real server with its own data folder. */
export default defineConfig({
  testDir: 'e2e',
  outputDir: 'reports/e2e',
  reporter: [['list'], ['json', { outputFile: 'reports/playwright.json' }]],
  forbidOnly: true,
  retries: 0,
  // On two cores, two leave a fifth of the time unused, and three a twentieth.
  workers: 3,
  // Only a page that hangs is ever late; no journey has a limit of its own (packages/data/testing/patience.ts).
  timeout: 4 * patience,
  expect: { timeout: patience },
  use: {
    baseURL: `http://127.0.0.1:${port}`,
    locale: 'en-US',
    timezoneId: 'UTC',
    screenshot: 'only-on-failure',
    // Video needs ffmpeg, which npm does not bring.
    video: 'off',
    launchOptions: { executablePath: chromiumPath(), args: [...chromiumFlags] },
  },
  ...(existsSync(server)
    ? {
        webServer: {
          command: `"${process.execPath}" "${server}"`,
          port,
          timeout: patience,
          stdout: 'pipe' as const,
          stderr: 'pipe' as const,
          gracefulShutdown: { signal: 'SIGTERM' as const, timeout: 60_000 },
          // One proxy is believed: each journey comes from an address of its own (e2e/quiet.ts).
          env: {
            PORT: String(port),
            HOST: '127.0.0.1',
            DATA_DIR: process.env.E2E_DATA_DIR ?? '',
            TRUST_PROXY: '1',
            // Journeys receive events themselves.
            WEBHOOKS_TO_LOOPBACK: 'yes',
          },
        },
      }
    : {}),
});

/** A port nobody listens on at the moment of asking. */
function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer();
    probe.on('error', reject);
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address();
      probe.close(() =>
        address !== null && typeof address === 'object' ? resolve(address.port) : reject(new Error('No port was given.')),
      );
    });
  });
}
