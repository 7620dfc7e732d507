import type { KitContents } from '@brandwright/contract';
import { type TemplateKey, templateKeys } from '@brandwright/kit';
import { kitFiles } from '../../content/kit-files.ts';
import { sentenceCase } from '../hero/picture.ts';

/** A social media template or profile picture of a kit. Sizes in pixels. */
export interface KitTemplate {
  /** Its name in addresses. */
  readonly key: string;
  /** Of which a headline can be changed. Null for a profile picture. */
  readonly template: TemplateKey | null;
  /** “Instagram”. */
  readonly platform: string;
  /** “Story, quote”. */
  readonly type: string;
  readonly width: number;
  readonly height: number;
  readonly files: readonly { readonly format: string; readonly path: string; readonly bytes: number }[];
}

/** The templates among a kit's files, in their order. */
export function templatesOf({ files }: KitContents): readonly KitTemplate[] {
  return files.flatMap(({ path }) => {
    const [, key, called, width, height] = /^social\/((.+?)-(\d+)(?:x(\d+))?)\.png$/.exec(path) ?? [];
    if (key === undefined || called === undefined) return [];
    return [
      {
        key,
        template: templateKeys.find((one) => one === called) ?? null,
        ...nameOf(called),
        width: Number(width),
        height: Number(height ?? width),
        files: files.flatMap((file) => {
          const [stem, format = ''] = file.path.split('.');
          return stem === `social/${key}` ? [{ ...file, format: format.toUpperCase() }] : [];
        }),
      },
    ];
  });
}

/** “instagram-story-quote”: “Instagram” and “Story, quote”. */
function nameOf(key: string): Pick<KitTemplate, 'platform' | 'type'> {
  const [platform = '', ...rest] = key.split('-');
  return {
    platform: kitFiles.platforms[platform] ?? platform,
    type: sentenceCase(rest.map((word) => kitFiles.shortWords[word] ?? word).join(', ')),
  };
}

/** “Instagram: Story, quote”. */
export const fullName = ({ platform, type }: KitTemplate): string => `${platform}: ${type}`;
