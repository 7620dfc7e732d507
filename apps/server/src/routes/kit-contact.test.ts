import { type Kit, type KitContact, problemSchema } from '@brandwright/contract';
import { tables } from '@brandwright/data';
import { strFromU8, unzipSync } from 'fflate';
import { beforeEach, expect, test } from 'vitest';
import { onEveryDatabase } from '../../../../packages/data/testing/databases.ts';
import { kitBuyer, kitOwner } from '../../testing/kit-owner.ts';
import { testBrowser } from '../../testing/test-browser.ts';

const ada: KitContact = {
  person: 'Ada Moreau',
  role: 'Owner',
  phone: '+33 1 99 00 12 34',
  email: 'ada@example.org',
  website: 'example.org',
  address: ['8 Rue des Lilas', '75001 Paris'],
};

onEveryDatabase((database) => {
  beforeEach(() => database().statements.delete(tables.rateLimits));
  /** Somebody with a kit, and what they do with it. */
  const owner = async () => {
    const owned = await kitOwner(database());
    const save = (contact: unknown, version: number) => owned.call('PUT', `${owned.path}/contact`, { contact, version });
    return { ...owned, save, saved: (contact: unknown, version: number) => owned.kit(save(contact, version)) };
  };

  test('[K-10] [M-09] contact details are saved, undone and redone, and the copy of a kit has them', async () => {
    const { call, path, read, saved, step } = await owner();
    expect(await read()).toMatchObject({ contact: null, version: 1 });
    const typed = { ...ada, person: '  Ada Moreau ', address: [' 8 Rue des Lilas', '75001 Paris  '] };
    const changes = [{ label: 'Contact details changed', undone: false }];
    expect(await saved(typed, 1)).toMatchObject({ contact: ada, version: 2, changes });
    // The same again is no change.
    expect(await saved(ada, 2)).toMatchObject({ version: 2, changes });
    expect(await step('undo', 2)).toMatchObject({ contact: null, version: 3 });
    expect(await step('redo', 3)).toMatchObject({ contact: ada, version: 4 });
    const { id } = (await (await call('POST', `${path}/duplicate`)).json()) as Kit;
    expect(await saved(null, 4)).toMatchObject({ contact: null, version: 5 });
    expect(await step('undo', 5)).toMatchObject({ contact: ada });
    expect(await read(`/api/kits/${id}`)).toMatchObject({ contact: ada, changes: [] });
    const empty = { person: '', role: '', phone: '', email: '', website: '', address: [] };
    expect(await saved(empty, 6)).toMatchObject({ contact: empty });
    const files = unzipSync(new Uint8Array(await (await call('GET', '/api/account/export')).arrayBuffer()));
    expect(JSON.parse(strFromU8(files[`brand-kits/${id}.json`] ?? new Uint8Array()))).toMatchObject({ kit: { contact: ada } });
  });

  test('[K-10] details that are too long or no plain line are refused by an error that names the field', async () => {
    const { save, read } = await owner();
    const refused = async (contact: unknown) => {
      const response = await save(contact, 1);
      const { code, field } = problemSchema.parse(await response.json());
      return [response.status, code, field];
    };
    const most = { person: 80, role: 80, phone: 40, email: 254, website: 200 };
    for (const [field, length] of Object.entries(most))
      for (const text of ['x'.repeat(length + 1), 'a\nb', 'a\u2028b', 'a\u0007b'])
        expect(await refused({ ...ada, [field]: text }), field).toEqual([400, 'request.field.value', `contact.${field}`]);
    for (const text of ['x'.repeat(81), 'a\r\nb'])
      expect(await refused({ ...ada, address: ['', text] })).toEqual([400, 'request.field.value', 'contact.address.1']);
    expect(await refused({ ...ada, address: ['', '', '', ''] })).toEqual([400, 'request.field.value', 'contact.address']);
    expect(await refused({ ...ada, fax: '1' })).toEqual([400, 'request.field.unknown', 'contact.fax']);
    const { person, ...nobody } = ada;
    expect(await refused(nobody)).toEqual([400, 'request.field.missing', 'contact.person']);
    expect(await refused({ ...ada, person: [person] })).toEqual([400, 'request.field.type', 'contact.person']);
    expect(await read()).toMatchObject({ contact: null, version: 1 });
  });

  test('[K-10] [Y-04] nobody saves contact details in the kit of another, or over a change they did not see', async () => {
    const [{ path, save, saved, read }, ben] = [await owner(), await owner()];
    const other = await ben.call('PUT', `${path}/contact`, { contact: ada, version: 1 });
    expect([other.status, problemSchema.parse(await other.json()).code]).toEqual([404, 'route.not_found']);
    expect((await testBrowser(database()).call('PUT', `${path}/contact`, { contact: ada, version: 1 })).status).toBe(401);
    await saved(ada, 1);
    const late = await save({ ...ada, person: 'Ben' }, 1);
    expect([late.status, problemSchema.parse(await late.json()).code]).toEqual([409, 'kit.changed']);
    expect(await read()).toMatchObject({ contact: ada, version: 2 });
  });

  test('[K-10] [K-07] an archive has the contact details that its kit has when it is downloaded', async () => {
    const { path, ask, version: read, archive, close } = await kitBuyer(database());
    const textIn = (zip: Buffer, file: string): string =>
      strFromU8(unzipSync(zip, { filter: ({ name }) => name === file })[file] ?? new Uint8Array());
    const before = await archive();
    expect(textIn(before, 'contact/contact.vcf')).toContain('FN:Full Name');
    const version = await read();
    expect((await ask('PUT', `${path}/contact`, { contact: ada, version })).status).toBe(200);
    const after = await archive();
    expect(textIn(after, 'contact/contact.vcf')).toContain('FN:Ada Moreau');
    expect(textIn(after, 'signature/signature.txt')).toContain('8 Rue des Lilas');
    await ask('POST', `${path}/undo`, { version: version + 1 });
    expect((await archive()).equals(before)).toBe(true);
    await close();
  });
});
