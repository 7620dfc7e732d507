import { index, layout, type RouteConfig, route } from '@react-router/dev/routes';
import { comingPages } from './content/coming.ts';

/** Pages that are not built yet share one module; each has a route of its own, so that its builder changes one line. */
const coming = [...comingPages.map(({ path }) => path.slice(1)), 'results/:id'];

/** Every page there is; what is linked is in this list. */
export default [
  layout('layouts/site.tsx', [
    index('routes/home.tsx'),
    route('create', 'routes/create.tsx'),
    ...coming.map((path) => route(path, 'routes/coming.tsx', { id: path })),
    route('*', 'routes/not-found.tsx'),
  ]),
  layout('layouts/tool.tsx', [route('create/kit', 'routes/kit.tsx'), route('create/free', 'routes/free.tsx')]),
] satisfies RouteConfig;
