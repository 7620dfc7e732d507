import { DirectoryHeldError, NoDatabaseError, openStore, type Place, readPlace, type Store } from '@brandwright/data';
import { CommandError, exits } from './exits.ts';

/** Where the environment says that everything is kept. Throws CommandError (78). */
export function placeOf(env: Readonly<Record<string, string | undefined>>, cwd: string): Place {
  const { place, faults } = readPlace(env, cwd);
  if (faults.length > 0) throw new CommandError(exits.settings, faults);
  return place;
}

/** Opens it, with what stands in the way in words: a server that runs (75), no database there, or none that answers (69). */
export async function openPlace(place: Place, wanted: Parameters<typeof openStore>[1]): Promise<Store> {
  try {
    return await openStore(place, wanted);
  } catch (error) {
    if (error instanceof DirectoryHeldError) throw new CommandError(exits.held, [error.message]);
    if (error instanceof NoDatabaseError)
      throw new CommandError(exits.unavailable, [error.message, 'Set DATA_DIR or DATABASE_URL if it is somewhere else.']);
    const { name, message } = error as Error;
    // Whoever restores tells these apart.
    if (name === 'MigrationError' && wanted !== 'there') throw error;
    throw new CommandError(exits.unavailable, [`Can’t use the database: ${message}`]);
  }
}
