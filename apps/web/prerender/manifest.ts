/** One chunk of the bundler's manifest (`.vite/manifest.json`), as far as it is read here. */
interface Chunk {
  readonly file: string;
  /** Chunks it imports at once, by their keys. */
  readonly imports?: readonly string[];
  readonly css?: readonly string[];
}

export type Manifest = Readonly<Record<string, Chunk>>;

/** Files under the site's root: scripts and stylesheets that an entry needs at once, what is imported before what imports it. */
export interface Needed {
  readonly scripts: readonly string[];
  readonly styles: readonly string[];
}

/** Throws when the manifest knows no such entry. */
export function neededBy(manifest: Manifest, entries: readonly string[]): Needed {
  const scripts = new Set<string>();
  const styles = new Set<string>();
  const seen = new Set<string>();
  const visit = (key: string): void => {
    if (seen.has(key)) return;
    seen.add(key);
    const chunk = manifest[key];
    if (chunk === undefined) throw new Error(`The build has no ${key}.`);
    for (const one of chunk.imports ?? []) visit(one);
    for (const one of chunk.css ?? []) styles.add(one);
    scripts.add(chunk.file);
  };
  for (const entry of entries) visit(entry);
  return { scripts: [...scripts], styles: [...styles] };
}
