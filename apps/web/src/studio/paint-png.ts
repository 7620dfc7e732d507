/**
 * Paints a file of the engine's printer, whose paths are all that is in it, and packs it as PNG. `side` is the longer side in
 * pixels. Rejects with the product's two image errors (row Y-05).
 */
export async function paintPng(svg: string, side: number): Promise<Blob> {
  const [, , width = 1, height = 1] = (/viewBox="([^"]+)"/.exec(svg)?.[1] ?? '').split(' ').map(Number);
  const scale = side / Math.max(width, height);
  const canvas = new OffscreenCanvas(Math.max(1, Math.round(width * scale)), Math.max(1, Math.round(height * scale)));
  const brush = canvas.getContext('2d');
  if (brush === null) throw new Error('Could not get canvas context');
  brush.scale(canvas.width / width, canvas.height / height);
  for (const [, fill = '', data = ''] of svg.matchAll(/<path fill="([^"]*)" d="([^"]*)"\/>/g)) {
    brush.fillStyle = fill;
    brush.fill(new Path2D(data));
  }
  return canvas.convertToBlob({ type: 'image/png' }).catch((error: unknown) => {
    throw new Error('Failed to create blob', { cause: error });
  });
}
