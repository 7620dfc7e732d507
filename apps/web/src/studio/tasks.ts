import { freeFontsTask } from './tasks/free-fonts.ts';
import { freeIconsTask } from './tasks/free-icons.ts';
import { freeLogoTask } from './tasks/free-logo.ts';
import { pathsTask } from './tasks/paths.ts';
import { examplesTask, themeExamplesTask } from './tasks/examples.ts';
import { portraitTask } from './tasks/portrait.ts';
import { previewTask } from './tasks/preview.ts';
import { sheetTask } from './tasks/sheet.ts';

/**
 * Everything the drawing worker can be asked for: one task a file in tasks/, named here. A task is a pure function of what is
 * asked, so that the same question always has the same answer.
 */
export const tasks = {
  sheet: sheetTask,
  paths: pathsTask,
  freeLogo: freeLogoTask,
  freeFonts: freeFontsTask,
  freeIcons: freeIconsTask,
  preview: previewTask,
  portrait: portraitTask,
  examples: examplesTask,
  themeExamples: themeExamplesTask,
} as const;

type Tasks = typeof tasks;
export type TaskName = keyof Tasks;
/** What a task is asked with. */
export type Ask<N extends TaskName> = Parameters<Tasks[N]>[0];
/** What it answers with. */
export type Reply<N extends TaskName> = Awaited<ReturnType<Tasks[N]>>;
