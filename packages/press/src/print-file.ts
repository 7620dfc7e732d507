import { cutSvg, type KitFile } from '@brandwright/kit';
import { documentPdf } from './document-pdf.ts';
import { readFace, readLicense } from './faces.ts';
import { iconOf } from './icon.ts';
import { printDocx } from './office/print-docx.ts';
import { printPackage } from './office/print-package.ts';
import { printDxf } from './print-dxf.ts';
import { labeled } from './provenance.ts';
import { rasterize } from './raster.ts';
import { welded } from './weld.ts';

const utf8 = new TextEncoder();

/**
 * Makes one file of a kit in this process. Throws PressError, and whatever the file's own functions throw.
 */
export async function printFile(file: KitFile): Promise<Uint8Array> {
  const bytes = await unlabeled(file);
  return file.model === undefined ? bytes : labeled(file.path, bytes, file.model);
}

async function unlabeled(file: KitFile): Promise<Uint8Array> {
  switch (file.kind) {
    case 'text':
      return utf8.encode(file.text());
    case 'bytes':
      return file.bytes();
    case 'picture': {
      const { svg, ...options } = file.picture();
      return rasterize(svg, options);
    }
    case 'icon': {
      const pictures = file
        .frames()
        .map(async ({ svg, size }) => ({ size, png: await rasterize(svg, { width: size, height: size, trueColor: true }) }));
      return iconOf(await Promise.all(pictures));
    }
    case 'document':
      return documentPdf(file.document());
    case 'cut': {
      const outlines = await welded(file.cut());
      return utf8.encode(file.format === 'dxf' ? printDxf(outlines) : cutSvg(outlines, file.title));
    }
    case 'docx':
      return printDocx(file.document());
    case 'package':
      return printPackage(file.parts());
    case 'font':
      return readFace(file.face);
    case 'font-licence':
      return readLicense(file.face);
    default:
      return file satisfies never;
  }
}
