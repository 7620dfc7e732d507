import { brandFacesTask } from './tasks/brand-faces.ts';
import { customizeTask, openEditorTask } from './tasks/customize.ts';
import { examplesTask, themeExamplesTask } from './tasks/examples.ts';
import { exportLogoTask } from './tasks/export-logo.ts';
import { findIconsTask } from './tasks/find-icons.ts';
import { freeFontsTask } from './tasks/free-fonts.ts';
import { freeIconsTask } from './tasks/free-icons.ts';
import { freeLogoTask } from './tasks/free-logo.ts';
import { generateLogoTask } from './tasks/generate-logo.ts';
import { drawThingsTask, findThingsTask, heardTask } from './tasks/heard.ts';
import { kitLogoTask } from './tasks/kit-logo.ts';
import { kitLooksTask } from './tasks/kit-looks.ts';
import { kitStagesTask } from './tasks/kit-stages.ts';
import { logoFileTask } from './tasks/logo-file.ts';
import { lookAtLogoTask } from './tasks/look-at-logo.ts';
import { mendLogoTask } from './tasks/mend-logo.ts';
import { pathsTask } from './tasks/paths.ts';
import { portraitTask } from './tasks/portrait.ts';
import { previewTask } from './tasks/preview.ts';
import { printLogosTask } from './tasks/print-logos.ts';
import { reportLogoTask } from './tasks/report-logo.ts';
import { setSourceTask } from './tasks/set-source.ts';
import { sheetTask } from './tasks/sheet.ts';
import { standLogosTask } from './tasks/stand-logos.ts';
import { suggestIndustryTask } from './tasks/suggest-industry.ts';
import { surroundingsTask } from './tasks/surroundings.ts';
import { viewLogosTask } from './tasks/view-logos.ts';

/**
 * Everything the drawing worker can be asked for: one task a file in tasks/, named here. A task is a pure function of what is
 * asked, so that the same question always has the same answer.
 */
export const tasks = {
  generateLogo: generateLogoTask,
  logoFile: logoFileTask,
  lookAtLogo: lookAtLogoTask,
  mendLogo: mendLogoTask,
  printLogos: printLogosTask,
  reportLogo: reportLogoTask,
  standLogos: standLogosTask,
  viewLogos: viewLogosTask,
  sheet: sheetTask,
  paths: pathsTask,
  freeLogo: freeLogoTask,
  freeFonts: freeFontsTask,
  freeIcons: freeIconsTask,
  preview: previewTask,
  heard: heardTask,
  findThings: findThingsTask,
  drawThings: drawThingsTask,
  setSource: setSourceTask,
  suggestIndustry: suggestIndustryTask,
  portrait: portraitTask,
  examples: examplesTask,
  themeExamples: themeExamplesTask,
  customize: customizeTask,
  exportLogo: exportLogoTask,
  findIcons: findIconsTask,
  openEditor: openEditorTask,
  surroundings: surroundingsTask,
  brandFaces: brandFacesTask,
  kitLogo: kitLogoTask,
  kitLooks: kitLooksTask,
  kitStages: kitStagesTask,
} as const;

type Tasks = typeof tasks;
export type TaskName = keyof Tasks;
/** What a task is asked with. */
export type Ask<N extends TaskName> = Parameters<Tasks[N]>[0];
/** What it answers with. */
export type Reply<N extends TaskName> = Awaited<ReturnType<Tasks[N]>>;
