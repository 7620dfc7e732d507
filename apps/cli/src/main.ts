import { engineVersion } from '@brandwright/engine';
// Its type alone: most commands draw nothing, and the press takes a third of the time that they take to start.
import type { PressError } from '@brandwright/press';
import { type Command, readCommand } from './command-line.ts';
import { CommandError, exits } from './exits.ts';

const print = (text: string): void => void process.stdout.write(text);

const tell = (text: string): void => void process.stderr.write(text);

async function run(command: Command): Promise<void> {
  switch (command.kind) {
    case 'help':
      return print((await import('./help.ts')).help);
    case 'version':
      return print(`${engineVersion}\n`);
    case 'design':
      return (await import('./design-command.ts')).runDesign(command, print);
    case 'kit':
      return (await import('./kit-command.ts')).runKit(command, print);
    case 'sheet':
      return (await import('./sheet-command.ts')).runSheet(command, print);
    case 'mcp':
      return (await import('./mcp-command.ts')).runMcp(command, tell);
    case 'backup':
      return withDatabase(async () => (await import('./backup-command.ts')).runBackup(command, print, tell));
    case 'restore':
      return withDatabase(async () => (await import('./restore-command.ts')).runRestore(command, print, tell));
    case 'admin':
      return withDatabase(async () => (await import('./admin-command.ts')).runAdmin(command, print));
    default:
      return command satisfies never;
  }
}

/** Work that may lose its database on the way. Only these commands load it. */
async function withDatabase(work: () => Promise<void>): Promise<void> {
  try {
    await work();
  } catch (error) {
    const { isUnavailable } = await import('@brandwright/data');
    if (error instanceof CommandError || !isUnavailable(error)) throw error;
    throw new CommandError(exits.unavailable, [
      'The connection to the database was lost. Nothing was left half done, so please try again.',
    ]);
  }
}

/** Every failure in words and with its status; what nobody foresaw with its stack, for a report. */
function told(error: unknown): { readonly exit: number; readonly text: string } {
  if (error instanceof CommandError) return { exit: error.exit, text: error.message };
  const { name, code, message, stack, fault } = error as NodeJS.ErrnoException & Partial<Pick<PressError, 'fault'>>;
  // Whoever gave a profile that is none can mend it.
  if (name === 'PressError' && fault?.code === 'press.profile.unreadable') return { exit: exits.data, text: `--icc: ${message}` };
  if (name === 'EngineError') return { exit: exits.data, text: message };
  if (code !== undefined && /^E[A-Z]+$/.test(code)) return { exit: exits.files, text: message };
  return { exit: exits.software, text: `Something went wrong: ${stack ?? String(error)}` };
}

try {
  await run(readCommand(process.argv.slice(2)));
} catch (error) {
  const { exit, text } = told(error);
  process.stderr.write(`${text}\n`);
  process.exitCode = exit;
}
