/** What is kept of how a browser names itself: a header may hold kilobytes. */
export const shortAgent = (text: string | null | undefined): string | null => text?.slice(0, 300) ?? null;
