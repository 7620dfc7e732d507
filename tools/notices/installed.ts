import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** A package that the product is built from or runs on. */
export interface Installed {
  readonly name: string;
  readonly version: string;
  /** SPDX expression, as the package says. */
  readonly license: string;
  /** Texts of its license and notice files; none for packages of one operating system, which not every machine has. */
  readonly texts: readonly string[];
}

interface Locked {
  readonly version?: string;
  readonly license?: string;
  readonly link?: boolean;
  readonly os?: readonly string[];
  readonly cpu?: readonly string[];
  readonly dependencies?: Readonly<Record<string, string>>;
  readonly optionalDependencies?: Readonly<Record<string, string>>;
  readonly peerDependencies?: Readonly<Record<string, string>>;
}

/** Parts of the repository that are run or sent to browsers; `bench`, `e2e` and `tools` are not. */
const product = /^(?:apps|packages)\/[^/]+$/;

/** Licenses of packages whose package.json names none, read from their license files. */
const read: Readonly<Record<string, string>> = { 'png-js': 'MIT' };

/** Every package that the product depends on, however far down, by name. `root` is the repository. */
export function installedPackages(root: string): readonly Installed[] {
  const { packages } = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8')) as {
    readonly packages: Readonly<Record<string, Locked>>;
  };
  const found = new Map<string, Locked>();
  const follow = (from: string, one: Locked): void => {
    for (const name of Object.keys({ ...one.dependencies, ...one.optionalDependencies, ...one.peerDependencies })) {
      const path = resolved(packages, from, name);
      if (path === null || found.has(path)) continue;
      const next = packages[path];
      if (next === undefined || next.link === true) continue;
      found.set(path, next);
      follow(path, next);
    }
  };
  for (const [path, one] of Object.entries(packages)) if (product.test(path)) follow(path, one);
  return [...found]
    .map(([path, one]) => ({ ...one, path, name: path.slice(path.lastIndexOf('node_modules/') + 'node_modules/'.length) }))
    .map(({ path, name, version = '', license = read[name] ?? 'unknown', os, cpu }) => ({
      name,
      version,
      license,
      texts: os === undefined && cpu === undefined ? textsOf(join(root, path)) : [],
    }))
    .sort((a, b) => (a.name < b.name ? -1 : a.name > b.name ? 1 : a.version < b.version ? -1 : 1));
}

/** Where npm puts a package that another asks for: beside it, or in a folder above. Null where it is optional and nobody has it. */
function resolved(packages: Readonly<Record<string, Locked>>, from: string, name: string): string | null {
  for (let folder = from; ; ) {
    const path = folder === '' ? `node_modules/${name}` : `${folder}/node_modules/${name}`;
    if (path in packages) return path;
    if (folder === '') return null;
    folder = folder.includes('/node_modules/') ? folder.slice(0, folder.lastIndexOf('/node_modules/')) : '';
  }
}

function textsOf(folder: string): readonly string[] {
  if (!existsSync(folder)) return [];
  return readdirSync(folder)
    .filter((name) => /^(?:licen[cs]e|copying|notice)(?:[-.].*)?$/i.test(name) && !/\.(?:js|json|ts)$/.test(name))
    .sort()
    .map((name) => readFileSync(join(folder, name), 'utf8').replaceAll('\r\n', '\n').trim());
}
