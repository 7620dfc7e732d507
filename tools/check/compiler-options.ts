import { type Finding, lineOf, type SourceFile } from './finding.ts';

/** Purity is compiled: without the DOM's and Node's types, `fetch`, `process` and `console` do not exist for the pure packages. */
export function compilerOptionFindings(configs: readonly SourceFile[]): Finding[] {
  return configs
    .filter(({ path }) => /^packages\/(?:engine|kit)\/tsconfig\.json$/.test(path))
    .flatMap((config) => {
      const options = read(config.text);
      const finding = (key: string, wanted: string): Finding => ({
        file: config.path,
        line: lineOf(config.text, `"${key}"`),
        message: `“${key}” must be ${wanted} here, or a global of one host compiles unnoticed.`,
      });
      const lib = options.lib;
      const types = options.types;
      return [
        ...(Array.isArray(lib) && lib.length === 1 && String(lib[0]).toLowerCase() === 'es2023'
          ? []
          : [finding('lib', '["es2023"]')]),
        ...(Array.isArray(types) && types.length === 0 ? [] : [finding('types', '[]')]),
      ];
    });
}

/** Our own tsconfig files are plain JSON; one that is not cannot be vouched for. */
function read(text: string): { readonly lib?: unknown; readonly types?: unknown } {
  try {
    const config = JSON.parse(text) as { readonly compilerOptions?: { readonly lib?: unknown; readonly types?: unknown } };
    return config.compilerOptions ?? {};
  } catch (error) {
    if (error instanceof SyntaxError) return {};
    throw error;
  }
}
