import { changeRole, type Database, listAdmins } from '@brandwright/data';
import type { Command } from './command-line.ts';
import { CommandError, exits } from './exits.ts';
import { openPlace, placeOf } from './open-store.ts';

/** `brandwright admin`: who may enter the admin shell. There is no other way to become one of them. */
export async function runAdmin(command: Extract<Command, { kind: 'admin' }>, print: (text: string) => void): Promise<void> {
  const { database, close } = await openPlace(placeOf(process.env, process.cwd()), 'there');
  try {
    print(command.act === 'list' ? await told(database) : await changed(database, command));
  } finally {
    await close();
  }
}

async function told(database: Database): Promise<string> {
  const admins = await listAdmins(database);
  if (admins.length === 0) return 'There are no admins. brandwright admin add EMAIL makes one.\n';
  return admins.map(({ email, secondFactor }) => `${email}${secondFactor ? '' : '  (no second factor yet)'}\n`).join('');
}

async function changed(
  database: Database,
  { act, email }: Extract<Command, { kind: 'admin'; act: 'add' | 'remove' }>,
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
