import { index, layout, type RouteConfig, route } from '@react-router/dev/routes';

/** Every page there is; what is linked is in this list. */
export default [
  layout('layouts/site.tsx', [
    index('routes/home.tsx'),
    route('create', 'routes/create.tsx'),
    route('*', 'routes/not-found.tsx'),
  ]),
  layout('layouts/tool.tsx', [route('create/kit', 'routes/kit.tsx'), route('create/free', 'routes/free.tsx')]),
] satisfies RouteConfig;
