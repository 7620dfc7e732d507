import type { Brand } from '../brand.ts';
import { clearSpaceWords, marginWords, printLength } from '../logo-rules.ts';
import type { Shelf } from './shelf.ts';
import type { Space } from './space.ts';

const percent = (share: number): string => `${Math.round(share * 1000) / 10}%`;

/** CSS rules that draw the clear space around the logo, and show the minimum size. */
export const spaceRules = ({ ratio, inset, file: [left, top, width], shownWidth }: Space): string =>
  `.rules{--ratio:${Math.round(ratio * 1000) / 1000}}\n.clear img{left:${percent(left)};top:${percent(top)};width:${percent(width)}}\n.clear span{inset:${inset.map(percent).join(' ')}}\n.least img{width:${shownWidth}px}`;

/** Clear space, minimum size and misuse of the logo. */
export function spaceSection(brand: Brand, space: Space | null, shelf: Shelf): string {
  const { lockups } = brand;
  const form = lockups[0]?.key;
  if (space === null || form === undefined) return '';
  const own = shelf.logo([form], 'color', '.svg', '-500.png', '-1000.png', '.jpg');
  const tiny = shelf.first('web/favicon.svg') ?? shelf.logo(['avatar', 'mark'], 'color', '.svg', '-500.png', '-1000.png', '.jpg');
  const picture = (src: string | null): string => (src === null ? '' : `<img src="${src}" alt="">`);
  return `<div class="rules">
<figure class="wide"><div class="plate on-own"><div class="clear">${picture(own)}<span></span></div></div>
<figcaption><h3>Clear space</h3><p>${clearSpaceWords.rule} ${clearSpaceWords.example} ${marginWords(brand)}</p></figcaption></figure>
<figure><div class="plate on-own"><div class="least">${picture(own)}</div></div>
<figcaption><h3>Smallest size</h3><p>At least ${space.pixels} px wide on screen and ${printLength(space.millimeters)} in print, not counting the clear space. Shown above at its smallest.</p></figcaption></figure>
<figure><div class="plate on-white"><div class="sixteen">${picture(tiny).repeat(3)}</div></div>
<figcaption><h3>Even smaller</h3><p>Use the ${lockups.some(({ key }) => key === 'mark') ? 'mark' : 'avatar'} alone, shown above at 48, 32 and 16 px. ${space.small}</p></figcaption></figure>
</div>
${misuse(form, shelf)}`;
}

function misuse(form: Brand['lockups'][number]['key'], shelf: Shelf): string {
  const src = shelf.logo([form], 'transparent', '.svg', '-500.png');
  const own = shelf.logo([form], 'color', '.svg', '-500.png');
  const picture = (path: string | null, kind: string, ground: string): string =>
    path === null ? '' : `<div class="plate on-${ground}"><img class="${kind}" src="${path}" alt=""></div>`;
  return `<h3 class="after">Please don’t</h3>
<ul class="misuse">
<li>${picture(own, 'stretched', 'own')}<p><b>Stretch, squeeze or tilt it.</b> Drag a corner to resize it.</p></li>
<li>${picture(src, 'shadowed', 'white')}<p><b>Recolor it or add a shadow or outline.</b> There’s a version for every background.</p></li>
<li>${picture(shelf.logo([form], 'black', '.svg', '-500.png'), 'drowned', 'dark')}<p><b>Put it where it gets lost.</b> On a strong color, use white or black.</p></li>
</ul>`;
}
