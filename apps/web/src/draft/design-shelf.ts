import type { Design } from '@brandwright/engine';

/**
 * Design documents by id, in the browser's own database. A document never changes under its id, so that tabs cannot disagree. Where
 * the browser keeps no database the shelf is empty after a reload: what can be drawn again is drawn again.
 */
const database = 'brandwright';
const store = 'designs';

/** Never rejects: a document that could not be kept is merely not found again. */
export async function keepDesign(design: Design): Promise<void> {
  await within('readwrite', (shelf) => shelf.put(design, design.id)).catch(ignore);
}

/** The documents that are there, in no order. Never rejects. */
export async function findDesigns(ids: readonly string[]): Promise<readonly Design[]> {
  const found = await Promise.all(ids.map((id) => within<unknown>('readonly', (shelf) => shelf.get(id)).catch(ignore)));
  return found.filter(isDesign);
}

/** Lets everything go but these. */
export async function keepOnly(ids: ReadonlySet<string>): Promise<void> {
  const held = await within('readonly', (shelf) => shelf.getAllKeys()).catch(ignore);
  for (const id of held ?? []) {
    if (!ids.has(String(id))) await within('readwrite', (shelf) => shelf.delete(id)).catch(ignore);
  }
}

const ignore = (): undefined => undefined;

/** Whether what was stored looks like a design of a version that can be shown. */
export function isDesign(value: unknown): value is Design {
  const { version, id, name, scene, scheme } = (value ?? {}) as { readonly [K in keyof Design]?: unknown };
  const paints = (scheme as { readonly paints?: unknown } | undefined)?.paints;
  const shapes = (scene as { readonly shapes?: unknown } | undefined)?.shapes;
  return (
    version === 1 && typeof id === 'string' && typeof name === 'string' && Array.isArray(shapes) && typeof paints === 'object'
  );
}

const page: { opened: Promise<IDBDatabase> | null } = { opened: null };

function open(): Promise<IDBDatabase> {
  page.opened ??= new Promise<IDBDatabase>((resolve, reject) => {
    const request = indexedDB.open(database, 1);
    request.onupgradeneeded = () => request.result.createObjectStore(store);
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
    request.onblocked = () => reject(new Error('Another tab holds an older database.'));
  });
  return page.opened;
}

async function within<T>(mode: IDBTransactionMode, use: (shelf: IDBObjectStore) => IDBRequest<T>): Promise<T> {
  const held = await open();
  return new Promise((resolve, reject) => {
    const request = use(held.transaction(store, mode).objectStore(store));
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });
}
