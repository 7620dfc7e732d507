/** One fault: where it stands and what to do about it. */
export interface Finding {
  /** Path from the repository's root, with forward slashes. */
  readonly file: string;
  /** Counted from 1; 0 when the whole file or folder is meant. */
  readonly line: number;
  /** What is wrong and what to do, in one sentence each. */
  readonly message: string;
}

/** `path:line  message`, which editors and terminals turn into a link. */
export const describeFinding = (finding: Finding): string =>
  `${finding.line > 0 ? `${finding.file}:${finding.line}` : finding.file}  ${finding.message}`;

/** A source text as the checks see it: read once, never from disk again, so that every rule is a pure function. */
export interface SourceFile {
  /** Path from the repository's root, with forward slashes. */
  readonly path: string;
  readonly text: string;
}

/** Tests, and what only tests use, may use Node and look at anything inside their own package. */
export const isTest = (path: string): boolean =>
  /\.test\.tsx?$/.test(path) || /\.spec\.ts$/.test(path) || /\/(?:testing|tests)\//.test(path);

/** The line, counted from 1, of the first line holding `part`; 0 when none does. */
export const lineOf = (text: string, part: string): number => text.split('\n').findIndex((line) => line.includes(part)) + 1;
