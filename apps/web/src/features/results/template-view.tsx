import { Dialog } from '@base-ui/react/dialog';
import { ChevronLeft, ChevronRight, X } from 'lucide-react';
import { type KeyboardEvent, useState } from 'react';
import { byteSize } from '../../components/byte-size.ts';
import { kitFiles } from '../../content/kit-files.ts';
import { fullName, type KitTemplate } from './kit-templates.ts';
import { SaveButton } from './save-button.tsx';
import type { KitActions } from './use-kit.ts';
import '../../components/full-window.css';

const words = kitFiles.templates;

interface Props {
  readonly templates: readonly KitTemplate[];
  /** Key of the one in view. */
  readonly at: string;
  readonly go: (key: string | null) => void;
  readonly picture: (template: KitTemplate) => string;
  readonly save: KitActions['downloadFile'];
}

/** One template in the whole window, with its files (row T-02). */
export function TemplateView({ templates, at, go, picture, save }: Props) {
  const place = templates.findIndex(({ key }) => key === at);
  const template = templates[place];
  if (template === undefined) return null;
  const step = (by: number): void => go(templates[(place + by + templates.length) % templates.length]?.key ?? null);
  const steer = (event: KeyboardEvent): void => {
    if (event.key === 'ArrowRight') step(1);
    if (event.key === 'ArrowLeft') step(-1);
  };
  const home = (): HTMLElement | null => document.querySelector<HTMLElement>(`[data-template="${CSS.escape(at)}"]`);
  return (
    <Dialog.Root open onOpenChange={(open) => (open ? undefined : go(null))}>
      <Dialog.Portal>
        <Dialog.Popup className="full-window template-view" finalFocus={home} onKeyDown={steer}>
          <div className="head">
            <Dialog.Title className="title">{fullName(template)}</Dialog.Title>
            <p className="count">{words.of(place + 1, templates.length)}</p>
            <button type="button" className="button icon" aria-label={words.previous} onClick={() => step(-1)}>
              <ChevronLeft aria-hidden="true" />
            </button>
            <button type="button" className="button icon" aria-label={words.next} onClick={() => step(1)}>
              <ChevronRight aria-hidden="true" />
            </button>
            <Dialog.Close className="button icon" aria-label={words.close}>
              <X aria-hidden="true" />
            </Dialog.Close>
          </div>
          <Picture key={template.key} template={template} src={picture(template)} />
          <div className="foot">
            <p>{words.size(template.width, template.height)}</p>
            {template.files.map(({ format, path, bytes }) => (
              <SaveButton
                key={path}
                label={`${format}, ${byteSize(bytes)}`}
                what={`${fullName(template)}, ${format}, ${byteSize(bytes)}`}
                save={() => save(path)}
              />
            ))}
          </div>
        </Dialog.Popup>
      </Dialog.Portal>
    </Dialog.Root>
  );
}

function Picture({ template, src }: { readonly template: KitTemplate; readonly src: string }) {
  const [failed, setFailed] = useState(false);
  if (failed)
    return (
      <p className="unseen" role="alert">
        {words.unseen}
      </p>
    );
  return (
    <div className="picture">
      <img src={src} alt={fullName(template)} width={template.width} height={template.height} onError={() => setFailed(true)} />
    </div>
  );
}
