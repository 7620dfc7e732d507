import { customiseTask, openEditorTask } from './tasks/customise.ts';
import { exportLogoTask } from './tasks/export-logo.ts';
import { findIconsTask } from './tasks/find-icons.ts';
import { sheetTask } from './tasks/sheet.ts';
import { surroundingsTask } from './tasks/surroundings.ts';

/**
 * Everything the drawing worker can be asked for: one task a file in tasks/, named here. A task is a pure function of what is
 * asked, so that the same question always has the same answer.
 */
export const tasks = {
  customise: customiseTask,
  exportLogo: exportLogoTask,
  findIcons: findIconsTask,
  openEditor: openEditorTask,
  sheet: sheetTask,
  surroundings: surroundingsTask,
} as const;

type Tasks = typeof tasks;
export type TaskName = keyof Tasks;
/** What a task is asked with. */
export type Ask<N extends TaskName> = Parameters<Tasks[N]>[0];
/** What it answers with. */
export type Reply<N extends TaskName> = Awaited<ReturnType<Tasks[N]>>;
