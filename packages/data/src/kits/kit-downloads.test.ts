import { expect, test } from 'vitest';
import { onEveryDatabase } from '../../testing/databases.ts';
import { makePerson } from '../../testing/people.ts';
import { addKit, countDownload, countDownloads, tables } from '../index.ts';

onEveryDatabase((database) => {
  test('[H4-09] [K-02] a file that is downloaded again and again is one row, whatever its kit is called', async () => {
    const ada = await makePerson(database());
    const kit = await database().asPerson(ada, (scope) => addKit(scope, { businessName: 'Kiln' }));
    const zip = { brandKitId: kit.id, fileType: 'zip', fileSize: 1_000 };
    const files = [
      ...['kiln.zip', 'kiln.zip', 'oven.zip'].map((fileName) => ({ ...zip, place: 0, fileName })),
      { ...zip, place: 1, fileName: 'kiln-2.zip' },
    ];
    for (const file of files) await database().asPerson(ada, (scope) => countDownload(scope, file));
    const at = (i: number) => ({ brandKitId: kit.id, place: i });
    const { place } = tables.brandKitAssets;
    expect(await database().statements.select().from(tables.brandKitAssets).orderBy(place)).toMatchObject([
      { ...at(0), fileName: 'oven.zip', downloads: 3 },
      { ...at(1), fileName: 'kiln-2.zip', downloads: 1 },
    ]);
    expect(await database().asPerson(ada, (scope) => countDownloads(scope, kit.id))).toEqual({ zip: 4 });
  });
});
