import type { FreeScheme } from '@brandwright/engine';

/** The three colors of a scheme, as much of each as a logo takes. Colors are attributes of the drawing: a policy forbids styles. */
export function SchemeSwatch({ scheme: { primary, accent, background } }: { readonly scheme: FreeScheme }) {
  return (
    <svg className="scheme-swatch" viewBox="0 0 20 10" preserveAspectRatio="none" aria-hidden="true" focusable="false">
      <path fill={primary} d="M0 0h10v10H0z" />
      <path fill={accent} d="M10 0h5v10h-5z" />
      <path fill={background} d="M15 0h5v10h-5z" />
    </svg>
  );
}
