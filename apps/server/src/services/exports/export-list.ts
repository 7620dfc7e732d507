import type { ExportedList } from '@brandwright/contract';
import {
  type Database,
  type ExportedMessage,
  type ExportedOrder,
  type ExportedPerson,
  exportedMessages,
  exportedOrders,
  exportedPeople,
  standingOf,
} from '@brandwright/data';
import { refuse } from '../../http/problem-error.ts';
import type { Person } from '../accounts/accounts.ts';
import { numberOf } from '../emails/contact-emails.ts';
import { byteOrderMark, type Cell, csvLine } from './csv.ts';

/** A table of a list: the name of each column, and its cell of a row. */
type Columns<Row> = Readonly<Record<string, (row: Row) => Cell>>;

const orderColumns: Columns<ExportedOrder> = {
  order: ({ id }) => id,
  'created (UTC)': ({ createdAt }) => createdAt,
  'paid (UTC)': ({ paidAt }) => paidAt,
  'refunded (UTC)': ({ refundedAt }) => refundedAt,
  status: ({ status }) => status,
  plan: ({ plan }) => plan,
  'amount before tax': ({ amount }) => (amount / 100).toFixed(2),
  tax: ({ tax }) => (tax / 100).toFixed(2),
  currency: ({ currency }) => currency.toUpperCase(),
  test: ({ test }) => test,
  'refund reason': ({ refundReason }) => refundReason,
  receipt: ({ receiptNumber }) => receiptNumber,
  'credit note': ({ creditNote }) => creditNote,
  email: ({ email }) => email,
};

const personColumns: Columns<ExportedPerson> = {
  account: ({ id }) => id,
  email: ({ email }) => email,
  name: ({ name }) => name,
  'since (UTC)': ({ since }) => since,
  confirmed: ({ confirmed }) => confirmed,
  admin: ({ isAdmin }) => isAdmin,
  'paid orders': ({ orders }) => orders,
  kits: ({ kits }) => kits,
};

const messageColumns: Columns<ExportedMessage> = {
  number: (message) => numberOf(message),
  'received (UTC)': ({ createdAt }) => createdAt,
  name: ({ name }) => name,
  email: ({ email }) => email,
  subject: ({ subject }) => subject,
  message: ({ message }) => message,
  'possible spam': ({ suspected }) => suspected,
  'answered (UTC)': ({ answeredAt }) => answeredAt,
};

/**
 * Use case: an admin takes a list into a spreadsheet. It is read and sent in portions; whoever is no admin any more gets
 * no further one.
 */
export async function* exportList(
  database: Database,
  { sessionId }: Pick<Person, 'sessionId'>,
  list: ExportedList,
): AsyncGenerator<Uint8Array> {
  for await (const lines of linesOf(database, list)) {
    const standing = await standingOf(database, sessionId);
    if (standing === null) refuse('account.needed');
    if (standing.role !== 'admin' || !standing.secondFactor) refuse('account.forbidden');
    yield Buffer.from(lines);
  }
}

function linesOf(database: Database, list: ExportedList): AsyncGenerator<string> {
  switch (list) {
    case 'orders':
      return tableOf(exportedOrders(database), orderColumns);
    case 'people':
      return tableOf(exportedPeople(database), personColumns);
    case 'messages':
      return tableOf(exportedMessages(database), messageColumns);
  }
}

async function* tableOf<Row>(portions: AsyncIterable<readonly Row[]>, columns: Columns<Row>): AsyncGenerator<string> {
  yield byteOrderMark + csvLine(Object.keys(columns));
  const cells = Object.values(columns);
  for await (const rows of portions) yield rows.map((row) => csvLine(cells.map((cell) => cell(row)))).join('');
}
