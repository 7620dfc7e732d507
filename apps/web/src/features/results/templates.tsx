import type { Kit } from '@brandwright/contract';
import { type CSSProperties, useState } from 'react';
import { kitFiles } from '../../content/kit-files.ts';
import { fullName, type KitTemplate, templatesOf } from './kit-templates.ts';
import { SaveButton } from './save-button.tsx';
import { TemplateView } from './template-view.tsx';
import type { KitActions } from './use-kit.ts';
import type { MadeFiles } from './use-kit-files.ts';
import './templates.css';

const words = kitFiles.templates;

interface Props {
  readonly kit: Kit;
  readonly made: MadeFiles;
  /** Share of newer files that is made. Null: `made` are the newest. */
  readonly share: number | null;
  readonly actions: Pick<KitActions, 'downloadPackage' | 'downloadFile' | 'changeHeadline'>;
}

/** The address of a template's picture. Other files have other pictures. */
const pictureOf = (kit: string, { key }: KitTemplate, version: number): string =>
  `/api/kits/${kit}/templates/${key}?version=${version}`;

/** Every social media template, drawn to one scale; a press opens it large (row T-02). */
export function Templates({ kit, made: { contents, version }, share, actions }: Props) {
  const [open, setOpen] = useState<string | null>(null);
  const templates = templatesOf(contents);
  return (
    <>
      <div className="templates">
        {[...Map.groupBy(templates, ({ platform }) => platform)].map(([platform, some]) => (
          <section key={platform}>
            <h3>{platform}</h3>
            <ul>
              {some.map((template) => (
                <Tile key={template.key} template={template} src={pictureOf(kit.id, template, version)} open={setOpen} />
              ))}
            </ul>
          </section>
        ))}
      </div>
      {share === null ? <SaveButton label={words.all} save={() => actions.downloadPackage('social')} /> : null}
      {open === null ? null : (
        <TemplateView
          templates={templates}
          at={open}
          go={setOpen}
          kit={kit}
          share={share}
          picture={(one) => pictureOf(kit.id, one, version)}
          actions={actions}
        />
      )}
    </>
  );
}

interface TileProps {
  readonly template: KitTemplate;
  readonly src: string;
  readonly open: (key: string) => void;
}

function Tile({ template, src, open }: TileProps) {
  const { key, type, width, height } = template;
  return (
    <li style={{ '--width': width } as CSSProperties}>
      <button
        type="button"
        data-template={key}
        aria-label={words.open(`${fullName(template)} ${words.size(width, height)}`)}
        onClick={() => open(key)}
      >
        <img src={src} alt="" width={width} height={height} loading="lazy" decoding="async" />
        <span className="name">{type}</span> <span className="size">{words.size(width, height)}</span>
      </button>
    </li>
  );
}
