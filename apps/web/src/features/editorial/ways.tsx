interface Way {
  readonly label: string;
  readonly href: string;
}

/** The main way on from a page to read, and a quieter one. */
export const Ways = ({ start, other }: { readonly start: Way; readonly other: Way }) => (
  <div className="actions">
    <a className="button main" href={start.href}>
      {start.label}
    </a>
    <a className="button quiet" href={other.href}>
      {other.label}
    </a>
  </div>
);
