import type { Design } from '@brandwright/engine';

/** What a design shows: its mark, or where it has none the face its name is set in. */
export const ideaOf = ({ genome }: Design): string => genome.mark ?? genome.face;
