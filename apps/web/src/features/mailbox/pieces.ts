/** A piece of an email's text: words, or a link with where it leads. */
export interface Piece {
  readonly text: string;
  /** Null for plain words. */
  readonly href: string | null;
}

const loopback = /^(?:localhost|\[::1\]|127\.\d+\.\d+\.\d+)$/;

/**
 * An email's text in pieces, its addresses as links. Those of this machine lead to the same page of the site as it is looked at: the
 * email may name it by another name or port.
 */
export function piecesOf(text: string): readonly Piece[] {
  return text.split(/(https?:\/\/[^\s<>"]+)/).flatMap((piece, i): readonly Piece[] => {
    if (i % 2 === 0 || !URL.canParse(piece)) return piece === '' ? [] : [{ text: piece, href: null }];
    const { hostname, pathname, search, hash } = new URL(piece);
    return [{ text: piece, href: loopback.test(hostname) && !pathname.startsWith('//') ? `${pathname}${search}${hash}` : piece }];
  });
}
