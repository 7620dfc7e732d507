/** The start of a User-Agent header, which may have kilobytes. */
export const shortAgent = (text: string | null | undefined): string | null => text?.slice(0, 300) ?? null;
