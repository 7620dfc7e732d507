import { type Statement, statement } from './statement.ts';

/**
 * Sets, until the transaction ends, the role that row security binds and the person (a UUID) whose rows it
 * shows.
 */
export const asPersonStatement = (personId: string): Statement =>
  statement`select set_config('role', 'brandwright_person', true), set_config('app.person', ${personId}, true)`;

/** BEGIN and `asPersonStatement` in one message. It cannot carry values, and a UUID needs no escaping. */
export const beginAs = (personId: string): string =>
  `BEGIN; ${asPersonStatement(personId).text.replace('$1', `'${checkPerson(personId)}'`)}`;

/** Returns the id. Throws TypeError if it is not a UUID. */
export function checkPerson(personId: string): string {
  if (!/^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i.test(personId)) throw new TypeError('A person is named by a UUID.');
  return personId;
}
