import { addKit, tables } from '@brandwright/data';
import { asDesigned, type Design, parseBrief } from '@brandwright/engine';
import { costOf, type JobTerms, type Press } from '@brandwright/press';
import { drawSet, openStudio } from '@brandwright/press/maker';
import { eq } from 'drizzle-orm';
import { beforeEach, expect, test } from 'vitest';
import { onEveryDatabase } from '../../../../packages/data/testing/databases.ts';
import { sharedPress as press } from '../../testing/shared-press.ts';
import { memberBrowser } from '../../testing/test-browser.ts';
import { drawnLogo } from '../services/kits/kit-document.ts';

const parsed = parseBrief({ name: 'Harbor & Pine' });
if (!parsed.ok) throw new Error('The brief of these tests is not one.');
const brief = parsed.value;
const { set } = await drawSet(await openStudio(), brief, { round: 0 });
const design = set.designs[0] as Design;

onEveryDatabase((database) => {
  beforeEach(() => database().statements.delete(tables.rateLimits));

  test('[HR-02] a share link’s picture is drawn once per version, as work of the client that asks', async () => {
    const asked: JobTerms[] = [];
    const counting: Press = {
      ...press,
      edit: (edited, terms = {}) => {
        asked.push(terms);
        return press.edit(edited, terms);
      },
      raster: (svg, options, terms = {}) => {
        asked.push(terms);
        return press.raster(svg, options, terms);
      },
    };
    const ada = await memberBrowser(database(), { press: counting });
    const changed = { design, customization: { ...asDesigned, primaryColor: '#7A1FA2' } } as const;
    const kit = await database().asPerson(ada.id, (scope) =>
      addKit(scope, { businessName: brief.name, brief: { ...brief }, status: 'completed', logos: [drawnLogo(changed)] }),
    );
    const { path } = (await (await ada.call('POST', `/api/kits/${kit.id}/shares`)).json()) as { path: string };
    for (const method of ['GET', 'HEAD', 'GET']) {
      const answer = await ada.call(method, `/api${path}/logo`);
      expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'image/png']);
    }
    expect(asked).toHaveLength(2);
    for (const { clients = [], signal } of asked) {
      expect(clients).toContain(`person:${ada.id}`);
      expect(signal).toBeInstanceOf(AbortSignal);
    }
    await ada.call('PATCH', `/api/kits/${kit.id}`, { businessName: 'Pine & Harbor', version: 1 });
    await ada.call('GET', `/api${path}/logo`);
    expect(asked).toHaveLength(4);
  });

  test('[H4-07] [HR-02] a share link’s drawing counts once, for the visitor who asks', async () => {
    // On a busy machine it takes longer than estimated, which counts as well.
    const even: Press = { ...press, edit: (edited, { onExcess: _, ...terms } = {}) => press.edit(edited, terms) };
    const ada = await memberBrowser(database(), { press: even });
    const changed = { design, customization: { ...asDesigned, primaryColor: '#7A1FA2' } } as const;
    const kit = await database().asPerson(ada.id, (scope) =>
      addKit(scope, { businessName: brief.name, brief: { ...brief }, status: 'completed', logos: [drawnLogo(changed)] }),
    );
    const { path } = (await (await ada.call('POST', `/api/kits/${kit.id}/shares`)).json()) as { path: string };
    const counted = async (): Promise<number> => {
      const { key, count } = tables.rateLimits;
      const [row] = await database()
        .statements.select({ count })
        .from(tables.rateLimits)
        .where(eq(key, `drawing:person:${ada.id}`));
      return row?.count ?? 0;
    };
    await ada.call('GET', `/api${path}`);
    const cost = Math.ceil(costOf({ kind: 'edit', input: { ...changed, brief } }));
    expect(await counted()).toBe(cost);
    await ada.call('GET', `/api${path}`);
    expect(await counted()).toBe(cost);
  });
});
