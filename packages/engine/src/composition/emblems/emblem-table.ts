import type { Emblem, EmblemParts } from './emblem.ts';
import { horizon } from './horizon.ts';
import type { EmblemKind } from './kinds.ts';
import { panel } from './panel.ts';
import { roundel } from './roundel.ts';
import { woodtype } from './woodtype.ts';

const table: Readonly<Record<EmblemKind, (parts: EmblemParts) => Emblem | null>> = { roundel, woodtype, panel, horizon };

/** Draws an emblem. Null if the name, face or mark does not allow it. */
export const drawEmblem = (kind: EmblemKind, parts: EmblemParts): Emblem | null => table[kind](parts);
