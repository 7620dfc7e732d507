import type { Brand } from '../files/brand.ts';
import type { KitFile } from '../files/kit-file.ts';
import { type Sheet, sheetSvg } from '../layout/sheet.ts';
import { avatar, avatarKinds, avatarSide } from './avatar.ts';
import { formatOf, template } from './template.ts';
import { templateKeys } from './template-keys.ts';

/** The folder `social/`: every template and profile picture, as pixels to post and as outlines to edit. */
export function socialFiles(brand: Brand): readonly KitFile[] {
  const { design } = brand;
  return [
    ...avatarKinds.flatMap((kind) => pair(`social/profile-${kind}-${avatarSide}`, design.name, () => avatar(design, kind))),
    ...templateKeys.flatMap((key) => {
      const { width, height } = formatOf(key);
      return pair(`social/${key}-${width}x${height}`, design.name, () => template(brand, key));
    }),
  ];
}

/** A sheet as PNG and as SVG. It is composed once. */
function pair(path: string, title: string, compose: () => Sheet): readonly KitFile[] {
  let made: { readonly sheet: Sheet; readonly svg: string } | undefined;
  const drawn = () => {
    if (made === undefined) {
      const sheet = compose();
      made = { sheet, svg: sheetSvg(sheet, title) };
    }
    return made;
  };
  return [
    {
      path: `${path}.png`,
      kind: 'picture',
      picture: () => {
        const { sheet, svg } = drawn();
        return { svg, format: 'png', width: sheet.width, height: sheet.height, ground: sheet.ground };
      },
    },
    { path: `${path}.svg`, kind: 'text', text: () => drawn().svg },
  ];
}
