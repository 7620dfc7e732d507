import type { Kit } from '@brandwright/contract';
import { Tabs } from '../../components/tabs.tsx';
import { results } from '../../content/results.ts';
import type { Inks } from './color-format.ts';
import { Designs } from './designs.tsx';
import { Looks } from './looks.tsx';
import { paletteOf } from './palette.ts';
import { SwatchList } from './swatch-list.tsx';
import { useAnchoredTab } from './use-anchored-tab.ts';
import type { KitActions } from './use-kit.ts';
import type { ShownLogo } from './use-kit-logos.ts';
import './customize.css';

interface Props {
  readonly kit: Kit;
  readonly logos: readonly ShownLogo[];
  readonly inks: Inks;
  /** Null for the sample. */
  readonly change: KitActions['changeLook'] | null;
  readonly regenerate: KitActions['regenerate'] | null;
}

const keys = ['colors', 'personality', 'regenerate'] as const;
const { customize: words, facts, sections } = results;

/** Colors, personality and designs as this kit has them, and what can be done to each (row M-03). */
export function Customize({ kit, logos, inks, change, regenerate }: Props) {
  const [open, choose] = useAnchoredTab(keys);
  const panels = {
    colors: <Colors kit={kit} logos={logos} inks={inks} change={change} />,
    personality: <Personality kit={kit} change={change} />,
    regenerate: <Designs kit={kit} logos={logos} regenerate={regenerate} />,
  };
  const tabs = keys.map((key) => ({ key, title: words.tabs[key], panel: panels[key], still: false }));
  return (
    <div className="customize underlined">
      <Tabs label={sections.customize} tabs={tabs} open={open} onOpen={choose} anchored className="panel" />
    </div>
  );
}

function Colors({ kit, logos: [lead], inks, change }: Omit<Props, 'regenerate'>) {
  return (
    <>
      <Facts kit={kit} of={['colors']} />
      {lead === undefined ? <p className="said">{words.noPalette}</p> : null}
      <Looks kit={kit} of="palette" change={change} />
      {lead?.design == null ? null : <SwatchList swatches={paletteOf(lead.design)} roles inks={inks} />}
    </>
  );
}

function Personality({ kit, change }: Pick<Props, 'kit' | 'change'>) {
  const [lead] = kit.logos;
  // What was changed since may be none of what was meant.
  const reasons = lead === undefined || lead.customization !== null || kit.look !== null ? [] : lead.design.reasons;
  return (
    <>
      <Looks kit={kit} of="personality" change={change} />
      <div className="halves">
        <Facts kit={kit} of={['industry', 'personality', 'style']} />
        {reasons.length === 0 ? null : (
          <div>
            <h3>{words.why}</h3>
            <ul className="reasons">
              {reasons.map((reason) => (
                <li key={reason}>{reason}</li>
              ))}
            </ul>
          </div>
        )}
      </div>
    </>
  );
}

interface FactsProps {
  readonly kit: Kit;
  readonly of: readonly (keyof typeof facts)[];
}

function Facts({ kit, of }: FactsProps) {
  return (
    <dl className="facts">
      {of.map((key) => (
        <div key={key}>
          <dt>{facts[key]}</dt>
          <dd>{kit[key]}</dd>
        </div>
      ))}
    </dl>
  );
}
