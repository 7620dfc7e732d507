import { describe, expect, test } from 'vitest';
import { boundaryFindings } from './boundaries.ts';
import { faces, type Unit } from './layers.ts';

const findings = (path: string, text: string) => boundaryFindings([{ path, text }]);
const messages = (path: string, text: string) => findings(path, text).map((finding) => finding.message);

describe('faces', () => {
  test('each pair of units is let through or stopped as the table says', () => {
    const folder = (unit: Unit): string =>
      ['engine', 'kit', 'press', 'contract'].includes(unit)
        ? `packages/${unit}/src/a.ts`
        : ['server', 'web', 'cli'].includes(unit)
          ? `apps/${unit}/src/a.ts`
          : `${unit}/a.ts`;
    for (const from of Object.keys(faces) as Unit[]) {
      for (const to of Object.keys(faces) as Unit[]) {
        const found = messages(folder(from), `import type { x } from '@brandwright/${to}';`);
        expect(found.length, `${from} → ${to}`).toBe(faces[from].includes(to) ? 0 : 1);
      }
    }
  });

  test('the browser and the server never meet, not even by type', () => {
    expect(messages('apps/web/src/client.ts', "import type { App } from '@brandwright/server';")).toHaveLength(1);
    expect(messages('apps/server/src/app.ts', "import '../../web/src/routes.ts';")[0]).toContain('climbs into web');
  });

  test('nobody reaches behind a face', () => {
    expect(messages('apps/cli/src/main.ts', "import { x } from '@brandwright/engine/src/svg.ts';")[0]).toContain(
      'behind the face',
    );
    expect(messages('packages/press/src/png.ts', "import { x } from '../../engine/src/svg.ts';")[0]).toContain(
      '@brandwright/engine',
    );
  });

  test('a further face is seen by those who see the first, and only where it is listed', () => {
    expect(messages('apps/cli/src/main.ts', "import { drawSet } from '@brandwright/press/maker';")).toEqual([]);
    expect(messages('apps/web/src/a.ts', "import { drawSet } from '@brandwright/press/maker';")[0]).toContain(
      'may not see press',
    );
    expect(messages('apps/cli/src/main.ts', "import { x } from '@brandwright/press/documents';")[0]).toContain('behind the face');
    expect(messages('packages/press/src/maker.ts', "export { drawSet } from './studio.ts';")).toEqual([]);
    expect(messages('packages/copy/src/maker.ts', "export { drawSet } from './studio.ts';")[0]).toContain('makes a barrel');
  });

  test('a unit that draws nothing loads no catalog', () => {
    const from = 'apps/server/src/a.ts';
    expect(messages(from, "import { parseBrief } from '@brandwright/engine';")[0]).toContain('@brandwright/engine/documents');
    expect(messages('packages/contract/src/a.ts', "import { slugOf } from '@brandwright/kit';")).toHaveLength(1);
    expect(messages(from, "import { drawSet } from '@brandwright/press/maker';")[0]).toContain('job to the press');
    for (const fine of [
      "import { parseBrief } from '@brandwright/engine/documents';",
      "import type { Brief } from '@brandwright/engine';",
      "import { openPress } from '@brandwright/press';",
      "const { writeEnhancement } = await import('@brandwright/kit');",
    ])
      expect(messages(from, fine), fine).toEqual([]);
    expect(messages('apps/server/src/a.test.ts', "import { parseBrief } from '@brandwright/engine';")).toEqual([]);
  });

  test('a package imports itself by relative path, its tests may use the face', () => {
    const text = "import { design } from '@brandwright/engine';";
    expect(messages('packages/engine/src/design.ts', text)[0]).toContain('imports itself');
    expect(messages('packages/engine/src/design.test.ts', text)).toEqual([]);
  });

  test('an unknown workspace is named', () => {
    expect(messages('apps/cli/src/main.ts', "import '@brandwright/engin';")[0]).toContain('no workspace');
  });

  test('bench and e2e may take the browser from tools', () => {
    expect(messages('bench/src/main.ts', "import { chromiumPath } from '../chromium.ts';")).toEqual([]);
    expect(messages('e2e/launch.spec.ts', "import { chromiumPath } from '../tools/chromium.ts';")).toEqual([]);
    expect(messages('apps/cli/src/main.ts', "import { chromiumPath } from '../../../tools/chromium.ts';")).toHaveLength(1);
  });
});

