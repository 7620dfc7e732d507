import { logoFileAt } from '../logo/logo-path.ts';
import type { Shelf } from './shelf.ts';

/** Display names of folders. Others use their own name. */
const folderNames: Readonly<Record<string, string>> = {
  animated: 'Animated',
  color: 'Color',
  contact: 'Contact, with QR code',
  copy: 'Brand copy',
  fonts: 'Fonts',
  guidelines: 'Brand guidelines',
  logo: 'Logo, ready to upload',
  office: 'Word and PowerPoint',
  pattern: 'Patterns',
  social: 'Social media',
  stationery: 'Stationery',
  'sign-maker': 'Sign makers',
  signature: 'Email signature',
  tokens: 'Design tokens',
  web: 'Web',
  website: 'Website starter',
};

/** Every file other than logo files, by folder, so that the page links everything. */
export function foldersSection(shelf: Shelf): string {
  const folders = new Map<string, string[]>();
  for (const path of shelf.paths) {
    const cut = path.indexOf('/');
    if (cut < 0 || logoFileAt(path) !== null) continue;
    const folder = path.slice(0, cut);
    const list = folders.get(folder) ?? [];
    if (list.length === 0) folders.set(folder, list);
    list.push(path);
  }
  const lists = [...folders].map(
    ([folder, paths]) =>
      `<div><h3>${folderNames[folder] ?? folder.charAt(0).toUpperCase() + folder.slice(1)}</h3><ul>${paths
        .map((path) => `<li><a href="${path}">${path.slice(folder.length + 1)}</a></li>`)
        .join('')}</ul></div>`,
  );
  return lists.length === 0 ? '' : `<div class="folders">${lists.join('\n')}</div>`;
}
