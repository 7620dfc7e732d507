import './fault.css';

/** Stands in for a page that broke while it was drawn: what was typed is kept in the browser, and a fresh start brings it back. */
export function Fault() {
  return (
    <main id="main" className="fault" tabIndex={-1}>
      <h1>This page broke</h1>
      <p role="alert">The fault is ours. What you typed and chose is kept in this browser; load the page again to go on.</p>
      <div className="actions">
        <button type="button" className="button main" onClick={() => location.reload()}>
          Load Again
        </button>
        <a className="button quiet" href="/">
          Go Home
        </a>
      </div>
    </main>
  );
}
