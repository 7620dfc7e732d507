import type { BackupEnd, BackupHeader, BackupRow, Tally } from './backup.ts';

type BackupLine = BackupHeader | BackupRow | BackupEnd;

/** Maximum characters of a line: several times the longest row that any version has stored. */
export const longestLine = 64_000_000;

/**
 * True if the value is a valid line of a backup. For a header with an unknown format, only the format is
 * checked.
 */
export function isBackupLine(value: unknown): value is BackupLine {
  if (Array.isArray(value)) return value.length === 2 && value.every((one) => typeof one === 'string');
  if (!isRecord(value)) return false;
  return value.brandwright === 'backup' ? value.format !== 1 || isHeader(value) : isEnd(value);
}

const isHeader = ({ at, migrations, tables }: Record<string, unknown>): boolean =>
  typeof at === 'string' &&
  Array.isArray(tables) &&
  tables.every((one) => typeof one === 'string') &&
  Array.isArray(migrations) &&
  migrations.every((one) => isRecord(one) && typeof one.name === 'string' && typeof one.sha256 === 'string');

const isEnd = ({ tallies }: Record<string, unknown>): boolean => isRecord(tallies) && Object.values(tallies).every(isTally);

const isTally = (value: unknown): value is Tally =>
  isRecord(value) && typeof value.rows === 'number' && typeof value.sum === 'string';

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;
