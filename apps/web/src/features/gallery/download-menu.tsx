import { Menu } from '@base-ui/react/menu';
import { Download } from 'lucide-react';
import { gallery } from '../../content/gallery.ts';
import type { DrawnLogo } from './drawn-logo.ts';
import { saveLogo } from './save-logo.ts';
import './download-menu.css';

const formats = [
  ['png', gallery.png, gallery.pngDetail],
  ['svg', gallery.svg, gallery.svgDetail],
] as const;

/** Both files of a design (row G-06). */
export function DownloadMenu({ logo, tabIndex }: { readonly logo: DrawnLogo; readonly tabIndex: 0 | -1 }) {
  return (
    <Menu.Root modal={false}>
      <Menu.Trigger type="button" tabIndex={tabIndex}>
        <Download aria-hidden="true" />
        <span>{gallery.download}</span>
      </Menu.Trigger>
      <Menu.Portal>
        <Menu.Positioner sideOffset={12} align="end" className="download-menu">
          <Menu.Popup className="popup">
            {formats.map(([format, word, detail]) => (
              <Menu.Item key={format} className="item" onClick={() => void saveLogo(logo, format)}>
                {word}
                <span className="detail">{detail}</span>
              </Menu.Item>
            ))}
          </Menu.Popup>
        </Menu.Positioner>
      </Menu.Portal>
    </Menu.Root>
  );
}
