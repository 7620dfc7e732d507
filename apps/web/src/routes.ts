import { index, type RouteConfig, route } from '@react-router/dev/routes';

/** Every page there is. Header, footer and the home page link to nothing that is not in this list. */
export default [index('routes/home.tsx'), route('*', 'routes/not-found.tsx')] satisfies RouteConfig;
