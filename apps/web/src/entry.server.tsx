import { renderToReadableStream } from 'react-dom/server';
import { type Head, Page, type RouteModule } from './page.tsx';
import type { Route } from './pages.ts';

const modules = import.meta.glob<RouteModule>('./routes/*.tsx', { eager: true });

interface Rendered {
  readonly head: Head;
  /** Markup for the end of the head. */
  readonly links: string;
  readonly body: string;
}

/** A page's head and body, as they are written into its file. Runs while the pages are built, and in `npm run dev`. */
export async function render(path: string, route: Route): Promise<Rendered> {
  const module = modules[`./routes/${route}.tsx`];
  if (module === undefined) throw new Error(`There is no module routes/${route}.tsx.`);
  const failures: unknown[] = [];
  const stream = await renderToReadableStream(<Page path={path} content={module.default} />, {
    onError: (error) => {
      failures.push(error);
    },
  });
  // Whole before it is written, so that nothing is patched in by inline scripts.
  await stream.allReady;
  const text = await new Response(stream).text();
  if (failures.length > 0) throw failures[0];
  // Pictures to be fetched early come first, as links; their place is the head.
  const [, links = '', body = ''] = /^((?:<link [^>]*>)*)(.*)$/s.exec(text) ?? [];
  return { head: typeof module.head === 'function' ? module.head(path) : module.head, links, body };
}
