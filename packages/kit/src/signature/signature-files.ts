import type { Brand } from '../files/brand.ts';
import type { KitFile } from '../files/kit-file.ts';
import { roundedIcon } from '../files/web/icon-art.ts';
import { signatureHtml, signaturePicture, signatureText } from './signature.ts';

/** The folder `signature/`: the signature for email programs, its picture, and the same as plain text. */
export function signatureFiles(brand: Brand): readonly KitFile[] {
  const { design, contact } = brand;
  const { file, side } = signaturePicture;
  return [
    { path: 'signature/signature.html', kind: 'text', text: () => signatureHtml(brand, contact) },
    { path: 'signature/signature.txt', kind: 'text', text: () => signatureText(design.name, contact) },
    {
      path: `signature/${file}`,
      kind: 'picture',
      // Four times its size in a message, for dense screens.
      picture: () => ({ svg: roundedIcon(design), format: 'png', width: 4 * side, height: 4 * side, ground: null }),
    },
  ];
}
