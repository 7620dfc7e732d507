import { isRunnableDevEnvironment, type Plugin } from 'vite';
import { pages, type SitePage } from '../src/pages.ts';
import { documentOf } from './document.ts';

/** In `npm run dev` a page is written when it is asked for, with the modules as they stand. */
export function devPagesPlugin(): Plugin {
  return {
    name: 'brandwright-dev-pages',
    configureServer(server) {
      const { ssr } = server.environments;
      // After Vite's own: what is neither a file nor a module is a page.
      return () =>
        server.middlewares.use(async (request, response, next) => {
          try {
            if (!isRunnableDevEnvironment(ssr)) throw new Error('The dev server cannot run modules.');
            const path = new URL(request.originalUrl ?? '/', 'http://dev').pathname;
            const { path: built, route } = pageOf(path);
            const { render } = await ssr.runner.import<typeof import('../src/entry.server.tsx')>('/src/entry.server.tsx');
            const { head, links, body } = await render(built === '/404' ? built : path, route);
            const start = `import Content from '/src/routes/${route}.tsx';import { bringAlive } from '/src/entry.client.tsx';bringAlive(Content);`;
            const html = documentOf({ head, body, tail: links, scripts: `<script type="module">${start}</script>` });
            response.statusCode = built === '/404' ? 404 : 200;
            response.setHeader('content-type', 'text/html');
            response.end(await server.transformIndexHtml(path, html));
          } catch (error) {
            next(error);
          }
        });
    },
  };
}

/** `_id` stands for any id; what nothing stands at is the page that is not found. */
function pageOf(path: string): SitePage {
  const asked = path.replace(/(?<=.)\/$/, '');
  const page = pages.find((one) => new RegExp(`^${one.path.replace('_id', '[^/]+')}$`).test(asked));
  const lost = pages.find((one) => one.path === '/404');
  if (lost === undefined) throw new Error('There is no page for what is not found.');
  return page ?? lost;
}
