import { type AiLogo, type Kit, logoFileName, wireLimits } from '@brandwright/contract';
import { type FileGround, printSvg, squareLogo } from '@brandwright/engine';
import { Check, Download, Plus } from 'lucide-react';
import { type CSSProperties, useMemo } from 'react';
import { Art } from '../../components/art.tsx';
import { saveFile } from '../../components/browser/save-file.ts';
import { toastSuccess } from '../../components/toasts/toast.ts';
import { aiLogos as words } from '../../content/ai-logos.ts';
import { results } from '../../content/results.ts';
import { inline } from '../hero/picture.ts';

/** An AI logo on the page. The sample's have no files. */
export type ShownAiLogo = Pick<AiLogo, 'kind' | 'design'> & Partial<Pick<AiLogo, 'imageData' | 'imageDataOnDark' | 'generator'>>;

interface Props {
  readonly kit: Kit;
  readonly logo: ShownAiLogo;
  readonly ground: FileGround;
  /** Whether a model drew one of the three, so that each says who drew its icon (I-03). */
  readonly hasModel: boolean;
  /** Null where it cannot be taken into the kit. */
  readonly use: ((logo: ShownAiLogo, button: HTMLElement) => void) | null;
}

const paper = '#FFFFFF';
const night = '#000000';

/** One logo as its file shows it, with what can be done with it. */
export function AiLogoTile({ kit, logo, ground, hasModel, use }: Props) {
  const { kind, design } = logo;
  const [title, text] = words.kinds[kind];
  const art = useMemo(
    () => inline(printSvg(squareLogo(kind, design, ground, wireLimits.aiLogoPixels), { ground: false })),
    [kind, design, ground],
  );
  const behind = ground === 'light' ? paper : (design.scheme.onDark.ground ?? night);
  const place = kit.logos.findIndex((one) => one.design.id === design.id);
  const file = ground === 'light' ? logo.imageData : logo.imageDataOnDark;
  const label = `${design.name}: ${title.toLowerCase()} ${words.on[ground]}`;
  return (
    <li tabIndex={-1}>
      <div className="square" style={{ '--ground': behind } as CSSProperties}>
        <Art markup={art} place={kind} label={label} />
      </div>
      <h3>{title}</h3>
      <p>{text}</p>
      {hasModel && kind !== 'typographic' ? <p>{words.icon(modelOf(logo))}</p> : null}
      <div className="does">
        {file === undefined ? null : (
          <button
            type="button"
            className="button quiet"
            aria-label={`${words.download}: ${title}, ${words.on[ground]}`}
            onClick={() => save(file, nameOf(design.name, kind, ground))}
          >
            <Download aria-hidden="true" />
            {words.download}
          </button>
        )}
        {place >= 0 ? (
          <span className="used">
            <Check aria-hidden="true" />
            {words.used(place + 1)}
          </span>
        ) : use === null ? null : (
          <button
            type="button"
            className="button quiet"
            aria-label={`${words.use}: ${title}`}
            onClick={({ currentTarget }) => use(logo, currentTarget)}
          >
            <Plus aria-hidden="true" />
            {words.use}
          </button>
        )}
      </div>
    </li>
  );
}

/** The model that drew the icon; null where the engine did. */
export const modelOf = ({ generator }: ShownAiLogo): string | null => (generator?.kind === 'model' ? generator.model : null);

/** `juniper-&-rye-icon-based-logo-1024.png` */
const nameOf = (name: string, kind: AiLogo['kind'], ground: FileGround): string =>
  logoFileName(`${name} ${kind}${ground === 'dark' ? ' on dark' : ''}`, 'png', wireLimits.aiLogoPixels);

function save(base64: string, name: string): void {
  const bytes = Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0));
  saveFile(new Blob([bytes], { type: 'image/png' }), name);
  toastSuccess(results.downloaded, results.downloadedText(name));
}
