import type { AiLogo, Kit } from '@brandwright/contract';
import { type FileGround, fileGrounds, logoKinds } from '@brandwright/engine';
import { Moon, Sparkles, Sun } from 'lucide-react';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { aiLogos as words } from '../../content/ai-logos.ts';
import { results } from '../../content/results.ts';
import { logoUsage } from '../../session/logo-limit.ts';
import { unreachable, useSession } from '../../session/session.ts';
import { AiLogoTile, modelOf, type ShownAiLogo } from './ai-logo-tile.tsx';
import { PlaceChoice } from './place-choice.tsx';
import { useAiLogos } from './use-ai-logos.ts';
import type { KitActions } from './use-kit.ts';
import type { ShownLogo } from './use-kit-logos.ts';
import './ai-logos.css';

interface Props {
  readonly kit: Kit;
  readonly logos: readonly ShownLogo[];
  /** Null for the sample. */
  readonly adopt: KitActions['adopt'] | null;
}

/** The AI professional logo generator (rows M-07, K-09). The sample kit has three logos of its own, and saves nothing. */
export function AiLogos({ kit, logos, adopt }: Props) {
  return (
    <div className="ai-logos">
      <p className="said">{words.text}</p>
      {adopt === null ? <Sample kit={kit} /> : <Generator kit={kit} logos={logos} adopt={adopt} />}
    </div>
  );
}

function Sample({ kit }: Pick<Props, 'kit'>) {
  const [shown, setShown] = useState<readonly ShownAiLogo[] | null>(null);
  useEffect(() => {
    void import('virtual:samples/ai-logos').then((module) => setShown(module.default));
  }, []);
  return <Three kit={kit} shown={shown} busy={shown === null} lead={<p className="said">{words.sample}</p>} use={null} />;
}

interface GeneratorProps extends Props {
  readonly adopt: KitActions['adopt'];
}

function Generator({ kit, logos, adopt }: GeneratorProps) {
  const { logos: drawn, busy, generate } = useAiLogos(kit);
  const [chosen, setChosen] = useState<AiLogo | null>(null);
  const opener = useRef<HTMLElement | null>(null);
  if (kit.status !== 'completed')
    return <p className="said">{kit.status === 'generating' ? results.noLogo.generating : results.noLogo.other}</p>;
  if (kit.brief === null) return <p className="said">{words.noBrief}</p>;
  const leave = (): void => {
    flushSync(() => setChosen(null));
    opener.current?.focus();
  };
  const press = (): void => {
    setChosen(null);
    generate();
  };
  const use = ({ design: { id } }: ShownAiLogo, button: HTMLElement): void => {
    opener.current = button.closest('li');
    setChosen(drawn?.find(({ design }) => design.id === id) ?? null);
  };
  const lead = (
    <div className="press">
      <button type="button" className={`button ${drawn === null ? 'main' : 'quiet'}`} aria-disabled={busy} onClick={press}>
        <Sparkles aria-hidden="true" />
        {busy ? words.busy : drawn === null ? words.generate : words.again}
      </button>
      <Left />
      <Sends />
    </div>
  );
  return (
    <>
      <Three kit={kit} shown={drawn} busy={busy} lead={lead} use={kit.plan === null ? null : use} />
      {chosen === null ? null : (
        <PlaceChoice
          kit={kit}
          logos={logos}
          kind={words.kinds[chosen.kind][0]}
          leave={leave}
          replace={async (logo) => {
            if (await adopt(logo, chosen.design)) leave();
          }}
        />
      )}
    </>
  );
}

/** How many more are free; nothing for those without a limit. */
function Left() {
  const session = useSession();
  const row = session === null ? undefined : logoUsage(session);
  if (row === undefined || row.hasPremium) return null;
  return <p className="said">{words.left(Math.max(0, row.limit - row.count), row.limit)}</p>;
}

/** What a press sends, and to whom. Nothing while that is not known. */
function Sends() {
  const session = useSession();
  if (session === null || session === unreachable) return null;
  const { imageModel } = session;
  return <p className="said sends">{imageModel === null ? words.sendsNothing : words.sends(imageModel)}</p>;
}

interface ThreeProps {
  readonly kit: Kit;
  /** Null before there are any. */
  readonly shown: readonly ShownAiLogo[] | null;
  readonly busy: boolean;
  /** Stands above the logos. */
  readonly lead: ReactNode;
  /** Opens the choice of a place in the kit; null where there is none. */
  readonly use: ((logo: ShownAiLogo, button: HTMLElement) => void) | null;
}

const icons = { light: Sun, dark: Moon } as const;

/** Three logos on a ground that can be changed, and who drew them. */
function Three({ kit, shown, busy, lead, use }: ThreeProps) {
  const [ground, setGround] = useState<FileGround>('light');
  const hasModel = shown?.some((logo) => modelOf(logo) !== null) === true;
  return (
    <>
      <div className="lead">
        {lead}
        {shown === null ? null : (
          <fieldset className="grounds">
            <legend>{words.grounds.label}</legend>
            {fileGrounds.map((one) => {
              const Icon = icons[one];
              return (
                <button key={one} type="button" aria-pressed={ground === one} onClick={() => setGround(one)}>
                  <Icon aria-hidden="true" />
                  {words.grounds[one]}
                </button>
              );
            })}
          </fieldset>
        )}
      </div>
      <p role="status" className={shown === null ? 'said' : 'visually-hidden'}>
        {busy ? words.drawing : ''}
      </p>
      {shown === null && !busy ? null : (
        <ol className="three" aria-busy={busy}>
          {shown === null
            ? logoKinds.map((kind) => (
                <li key={kind} aria-hidden="true">
                  <div className="square waiting" />
                </li>
              ))
            : shown.map((logo) => (
                <AiLogoTile key={logo.kind} kit={kit} logo={logo} ground={ground} hasModel={hasModel} use={use} />
              ))}
        </ol>
      )}
      {shown === null ? null : <p className="said">{hasModel ? words.arrangedBy : words.drawnBy}</p>}
    </>
  );
}
