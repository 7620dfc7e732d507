import type { DeletedKit, KitEvent, KitSummary } from '@brandwright/contract';
import { type Dispatch, type SetStateAction, useCallback, useEffect, useRef, useState } from 'react';
import { call } from '../../client.ts';
import { facesFor } from '../../components/browser/load-faces.ts';
import { followKits } from '../../components/follow-kits.ts';
import { toastError, toastSuccess } from '../../components/toasts/toast.ts';
import { dashboard } from '../../content/dashboard.ts';
import { redirectedToLogin, useFollowSignOut } from '../../session/login-redirect.ts';

/** Kits as far as they are known. */
export type Shelf = 'loading' | 'failed' | readonly KitSummary[];

/** What can be done with a kit of the list; each tells in a toast what became of it. */
export interface KitActions {
  /** Resolves to whether it has the name now. */
  rename(kit: KitSummary, businessName: string): Promise<boolean>;
  /** Resolves to the id of the second kit; null when there is none. */
  duplicate(kit: KitSummary): Promise<string | null>;
  remove(kit: KitSummary): Promise<void>;
  /** Restores a deleted kit; resolves to whether it is there again. */
  restore(kit: DeletedKit): Promise<boolean>;
}

/** The person's kits. Signed out, they are sent to the login page. */
export function useKits() {
  const [shelf, setShelf] = useState<Shelf>('loading');
  const [deleted, setDeleted] = useState<readonly DeletedKit[]>([]);
  useFollowSignOut();

  const load = useCallback(async (): Promise<void> => {
    setShelf('loading');
    try {
      const { kits, deleted } = await call('GET /api/kits');
      await facesFor(kits.map(({ businessName }) => businessName).join(' '));
      setShelf(kits);
      setDeleted(deleted);
    } catch (error) {
      if (redirectedToLogin(error)) return;
      setShelf('failed');
      toastError(dashboard.error.title, dashboard.error.text);
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
        toastSuccess(dashboard.renamed(renamed.businessName));
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
        toastSuccess(dashboard.duplicated(copy.businessName));
        return copy.id;
      } catch (error) {
        explain(error);
        return null;
      }
    },
    remove: async (kit) => {
      try {
        const gone = await call('DELETE /api/kits/:kit', { ids: { kit: kit.id } });
        change((kits) => kits.filter(({ id }) => id !== kit.id));
        setDeleted((known) => [gone, ...known]);
        const undo = { label: dashboard.undo, press: () => void actions.restore(gone) };
        toastSuccess(dashboard.deleted(kit.businessName), dashboard.deletedWhat, undo);
      } catch (error) {
        explain(error);
      }
    },
    restore: async (kit) => {
      try {
        put(await call('POST /api/kits/:kit/restore', { ids: { kit: kit.id } }));
        setDeleted((known) => known.filter(({ id }) => id !== kit.id));
        toastSuccess(dashboard.restored(kit.businessName));
        return true;
      } catch (error) {
        explain(error);
        return false;
      }
    },
  };
  return { shelf, deleted, load, progress, actions, onPicture: useTraits(setShelf) };
}

/** Milliseconds in which pictures arrive together. */
const together = 200;

/**
 * To be told of each picture that has arrived. What a logo shows at a glance is known once it was drawn: the list is read again, once for
 * each version of a kit.
 */
function useTraits(setShelf: Dispatch<SetStateAction<Shelf>>): (kit: KitSummary) => void {
  const asked = useRef(new Set<string>());
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  return useCallback(
    ({ id, updatedAt, swatches }) => {
      const version = `${id} ${updatedAt}`;
      if (swatches.length > 0 || asked.current.has(version)) return;
      asked.current.add(version);
      clearTimeout(timer.current);
      const read = async (): Promise<void> => {
        // Without them, the kits are shown as before.
        const found = await call('GET /api/kits').catch(() => null);
        // Only the traits: the person may have deleted or renamed a kit since the list was read.
        if (found !== null) setShelf((now) => (typeof now === 'string' ? now : now.map((kit) => withTraits(kit, found.kits))));
      };
      timer.current = setTimeout(() => void read(), together);
    },
    [setShelf],
  );
}

/** A kit with what another reading of the same version knows of its logo. */
function withTraits(kit: KitSummary, read: readonly KitSummary[]): KitSummary {
  const same = read.find(({ id, updatedAt }) => id === kit.id && updatedAt === kit.updatedAt);
  return same === undefined ? kit : { ...kit, swatches: same.swatches, typeface: same.typeface };
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
  if (!redirectedToLogin(error)) toastError(dashboard.failed, error instanceof Error ? error.message : '');
}
