import './tokens.css';
import './fonts.css';
import 'virtual:fonts.css';
import './base.css';
import { type ReactNode, useEffect } from 'react';
import { Links, type LinksFunction, Meta, Outlet, Scripts } from 'react-router';

export const links: LinksFunction = () => [{ rel: 'icon', href: '/favicon.svg', type: 'image/svg+xml' }];

/**
 * The document. `<Scripts/>` and `<Links/>` are there for the build alone: scripts are moved to a file that starts after the page has
 * loaded, styles into the page itself (prerender/finish-pages.ts), so the browser must not look for either when it takes the page over.
 */
export function Layout({ children }: { readonly children: ReactNode }) {
  return (
    <html lang="en">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <Meta />
        {import.meta.env.SSR || import.meta.env.DEV ? <Links /> : null}
      </head>
      <body>
        {children}
        {import.meta.env.SSR || import.meta.env.DEV ? <Scripts /> : null}
      </body>
    </html>
  );
}

export default function Root() {
  // Tells the loader (prerender/start-page.ts) that an early press can be repeated now.
  useEffect(() => {
    dispatchEvent(new Event('alive'));
  }, []);

  return (
    <>
      <a className="skip-link" href="#main">
        Skip to content
      </a>
      <Outlet />
    </>
  );
}
