import { randomUUID } from 'node:crypto';
import { type CanvaDesignType, canvaDesignTypes } from '@brandwright/contract';
import { and, eq, lt, sql } from 'drizzle-orm';
import type { PersonScope } from '../connection/database.ts';
import { canvaDesigns, canvaExports } from '../tables/canva.ts';

type Row = typeof canvaDesigns.$inferSelect;
export type CanvaDesignRow = Pick<Row, 'type' | 'designId' | 'name' | 'digest' | 'settled'>;

/** What was exported of one of the person's kits, in the order of the types. */
export async function listCanvaDesigns({ tx }: PersonScope, kitId: string): Promise<readonly CanvaDesignRow[]> {
  const { type, designId, name, digest, settled } = canvaDesigns;
  const rows = await tx
    .select({ type, designId, name, digest, settled })
    .from(canvaDesigns)
    .where(eq(canvaDesigns.brandKitId, kitId));
  return canvaDesignTypes.flatMap((one) => rows.filter((row) => row.type === one));
}

/** Keeps an exported design in the place of an earlier one of its type. */
export async function keepCanvaDesign(
  { tx }: PersonScope,
  kitId: string,
  { type, ...design }: Omit<CanvaDesignRow, 'settled'>,
): Promise<void> {
  const values = { ...design, settled: false, createdAt: sql`now()` };
  await tx
    .insert(canvaDesigns)
    .values({ ...values, brandKitId: kitId, type })
    .onConflictDoUpdate({ target: [canvaDesigns.brandKitId, canvaDesigns.type], set: values });
}

/** Forgets a design that is gone at Canva, unless another one has taken its place. */
export async function dropCanvaDesign(
  { tx }: PersonScope,
  kitId: string,
  { type, designId }: { readonly type: CanvaDesignType; readonly designId: string },
): Promise<void> {
  await tx
    .delete(canvaDesigns)
    .where(and(eq(canvaDesigns.brandKitId, kitId), eq(canvaDesigns.type, type), eq(canvaDesigns.designId, designId)));
}

const { brandKitId, exportId, aliveUntil } = canvaExports;
const alive = (seconds: number) => sql`now() + make_interval(secs => ${seconds})`;

/**
 * Begins an export of one of the person's kits. Null while another one is under way. It counts as given up
 * if nothing renews it for so many seconds.
 */
export async function beginCanvaExport({ tx }: PersonScope, kitId: string, seconds: number): Promise<string | null> {
  const begun = { exportId: randomUUID(), done: 0, aliveUntil: alive(seconds) };
  const [mine] = await tx
    .insert(canvaExports)
    .values({ brandKitId: kitId, ...begun })
    .onConflictDoUpdate({ target: brandKitId, set: begun, setWhere: lt(aliveUntil, sql`now()`) })
    .returning({ exportId });
  return mine?.exportId ?? null;
}

/** Renews an export with its progress. */
export async function tellCanvaExport({ tx }: PersonScope, id: string, done: number, seconds: number): Promise<void> {
  await tx
    .update(canvaExports)
    .set({ done, aliveUntil: alive(seconds) })
    .where(eq(exportId, id));
}

/** Ends an export. A complete one settles its designs: the next export makes new ones. */
export async function endCanvaExport({ tx }: PersonScope, kitId: string, id: string, isComplete: boolean): Promise<void> {
  if (isComplete) await tx.update(canvaDesigns).set({ settled: true }).where(eq(canvaDesigns.brandKitId, kitId));
  await tx.delete(canvaExports).where(eq(exportId, id));
}

/** Number of designs that the export under way has done. Null if there is none. */
export async function canvaExportUnderWay({ tx }: PersonScope, kitId: string): Promise<number | null> {
  const [row] = await tx
    .select({ done: canvaExports.done })
    .from(canvaExports)
    .where(and(eq(brandKitId, kitId), sql`${aliveUntil} > now()`));
  return row?.done ?? null;
}
