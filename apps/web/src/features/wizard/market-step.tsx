import { industries, type SuggestedIndustry, themes } from '@brandwright/engine';
import {
  BriefcaseBusiness,
  Building2,
  Cpu,
  Dumbbell,
  GraduationCap,
  HeartPulse,
  Landmark,
  type LucideIcon,
  Palette,
  Shapes,
  ShoppingCart,
  Store,
  Wheat,
} from 'lucide-react';
import { type CSSProperties, useState } from 'react';
import { Art } from '../../components/art.tsx';
import { type Tile, Tiles } from '../../components/tiles.tsx';
import { toastError } from '../../components/toasts/toast.ts';
import { industryDetails, wizard } from '../../content/wizard.ts';
import type { BrandDraft } from '../../draft/brand-draft.ts';
import { briefOf } from '../../draft/brief-of.ts';
import { patchDraft } from '../../draft/draft.ts';
import type { ThemeExamples } from './examples.ts';
import { focusTrouble } from './focus-trouble.ts';
import { Frame } from './frame.tsx';
import type { StepProps } from './step-props.ts';
import { useDrawing } from './use-drawing.ts';

const words = wizard.fields;

const signs: Readonly<Record<(typeof industries)[number], LucideIcon>> = {
  'Food & Beverage': Wheat,
  Technology: Cpu,
  Healthcare: HeartPulse,
  Finance: Landmark,
  Retail: Store,
  'Creative Services': Palette,
  Consulting: BriefcaseBusiness,
  'E-commerce': ShoppingCart,
  Education: GraduationCap,
  'Real Estate': Building2,
  'Fitness & Wellness': Dumbbell,
  Other: Shapes,
};

const tradesWith = (suggestion: SuggestedIndustry | null): readonly Tile[] =>
  industries.map((industry) => {
    const Sign = signs[industry];
    const isSuggested = suggestion?.industry === industry;
    return {
      value: industry,
      label: industry,
      detail: isSuggested ? words.suggested(suggestion.word) : (industryDetails[industry] ?? ''),
      suggested: isSuggested,
      picture: <Sign aria-hidden="true" />,
    };
  });

const themesOf = (industry: string) => themes.filter((theme) => theme.industry === industry);

/** Step 2: one of twelve trades, and a design theme where the trade has them (rows W-03, W-13, W-18). */
export function MarketStep({ draft, themes: drawn, onBack, onNext }: StepProps) {
  const [pressed, setPressed] = useState(false);
  const { industry } = draft;
  // It is told and never chosen for anybody.
  const { name, description = '' } = briefOf(draft);
  const { drawn: suggestion } = useDrawing('suggestIndustry', { brief: { name, description } });

  const choose = (industry: string) => {
    const kept = themesOf(industry).some(({ name }) => name === draft.designTheme);
    patchDraft({ industry, designTheme: kept ? draft.designTheme : '' });
  };
  const press = () => {
    setPressed(true);
    if (industry !== '') return onNext();
    toastError(wizard.invalid, wizard.troubles.industry);
    focusTrouble();
  };

  return (
    <Frame step={2} back={{ label: wizard.back, go: onBack }} next={{ label: wizard.takeQuiz, press }}>
      <Tiles
        legend={words.industry}
        tiles={tradesWith(suggestion)}
        chosen={industry}
        choose={choose}
        className="trades"
        trouble={pressed && industry === '' ? wizard.troubles.industry : null}
      />
      {themesOf(industry).length > 0 ? <Themes draft={draft} drawn={drawn} /> : null}
    </Frame>
  );
}

interface ThemesProps {
  readonly draft: BrandDraft;
  readonly drawn: ThemeExamples | null;
}

function Themes({ draft: { industry, designTheme }, drawn }: ThemesProps) {
  const tiles: readonly Tile[] = [
    ...themesOf(industry).map(({ name, description, headingFont, bodyFont, colors }) => ({
      value: name,
      label: name,
      detail: `${description} ${headingFont === bodyFont ? headingFont : `${headingFont} with ${bodyFont}`}.`,
      picture: <Look colors={colors} example={drawn?.[name]} />,
    })),
    { value: '', label: words.noTheme, detail: words.noThemeDetail, picture: <span className="look open" /> },
  ];
  return (
    <Tiles
      legend={words.theme}
      note={words.themeNote}
      tiles={tiles}
      chosen={designTheme}
      choose={(designTheme) => patchDraft({ designTheme })}
      className="themes"
    />
  );
}

/** A theme at a glance: the name in its letters and inks on its paper, and its four colors. */
function Look({ colors, example }: { readonly colors: readonly string[]; readonly example: ThemeExamples[string] | undefined }) {
  const [ink, , , paper] = colors;
  return (
    <span className="look" style={{ '--paper-of': paper, '--ink-of': ink } as CSSProperties}>
      {typeof example === 'string' ? (
        <Art markup={example} place="theme" className="theme-art" />
      ) : (
        <span className="theme-art" />
      )}
      <span className="bars">
        {colors.map((hex) => (
          <span key={hex} style={{ '--swatch': hex } as CSSProperties} />
        ))}
      </span>
    </span>
  );
}
