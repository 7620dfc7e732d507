/** How a picture is packed: PNG, or JPG of a quality from 0 to 1. A JPG has no transparency: what no path covers is white. */
type PictureFormat = { readonly type: 'png' } | { readonly type: 'jpg'; readonly quality: number };

const png: PictureFormat = { type: 'png' };

/**
 * Paints a file of the engine's printer, whose paths are all that is in it, and packs it. `side` is the longer side in pixels. Rejects with the product's image errors
 * (row Y-05): `Failed to load SVG`, `Could not get canvas context`, `Failed to create blob`.
 */
export async function paintPicture(svg: string, side: number, format = png): Promise<Blob> {
  const [, , width = 0, height = 0] = (/viewBox="([^"]+)"/.exec(svg)?.[1] ?? '').split(' ').map(Number);
  if (!(width > 0 && height > 0)) throw new Error('Failed to load SVG');
  const scale = side / Math.max(width, height);
  const canvas = new OffscreenCanvas(Math.max(1, Math.round(width * scale)), Math.max(1, Math.round(height * scale)));
  const context = canvas.getContext('2d');
  if (context === null) throw new Error('Could not get canvas context');
  if (format.type === 'jpg') {
    context.fillStyle = '#FFFFFF';
    context.fillRect(0, 0, canvas.width, canvas.height);
  }
  context.scale(canvas.width / width, canvas.height / height);
  for (const [, fill = '', data = ''] of svg.matchAll(/<path fill="([^"]*)" d="([^"]*)"\/>/g)) {
    context.fillStyle = fill;
    context.fill(new Path2D(data));
  }
  const packed = format.type === 'jpg' ? { type: 'image/jpeg', quality: format.quality } : { type: 'image/png' };
  return canvas.convertToBlob(packed).catch((error: unknown) => {
    throw new Error('Failed to create blob', { cause: error });
  });
}
