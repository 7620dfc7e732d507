/** By key: address of the file, width and height in units, and what it shows in words. */
export type Plates = Readonly<Record<string, readonly [src: string, width: number, height: number, label: string]>>;

/** A picture the build drew as a file of its own. Its colors stand in the stylesheet, under `[data-plate]`. */
export interface Plate {
  readonly src: string;
  readonly width: number;
  readonly height: number;
  readonly label: string;
}

/** The picture of a key. Throws for a key that the build drew nothing for. */
export function plateIn(plates: Plates, key: string): Plate {
  const found = plates[key];
  if (found === undefined) throw new Error(`No plate ${key}.`);
  const [src, width, height, label] = found;
  return { src, width, height, label };
}
