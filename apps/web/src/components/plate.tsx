import { plate } from '../content/plates.ts';
import { type PlateProps, PlateSheet } from './plate-sheet.tsx';

/** A picture that the build drew for the pages of the product (prerender/draw-plates.ts). */
export const Plate = (props: PlateProps) => <PlateSheet {...props} shown={plate(props.name)} />;
