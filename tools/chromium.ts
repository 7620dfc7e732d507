import { execFileSync, spawnSync } from 'node:child_process';
import { chmodSync, existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { homedir } from 'node:os';
import { dirname, join } from 'node:path';

/** Where systems keep their own browser. It is preferred: it gets the system's security updates and fonts. */
const usual = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
];

/** For tests of our own pages in a container: no sandbox (it needs rights a container lacks), nothing that calls home. */
export const chromiumFlags: readonly string[] = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/** An executable Chromium: CHROMIUM_PATH, the system's, or the one npm brought, unpacked once (4 s, 200 MB) into the person's cache. */
export function chromiumPath(): string {
  const named = process.env.CHROMIUM_PATH;
  if (named !== undefined && named !== '') {
    if (!existsSync(named)) throw new Error(`CHROMIUM_PATH names “${named}”, which does not exist.`);
    return named;
  }
  return usual.find((path) => existsSync(path)) ?? unpacked();
}

function unpacked(): string {
  if (process.platform !== 'linux' || process.arch !== 'x64') {
    throw new Error(`npm brings a browser for Linux x64 only. Install Chromium or Chrome, and name it in CHROMIUM_PATH.`);
  }
  const home = packageFolder();
  const { version } = JSON.parse(readFileSync(join(home, 'package.json'), 'utf8')) as { readonly version: string };
  const cache = join(process.env.XDG_CACHE_HOME ?? join(homedir(), '.cache'), 'brandwright', `chromium-${version}`);
  const start = join(cache, 'start');
  if (existsSync(start)) return start;

  // The package unpacks to TMPDIR, and brings the libraries a bare system lacks when it thinks it runs on Lambda.
  const partial = `${cache}.${process.pid}`;
  rmSync(partial, { recursive: true, force: true });
  mkdirSync(partial, { recursive: true });
  const program = `const { default: chromium } = await import('@sparticuz/chromium'); await chromium.executablePath();`;
  const env = { ...process.env, TMPDIR: partial, AWS_EXECUTION_ENV: 'AWS_Lambda_nodejs22.x' };
  execFileSync(process.execPath, ['--input-type=module', '-e', program], {
    cwd: join(import.meta.dirname, '..'),
    env,
    stdio: 'inherit',
  });
  writeFileSync(join(partial, 'fonts.conf'), fontList(cache));
  writeFileSync(join(partial, 'start'), starter(partial));
  chmodSync(join(partial, 'start'), 0o755);
  try {
    renameSync(partial, cache);
  } catch (error) {
    if (!existsSync(start)) throw error; // Another process was quicker: its copy is as good.
    rmSync(partial, { recursive: true, force: true });
  }
  return start;
}

/** Adds the brought libraries only where the system's own do not suffice, and the brought fonts only where there are none. */
function starter(folder: string): string {
  const lacking = spawnSync(join(folder, 'chromium'), ['--version'], { stdio: 'ignore' }).status !== 0;
  const libraries = lacking ? `export LD_LIBRARY_PATH="$here/al2023/lib\${LD_LIBRARY_PATH:+:$LD_LIBRARY_PATH}"\n` : '';
  const fonts = '[ -e /etc/fonts/fonts.conf ] || export FONTCONFIG_FILE="$here/fonts.conf"\n';
  return `#!/bin/sh\nhere=$(dirname "$0")\n${libraries}${fonts}exec "$here/chromium" "$@"\n`;
}

/** The package's own list names folders of Lambda. */
const fontList = (folder: string): string =>
  `<?xml version="1.0"?>\n<fontconfig><dir>${folder}/fonts/fonts</dir><cachedir>${folder}/fonts-cache</cachedir></fontconfig>\n`;

function packageFolder(): string {
  const entry = createRequire(import.meta.url).resolve('@sparticuz/chromium');
  return join(dirname(entry), '..', '..');
}
