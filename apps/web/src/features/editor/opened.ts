import type { fontsFor } from '@brandwright/engine';
import type { EditedLogo } from './edited-logo.ts';

/** What the editor opens with. */
export interface Opened {
  /** With the settings that were stored. */
  readonly logo: EditedLogo;
  /** Without any. */
  readonly designed: EditedLogo;
  /** The fonts of the editor, and which of them can set this name. */
  readonly fonts: ReturnType<typeof fontsFor>;
}
