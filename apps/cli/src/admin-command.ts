import { changeRole, type Database, endFactorOf, listAdmins } from '@brandwright/data';
import type { Command } from './command-line.ts';
import { CommandError, exits } from './exits.ts';
import { openPlace, placeOf } from './open-store.ts';

/**
 * `brandwright admin`: who may enter the admin shell, for which there is no other way; and the second factor of an owner who has lost both the app and the backup
 * codes.
 */
export async function runAdmin(command: Extract<Command, { kind: 'admin' }>, print: (text: string) => void): Promise<void> {
  const { database, close } = await openPlace(placeOf(process.env, process.cwd()), 'there');
  try {
    if (command.act === 'list') print(await told(database));
    else if (command.act === 'end-factor') print(await endFactor(database, command.email));
    else print(await changed(database, { act: command.act, email: command.email }));
  } finally {
    await close();
  }
}

async function told(database: Database): Promise<string> {
  const admins = await listAdmins(database);
  if (admins.length === 0) return 'There are no admins yet. Add one with brandwright admin add EMAIL.\n';
  return admins
    .map(({ email, secondFactor }) => `${email}${secondFactor ? '' : '  (no two-factor authentication yet)'}\n`)
    .join('');
}

async function endFactor(database: Database, email: string): Promise<string> {
  const result = await database.asSystem((tx) => endFactorOf(tx, email));
  if (result === 'absent') throw new CommandError(exits.nobody, [`There is no account for ${email}.`]);
  if (result === 'off') return `Two-factor authentication is already off for ${email}.\n`;
  return `Two-factor authentication is off for ${email}, and the account is signed out everywhere. Its owner can sign in with the password or choose a new one at /forgot-password.\n`;
}

async function changed(
  database: Database,
  { act, email }: { readonly act: 'add' | 'remove'; readonly email: string },
): Promise<string> {
  const result = await database.asSystem((tx) => changeRole(tx, email, act === 'add' ? 'admin' : 'person'));
  if (result === 'absent')
    throw new CommandError(exits.nobody, [`There is no account for ${email}. That person has to sign up at /signup first.`]);
  if (result === 'unconfirmed')
    throw new CommandError(exits.nobody, [
      `${email} isn’t confirmed yet. Its owner has to follow the link in the confirmation email first. Signing in sends a new one.`,
    ]);
  if (act === 'remove') return `${email} is ${result === 'same' ? 'not an admin' : 'no longer an admin'}.\n`;
  const already = result === 'same';
  const shut =
    already || result.secondFactor
      ? ''
      : ' They can open the admin page once they have set up two-factor authentication at /account.';
  return `${email} is ${already ? 'already' : 'now'} an admin.${shut}\n`;
}
