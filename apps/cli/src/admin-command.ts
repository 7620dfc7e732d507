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
  if (admins.length === 0) return 'There are no admins. brandwright admin add EMAIL makes one.\n';
  return admins.map(({ email, secondFactor }) => `${email}${secondFactor ? '' : '  (no second factor yet)'}\n`).join('');
}

async function endFactor(database: Database, email: string): Promise<string> {
  const result = await database.asSystem((tx) => endFactorOf(tx, email));
  if (result === 'absent') throw new CommandError(exits.nobody, [`No account has the address ${email}.`]);
  if (result === 'off') return `${email} has no second factor.\n`;
  return `The second factor of ${email} is off, and the account is signed out everywhere. Its owner signs in with the password, or asks for a new one at /forgot-password.\n`;
}

async function changed(
  database: Database,
  { act, email }: { readonly act: 'add' | 'remove'; readonly email: string },
): Promise<string> {
  const result = await database.asSystem((tx) => changeRole(tx, email, act === 'add' ? 'admin' : 'person'));
  if (result === 'absent')
    throw new CommandError(exits.nobody, [`No account has the address ${email}. Its owner signs up first, at /signup.`]);
  if (result === 'unconfirmed')
    throw new CommandError(exits.nobody, [
      `The address ${email} is not confirmed yet. Its owner follows the link in the letter first; signing in sends it again.`,
    ]);
  if (act === 'remove') return `${email} is ${result === 'same' ? 'no admin' : 'an admin no longer'}.\n`;
  const already = result === 'same';
  const shut =
    already || result.secondFactor ? '' : ' The admin shell opens once they have set up a second factor under /account.';
  return `${email} is an admin${already ? ' already' : ''}.${shut}\n`;
}
