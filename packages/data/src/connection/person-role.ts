import { type Statement, statement } from './statement.ts';

/** Says, to the end of the transaction, who it is for: the role that row security binds, and the person (a UUID) whose rows it shows. */
export const become = (personId: string): Statement =>
  statement`select set_config('role', 'brandwright_person', true), set_config('app.person', ${personId}, true)`;

/** The same with BEGIN before it, in one message. No values can stand there; a UUID has nothing in it that would have to be escaped. */
export const beginAs = (personId: string): string =>
  `BEGIN; ${become(personId).text.replace('$1', `'${checkPerson(personId)}'`)}`;

/** The id as it came. Throws TypeError for what is no UUID. */
export function checkPerson(personId: string): string {
  if (!/^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i.test(personId)) throw new TypeError('A person is named by a UUID.');
  return personId;
}
