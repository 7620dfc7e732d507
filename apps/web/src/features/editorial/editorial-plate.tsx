import { type PlateProps, PlateSheet } from '../../components/plate-sheet.tsx';
import { editorialPlate } from '../../content/editorial-plates.ts';

/** A picture of a page to read (prerender/draw-editorial.ts). */
export const EditorialPlate = (props: PlateProps) => <PlateSheet {...props} shown={editorialPlate(props.name)} />;
