/** The interface's two faces, as `fonts.css` names them. */
const faces = ['1em "Inter Variable"', '640 1em "Bricolage Grotesque Variable"'] as const;

/** Milliseconds after which a page no longer waits for its faces. */
const patience = 3000;

/**
 * Resolves once the page is set in its own faces, with the letters of a text; it never rejects. What arrives later than the page itself
 * waits for it: a heading that was set in the stand-in may break elsewhere in its own face, and would push down all that is below it.
 */
export async function facesFor(text = ' '): Promise<void> {
  // The faces are asked for by an animation that follows the first frame (fonts.css).
  const asked = document.documentElement.getAnimations().map(({ finished }) => finished);
  const there = Promise.all([...asked, ...faces.map((face) => document.fonts.load(face, text))]);
  const enough = new Promise((resolve) => setTimeout(resolve, patience));
  await Promise.race([there, enough]).catch(() => {});
}
