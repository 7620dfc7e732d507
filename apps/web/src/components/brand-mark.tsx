import './brand-mark.css';

/** Two strokes of a type cutter's B. */
export function BrandMark() {
  return (
    <svg className="brand-mark" viewBox="0 0 17 22" aria-hidden="true" focusable="false">
      <path className="upper" d="M0 0H9.5A5.1 5.1 0 0 1 9.5 10.2H0Z" />
      <path className="lower" d="M0 11.4H11.6A5.3 5.3 0 0 1 11.6 22H0Z" />
    </svg>
  );
}
