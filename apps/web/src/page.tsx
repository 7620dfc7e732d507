import type { ComponentType } from 'react';
import './tokens.css';
import './fonts.css';
import 'virtual:fonts.css';
import './base.css';
import { Here } from './here.ts';

/** What the document's head says of a page. */
export interface Head {
  readonly title: string;
  readonly description?: string;
  /** Kept from search engines. */
  readonly hidden?: boolean;
}

/** A module of `routes/`: what fills a page, and its head, which may depend on the address. */
export interface RouteModule {
  readonly default: ComponentType;
  readonly head: Head | ((path: string) => Head);
}

/** Everything inside the body, the same in the build and in the browser. */
export function Page({ path, content: Content }: { readonly path: string; readonly content: ComponentType }) {
  return (
    <Here value={path.replace(/(?<=.)\/$/, '')}>
      <a className="skip-link" href="#main">
        Skip to content
      </a>
      <Content />
    </Here>
  );
}
