import sharp, { type Sharp } from 'sharp';

/** Four channels a pixel, row by row, 0–255: a color multiplied by its alpha, and the alpha; or four process inks. */
export interface Picture {
  readonly width: number;
  readonly height: number;
  readonly data: Uint8Array;
}

/**
 * An SVG of ours as librsvg draws it, as wide as a picture and cut to its height: left to itself, librsvg fits a drawing into whole pixels, and
 * it comes out a little smaller.
 */
export const drawnSvg = (svg: string, { width, height }: Pick<Picture, 'width' | 'height'>): Promise<Picture> =>
  picture(
    sharp(
      Buffer.from(
        svg.replace(
          /viewBox="0 0 (\S+) \S+" width="\S+" height="\S+"/,
          (_, units: string) => `viewBox="0 0 ${units} ${(height * Number(units)) / width}" width="${width}" height="${height}"`,
        ),
      ),
    ),
  );

/** A PNG or JPG as libvips reads it. */
export const pictureOf = (bytes: Uint8Array): Promise<Picture> => picture(sharp(bytes));

async function picture(image: Sharp): Promise<Picture> {
  const { data, info } = await image.toColourspace('srgb').ensureAlpha().raw().toBuffer({ resolveWithObject: true });
  for (let at = 0; at < data.length; at += 4) {
    const alpha = data[at + 3] ?? 0;
    if (alpha < 255) for (let k = at; k < at + 3; k++) data[k] = Math.round(((data[k] ?? 0) * alpha) / 255);
  }
  return { width: info.width, height: info.height, data };
}

/** How far two pictures are apart. */
export interface Apart {
  /** Share of pixels that are another color: more than the programs' ways with edges explain. */
  readonly share: number;
  /** Largest difference of the means of a block of 8 × 8 pixels, 0–255: a dot that one of them lacks is seen here, however large the picture. */
  readonly block: number;
  /** Mean difference, 0–255. */
  readonly mean: number;
}

const side = 8;
/** Half-covered pixels differ by less. */
const another = 110;

/** Counted from the top, without the last row: there a page ends in the middle of a pixel. Throws for pictures of different sizes. */
export function apart(one: Picture, other: Picture, channels: 'all' | 'alpha' = 'all'): Apart {
  const { width } = one;
  const height = Math.min(one.height, other.height) - 1;
  if (width !== other.width || Math.abs(one.height - other.height) > 1)
    throw new Error(`${width} × ${one.height} is not ${other.width} × ${other.height}.`);
  const first = channels === 'all' ? 0 : 3;
  const across = 4 * Math.ceil(width / side);
  const blocks = new Float64Array(across * Math.ceil(height / side));
  let others = 0;
  let sum = 0;
  for (let y = 0; y < height; y++) {
    const row = across * Math.floor(y / side);
    for (let x = 0; x < width; x++) {
      let most = 0;
      for (let k = first; k < 4; k++) {
        const at = 4 * (y * width + x) + k;
        const difference = (one.data[at] as number) - (other.data[at] as number);
        const size = Math.abs(difference);
        if (size > most) most = size;
        sum += size;
        const block = row + 4 * Math.floor(x / side) + k;
        blocks[block] = (blocks[block] as number) + difference;
      }
      if (most > another) others++;
    }
  }
  const pixels = width * height;
  const block = blocks.reduce((worst, total) => Math.max(worst, Math.abs(total)), 0) / side ** 2;
  return { share: others / pixels, block, mean: sum / ((4 - first) * pixels) };
}
