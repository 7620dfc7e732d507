import { type Design, reportOf } from '@brandwright/engine';

/** How good a design is, row by row. */
export const reportLogoTask = async ({ design }: { readonly design: Design }): Promise<ReturnType<typeof reportOf>> =>
  reportOf(design);
