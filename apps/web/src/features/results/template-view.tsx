import { Dialog } from '@base-ui/react/dialog';
import type { Kit } from '@brandwright/contract';
import { ChevronLeft, ChevronRight, X } from 'lucide-react';
import { type KeyboardEvent, useState } from 'react';
import { byteSize } from '../../components/byte-size.ts';
import { ProgressBar } from '../../components/progress-bar.tsx';
import { kitFiles } from '../../content/kit-files.ts';
import { Headline } from './headline.tsx';
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
  readonly kit: Kit;
  /** Share of newer pictures that is made. Null: these are the newest. */
  readonly share: number | null;
  readonly picture: (template: KitTemplate) => string;
  readonly actions: Pick<KitActions, 'downloadFile' | 'changeHeadline'>;
}

/** One template in the whole window, with its files (row T-02). */
export function TemplateView({ templates, at, go, kit, share, picture, actions }: Props) {
  const place = templates.findIndex(({ key }) => key === at);
  const template = templates[place];
  if (template === undefined) return null;
  const step = (by: number): void => go(templates[(place + by + templates.length) % templates.length]?.key ?? null);
  const steer = (event: KeyboardEvent): void => {
    // Arrows move in what is typed.
    if (event.target instanceof HTMLInputElement) return;
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
          <Picture key={picture(template)} template={template} src={picture(template)} isOld={share !== null} />
          <div className="foot">
            {template.template === null ? null : (
              <Headline key={template.key} kit={kit} template={template.template} save={actions.changeHeadline} />
            )}
            <p>{words.size(template.width, template.height)}</p>
            {share === null ? null : <ProgressBar step={kitFiles.making} progress={share} />}
            {(share === null ? template.files : []).map(({ format, path, bytes }) => (
              <SaveButton
                key={path}
                label={`${format}, ${byteSize(bytes)}`}
                what={`${fullName(template)}, ${format}, ${byteSize(bytes)}`}
                save={() => actions.downloadFile(path)}
              />
            ))}
          </div>
        </Dialog.Popup>
      </Dialog.Portal>
    </Dialog.Root>
  );
}

interface PictureProps {
  readonly template: KitTemplate;
  readonly src: string;
  /** A newer one is being made. */
  readonly isOld: boolean;
}

function Picture({ template, src, isOld }: PictureProps) {
  const [failed, setFailed] = useState(false);
  if (failed)
    return (
      <p className="unseen" role="alert">
        {words.unseen}
      </p>
    );
  return (
    <div className="picture" data-old={isOld ? '' : undefined}>
      <img src={src} alt={fullName(template)} width={template.width} height={template.height} onError={() => setFailed(true)} />
    </div>
  );
}
