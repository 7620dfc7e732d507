import type { KitEvent, KitSummary } from '@brandwright/contract';
import { useCallback, useEffect, useState } from 'react';
import { call, Refusal } from '../../client.ts';
import { facesFor } from '../../components/faces.ts';
import { followKits } from '../../components/follow-kits.ts';
import { tell, warn } from '../../components/toast.ts';
import { dashboard } from '../../content/dashboard.ts';
import { leaveForDoor, useLeaveWithThem } from '../../session/door.ts';

/** Kits as far as they are known. */
export type Shelf = 'loading' | 'failed' | readonly KitSummary[];

/** What can be done with a kit of the list; each tells in a toast what became of it. */
export interface KitActions {
  /** Resolves to whether it has the name now. */
  rename(kit: KitSummary, businessName: string): Promise<boolean>;
  /** Resolves to the id of the second kit; null when there is none. */
  duplicate(kit: KitSummary): Promise<string | null>;
  remove(kit: KitSummary): Promise<void>;
}

/** The person's kits. Whoever is signed out is shown the door. */
export function useKits() {
  const [shelf, setShelf] = useState<Shelf>('loading');
  useLeaveWithThem();

  const load = useCallback(async (): Promise<void> => {
    setShelf('loading');
    try {
      const { kits } = await call('GET /api/kits');
      await facesFor(kits.map(({ businessName }) => businessName).join(' '));
      setShelf(kits);
    } catch (error) {
      if (error instanceof Refusal && error.code === 'account.needed') return leaveForDoor();
      setShelf('failed');
      warn(dashboard.error.title, dashboard.error.text);
    }
  }, []);

  useEffect(() => {
    void load();
  }, [load]);
  const progress = useProgress(shelf, setShelf);

  const change = (how: (kits: readonly KitSummary[]) => readonly KitSummary[]): void =>
    setShelf((known) => (typeof known === 'string' ? known : how(known)));
  const put = (kit: KitSummary): void =>
    change((kits) => [...kits.filter(({ id }) => id !== kit.id), kit].toSorted((a, b) => b.createdAt.localeCompare(a.createdAt)));

  const actions: KitActions = {
    rename: async (kit, businessName) => {
      try {
        const ids = { kit: kit.id };
        const { version } = await call('GET /api/kits/:kit', { ids });
        const { updatedAt, ...renamed } = await call('PATCH /api/kits/:kit', { ids, body: { businessName, version } });
        put({ ...kit, businessName: renamed.businessName, updatedAt });
        tell(dashboard.renamed(renamed.businessName));
        return true;
      } catch (error) {
        explain(error);
        return false;
      }
    },
    duplicate: async ({ id }) => {
      try {
        const copy = await call('POST /api/kits/:kit/duplicate', { ids: { kit: id } });
        put(copy);
        tell(dashboard.duplicated(copy.businessName));
        return copy.id;
      } catch (error) {
        explain(error);
        return null;
      }
    },
    remove: async (kit) => {
      const ids = { kit: kit.id };
      const restore = async (): Promise<void> => {
        try {
          put(await call('POST /api/kits/:kit/restore', { ids }));
          tell(dashboard.restored(kit.businessName));
        } catch (error) {
          explain(error);
        }
      };
      try {
        await call('DELETE /api/kits/:kit', { ids });
        change((kits) => kits.filter(({ id }) => id !== kit.id));
        const undo = { label: dashboard.undo, press: () => void restore() };
        tell(dashboard.deleted(kit.businessName), dashboard.deletedWhat, undo);
      } catch (error) {
        explain(error);
      }
    },
  };
  return { shelf, load, progress, actions };
}

/** How far kits in the making are, by id, told while it happens; a kit that came to its end is read anew, with its logos (row D-03). */
function useProgress(shelf: Shelf, setShelf: (shelf: Shelf) => void): Readonly<Record<string, KitEvent>> {
  const [progress, setProgress] = useState<Readonly<Record<string, KitEvent>>>({});
  const waits = typeof shelf !== 'string' && shelf.some(({ status }) => status === 'generating');
  useEffect(() => {
    if (!waits) return;
    const read = async (): Promise<void> => {
      // Where it does not arrive, the next event or the next visit reads it.
      const found = await call('GET /api/kits').catch(() => null);
      if (found !== null) setShelf(found.kits);
    };
    return followKits(
      (event) => {
        if (event.status !== 'generating') void read();
        setProgress((before) => ({ ...before, [event.kit]: event }));
      },
      () => void read(),
    );
  }, [waits, setShelf]);
  return progress;
}

function explain(error: unknown): void {
  if (error instanceof Refusal && error.code === 'account.needed') leaveForDoor();
  else warn(dashboard.failed, error instanceof Error ? error.message : '');
}
