import { posix } from 'node:path';
import { type Element, readXml } from './read-xml.ts';
import { unzip } from './unzip.ts';

/** A package of Office Open XML as an independent reader sees it. */
export interface OfficePackage {
  readonly bytes: ReadonlyMap<string, Buffer>;
  /** Elements of every XML part. */
  readonly parts: ReadonlyMap<string, readonly Element[]>;
  /** Text of every XML part, joined. */
  readonly text: string;
  /** What is wrong with it. */
  readonly faults: readonly string[];
}

/** Opens a package: reads every part, and checks its types and relationships. Throws if a part is not well formed. */
export async function readOffice(archive: Buffer): Promise<OfficePackage> {
  const bytes = new Map((await unzip(archive)).map((file) => [file.path, file.bytes]));
  const parts = new Map<string, readonly Element[]>();
  let text = '';
  for (const [path, data] of bytes) {
    if (!/\.(?:xml|rels|svg)$/.test(path)) continue;
    const read = readXml(data.toString('utf8'));
    parts.set(path, read.elements);
    text += `${read.text}\n`;
  }
  return { bytes, parts, text, faults: [...typeFaults(bytes, parts), ...linkFaults(bytes, parts)] };
}

/** Parts without a type, and types without a part. */
function typeFaults(bytes: OfficePackage['bytes'], parts: OfficePackage['parts']): readonly string[] {
  const types = parts.get('[Content_Types].xml') ?? [];
  const of = (name: string, key: string): ReadonlySet<string> =>
    new Set(types.filter((one) => one.name === name).map(({ attributes }) => attributes.get(key) ?? ''));
  const [endings, named] = [of('Default', 'Extension'), of('Override', 'PartName')];
  return [
    ...[...bytes.keys()].filter(
      (path) => !endings.has(/\.(\w+)$/.exec(path)?.[1] ?? '') && !named.has(`/${path}`) && path !== '[Content_Types].xml',
    ),
    ...[...named].filter((path) => !bytes.has(path.slice(1))),
  ].map((path) => `${path} has no type, or is none of the parts.`);
}

/** Relationships that lead outside or nowhere, and references without a relationship. */
function linkFaults(bytes: OfficePackage['bytes'], parts: OfficePackage['parts']): readonly string[] {
  const faults: string[] = [];
  const known = new Map<string, Set<string>>();
  for (const [path, elements] of parts) {
    if (!path.endsWith('.rels')) continue;
    const source = path.replace('_rels/', '').replace(/\.rels$/, '');
    const ids = new Set<string>();
    for (const { name, attributes } of elements) {
      if (name !== 'Relationship') continue;
      const target = posix.join(posix.dirname(source), attributes.get('Target') ?? '');
      if (attributes.has('TargetMode')) faults.push(`${path} leads outside.`);
      if (!bytes.has(target)) faults.push(`${path} leads to ${target}, which is not there.`);
      ids.add(attributes.get('Id') ?? '');
    }
    known.set(source, ids);
  }
  for (const [path, elements] of parts)
    for (const { name, attributes } of elements)
      for (const [key, id] of attributes)
        if (/^r:(?:id|embed|link)$/.test(key) && known.get(path)?.has(id) !== true)
          faults.push(`${path}: ${name} refers to ${id}, which is not there.`);
  return faults;
}
