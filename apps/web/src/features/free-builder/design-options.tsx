import { type FreeDesign, freeFonts, freeIcons, freeLayouts, freeSchemes } from '@brandwright/engine';
import { Art } from '../../components/art.tsx';
import { type Tile, Tiles } from '../../components/tiles.tsx';
import type { FreeChoices } from '../../draft/brand-draft.ts';
import './design-options.css';
import { IconGrid } from './icon-grid.tsx';
import { LayoutSketch } from './layout-sketch.tsx';
import { OptionHead } from './option-head.tsx';
import { SchemeSwatch } from './scheme-swatch.tsx';
import type { DrawnFree } from './use-free-picture.ts';
import { useShowChosen } from './use-show-chosen.ts';
import { useFontTiles, useIconTiles } from './use-tiles.ts';

interface Props {
  readonly design: FreeDesign | null;
  readonly drawn: DrawnFree;
  readonly choose: (some: Partial<FreeChoices>) => void;
}

/** A drawing in its tile; an empty place of the same size until it arrives. */
const drawing = (markup: string | undefined, place: string) =>
  markup === undefined ? <span className="waiting" /> : <Art markup={markup} place={place} />;

function layoutOf(design: FreeDesign | null): string {
  const layout = freeLayouts.find(({ value }) => value === design?.layout);
  return layout === undefined ? '' : `${layout.label}, ${layout.detail.toLowerCase()}`;
}

const fontTilesOf = (pictures: ReturnType<typeof useFontTiles>): readonly Tile[] =>
  freeFonts.map(({ value, label, category }) => ({
    value,
    label,
    detail: category,
    picture: drawing(pictures[value], `free/font/${value}`),
  }));

function chooseLayout(value: string, choose: Props['choose']): void {
  const layout = freeLayouts.find((one) => one.value === value)?.value;
  if (layout !== undefined) choose({ layout });
}

const schemeTiles = freeSchemes.map(
  (scheme): Tile => ({ value: scheme.name, label: scheme.name, picture: <SchemeSwatch scheme={scheme} /> }),
);

/** What may be chosen, shown in the person's own name: font, icon, layout, colors. */
export function DesignOptions({ design, drawn, choose }: Props) {
  const { picture, trouble, busy } = drawn;
  const ready = design !== null && !busy;
  const fontTiles = useFontTiles(design === null ? null : trouble?.about === 'name' ? '' : design.businessName.trim(), ready);
  const iconTiles = useIconTiles(ready);
  const font = freeFonts.find(({ value }) => value === design?.font);
  const icon = freeIcons.find(({ name }) => name === design?.icon);
  const empty = design === null || design.businessName.trim() === '';

  const fontList = useShowChosen('.row', design !== null);
  const fonts = fontTilesOf(fontTiles);
  const layouts = freeLayouts.map(
    ({ value, label, detail }): Tile => ({
      value,
      label,
      detail,
      picture:
        empty || picture === null ? (
          <LayoutSketch layout={value} />
        ) : (
          <Art markup={picture.layouts[value]} place={`free/layout/${value}`} />
        ),
    }),
  );
  return (
    <section className="design-options" aria-labelledby="free-options">
      <h2 id="free-options">Design Options</h2>
      <fieldset disabled={design === null}>
        <div ref={fontList}>
          <OptionHead
            word="Font style"
            aside={font === undefined ? '' : font.label === font.category ? font.label : `${font.label}, ${font.category}`}
          />
          <Tiles
            legend="Font style"
            quiet
            className="free-fonts"
            tiles={fonts}
            chosen={design?.font ?? ''}
            choose={(value) => choose({ font: value })}
          />
          {picture?.note === null || picture === null || empty ? null : <p className="font-note">{picture.note}</p>}
        </div>
        <div>
          <OptionHead word="Icon" aside={icon === undefined ? '' : `${icon.label}, ${icon.category}`} />
          <IconGrid drawn={iconTiles} chosen={design?.icon ?? ''} choose={(name) => choose({ icon: name })} />
        </div>
        <div>
          <OptionHead word="Layout" aside={layoutOf(design)} />
          <Tiles
            legend="Layout"
            quiet
            className="free-layouts"
            tiles={layouts}
            chosen={design?.layout ?? ''}
            choose={(value) => chooseLayout(value, choose)}
          />
        </div>
        <SchemeOption design={design} choose={choose} />
      </fieldset>
    </section>
  );
}

function SchemeOption({ design, choose }: Pick<Props, 'design' | 'choose'>) {
  return (
    <div>
      <OptionHead word="Color scheme" aside={design?.colorScheme ?? ''} />
      <Tiles
        legend="Color scheme"
        quiet
        className="free-schemes"
        tiles={schemeTiles}
        chosen={design?.colorScheme ?? ''}
        choose={(colorScheme) => choose({ colorScheme })}
      />
    </div>
  );
}
