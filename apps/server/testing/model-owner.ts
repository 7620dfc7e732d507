import type { Database } from '@brandwright/data';
import { afterAll, beforeAll } from 'vitest';
import { PlayedModel } from './ai-server.ts';
import { budgetedModel } from './budgeted-model.ts';
import { kitWriter } from './kit-writer.ts';
import { sharedPress as press } from './shared-press.ts';
import { memberBrowser } from './test-browser.ts';

/** A model that is played during the tests of a file. */
export function playModel(): PlayedModel {
  const model = new PlayedModel();
  beforeAll(() => model.start());
  afterAll(() => model.close());
  return model;
}

/** Somebody with a paid kit, in front of a server with a model that is played. */
export async function modelOwner(database: Database, model: PlayedModel, ai = budgetedModel(model)) {
  const browser = await memberBrowser(database, { press, change: { ai } });
  return { ...(await kitWriter(database, { browser })), email: browser.email };
}
