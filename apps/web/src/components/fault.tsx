import './fault.css';

/** Stands in for a page that broke while it was drawn: what was typed is kept in the browser, and a fresh start brings it back. */
export function Fault() {
  return (
    <main id="main" className="fault" tabIndex={-1}>
      <h1>Something went wrong</h1>
      <p role="alert">This was our mistake. Everything you entered is saved in this browser. Reload the page to continue.</p>
      <div className="actions">
        <button type="button" className="button main" onClick={() => location.reload()}>
          Reload Page
        </button>
        <a className="button quiet" href="/">
          Go Home
        </a>
      </div>
    </main>
  );
}