describe('inside the engine', () => {
  const sees = (from: string, to: string): boolean =>
    messages(`packages/engine/src/${from}`, `import { x } from '${to}';`).length === 0;

  test('layers run one way', () => {
    expect(sees('concepts/rank.ts', '../brief/brief.ts')).toBe(true);
    expect(sees('brief/brief.ts', '../concepts/rank.ts')).toBe(false);
    expect(sees('composition/lockups/stacked.ts', '../../concepts/rank.ts')).toBe(true);
    expect(sees('concepts/rank.ts', '../composition/genome.ts')).toBe(false);
    expect(sees('judgement/balance.ts', '../scene/scene.ts')).toBe(true);
    expect(sees('judgement/balance.ts', '../composition/genome.ts')).toBe(false);
    expect(sees('composition/genome.ts', '../judgement/balance.ts')).toBe(false);
    expect(sees('geometry/path.ts', '../scene/scene.ts')).toBe(false);
    expect(sees('errors.ts', './random.ts')).toBe(false);
  });

  test('only design.ts and the face see all', () => {
    expect(sees('design.ts', './judgement/score.ts')).toBe(true);
    expect(sees('index.ts', './judgement/score.ts')).toBe(true);
    expect(sees('svg.ts', './judgement/score.ts')).toBe(false);
  });

  test('a new area must be given its place', () => {
    expect(messages('packages/engine/src/magic/wand.ts', "import { x } from '../errors.ts';")[0]).toContain('layers.ts');
  });

  test('third-party modules and Node are handed in, except the named pure ones', () => {
    expect(sees('brief/brief.ts', 'zod/mini')).toBe(true);
    expect(sees('brief/brief.ts', 'zod')).toBe(false);
    expect(sees('typography/shape.ts', 'harfbuzzjs')).toBe(false);
    expect(sees('svg.ts', 'node:fs')).toBe(false);
    expect(sees('svg.test.ts', 'node:fs')).toBe(true);
    expect(messages('packages/contract/src/plan.ts', "import fs from 'fs';")[0]).toContain('browser');
  });
});

describe('inside the server', () => {
  const server = 'apps/server/src';

  test('rooms see the rooms below them', () => {
    expect(messages(`${server}/routes/kits.ts`, "import { k } from '../services/kits/make-kit.ts';")).toEqual([]);
    expect(messages(`${server}/services/kits/make-kit.ts`, "import { k } from '../orders/brand.ts';")).toEqual([]);
    expect(messages(`${server}/services/kits/make-kit.ts`, "import { k } from '../../routes/kits.ts';")).toHaveLength(1);
    expect(messages(`${server}/http/body.ts`, "import { k } from '../pipeline/authorize.ts';")).toHaveLength(1);
    expect(messages(`${server}/new-room/a.ts`, "import { k } from '../http/body.ts';")[0]).toContain(
      'no place in the order of rooms',
    );
  });

  test('deps gives and takes types alone', () => {
    expect(messages(`${server}/http/body.ts`, "import type { AppEnv } from '../deps.ts';")).toEqual([]);
    expect(messages(`${server}/http/body.ts`, "import { AppEnv } from '../deps.ts';")).toHaveLength(1);
    expect(messages(`${server}/deps.ts`, "import { openAuth } from './gateways/auth.ts';")).toHaveLength(1);
  });

  test('only what starts the server opens gateways', () => {
    expect(messages(`${server}/startup/open-deps.ts`, "import { s3 } from '../gateways/s3.ts';")).toEqual([]);
    expect(messages(`${server}/services/kits/a.ts`, "import type { Blobs } from '../../gateways/blobs.ts';")).toEqual([]);
    expect(messages(`${server}/services/kits/a.ts`, "import { s3 } from '../../gateways/s3.ts';")[0]).toContain(
      'Only apps/server/src/startup/open-deps.ts',
    );
  });
});

describe('barrels', () => {
  test('passing on is for faces', () => {
    const text = "export { svg } from './svg.ts';\nexport * from './scene/scene.ts';\n";
    expect(messages('packages/engine/src/index.ts', text)).toEqual([]);
    expect(findings('packages/kit/src/all.ts', text).map((finding) => finding.line)).toEqual([1, 2]);
    expect(messages('apps/web/src/components/index.ts', 'export const x = 1;')[0]).toContain('Name the file after its noun');
  });
});

test('the line of the import is named', () => {
  const text = "/** A doc. */\n\nimport {\n  a,\n} from '@brandwright/press';\n";
  expect(findings('packages/kit/src/a.ts', text)).toMatchObject([{ file: 'packages/kit/src/a.ts', line: 3 }]);
});
