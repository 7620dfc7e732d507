import type { Design } from '@brandwright/engine';

/** Whether a design was drawn for this very name, however it was spaced or composed. Stored designs may be anything. */
export const isForName = (design: Pick<Design, 'name'>, name: string): boolean => settled(design.name) === settled(name);

const settled = (name: unknown): string => String(name).normalize('NFC').replace(/\s+/gu, ' ').trim();
