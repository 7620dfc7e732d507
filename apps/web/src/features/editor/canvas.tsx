import { type CSSProperties, useLayoutEffect, useRef, useState } from 'react';
import { Art } from '../../components/art.tsx';
import { contrast } from '../hero/picture.ts';
import { ContrastNotes } from './contrast-notes.tsx';
import type { EditedLogo } from './edited-logo.ts';
import { Gaps } from './gaps.tsx';
import { Notice } from './notice.tsx';
import { type Size, type Standing, standing } from './stage.ts';
import { TextOnLogo } from './text-on-logo.tsx';
import type { Workspace } from './use-workspace.ts';
import './canvas.css';

interface Props {
  readonly workspace: Workspace;
  /** As it came: it fixes the scale. */
  readonly designed: EditedLogo;
  /** Index of the letter whose gap to the next is being set. */
  readonly pair: number | null;
  readonly pickPair: (pair: number | null) => void;
  readonly say: (sentence: string) => void;
}

/** The true design on its ground, at one scale. */
export function Canvas({ workspace, designed, pair, pickPair, say }: Props) {
  const { state, dispatch, logo, behind } = workspace;
  const canvas = useRef<HTMLElement>(null);
  const size = useSize(canvas);
  const [isWriting, setIsWriting] = useState(false);
  const at = size === null ? null : standing(isWriting ? above(size) : size, designed, logo);
  const isDark = contrast(logo.ground, '#FFFFFF') > contrast(logo.ground, '#171614');
  return (
    <section
      ref={canvas}
      className="canvas"
      aria-label="Canvas"
      aria-busy={behind}
      data-behind={behind ? '' : undefined}
      data-dark={isDark ? '' : undefined}
      style={{ '--ground': logo.ground } as CSSProperties}
    >
      {at === null || size === null ? null : (
        <>
          {/* biome-ignore lint/a11y/noStaticElementInteractions: the button beneath it does the same. */}
          <div className="logo" style={boxOf(at)} onDoubleClick={() => setIsWriting(true)}>
            <Art
              key={logo.shown.layout}
              markup={logo.art}
              label={`${state.now.name}, ${logo.shown.layout} layout`}
              place="editor"
            />
            <Gaps letters={logo.letters} kerning={state.now.kerning} pair={pair} pickPair={pickPair} dispatch={dispatch} />
          </div>
          <ContrastNotes warnings={logo.warnings} ground={logo.ground} logo={at} canvas={size} dispatch={dispatch} say={say} />
          <p className="zoom">{at.zoom}%</p>
        </>
      )}
      <TextOnLogo workspace={workspace} isOpen={isWriting} open={setIsWriting} />
      <Notice workspace={workspace} />
    </section>
  );
}

/** Pixels of a narrow canvas that the fields for the text take at its foot. */
const fields = { within: 700, height: 148 } as const;

/** The part of the canvas from which the logo is seen while its text is written. */
const above = ({ width, height }: Size): Size =>
  width < fields.within ? { width, height: height - fields.height } : { width, height };

/** Its place, which what lies on it reads as well so as not to leave the canvas. */
const boxOf = ({ left, top, width, height }: Standing) =>
  ({ left, top, width, height, '--left': `${left}px`, '--top': `${top}px`, '--width': `${width}px` }) as CSSProperties;

/** Inner size of an element, as it changes. */
function useSize(of: { readonly current: HTMLElement | null }): Size | null {
  const [size, setSize] = useState<Size | null>(null);
  useLayoutEffect(() => {
    const element = of.current;
    if (element === null) return;
    const read = () => setSize({ width: element.clientWidth, height: element.clientHeight });
    const watch = new ResizeObserver(read);
    watch.observe(element);
    read();
    return () => watch.disconnect();
  }, [of]);
  return size;
}
