/** A tab that was opened before its address is known. */
export interface OpenedTab {
  /** Leads it to its address. Where the browser refused the tab, or it was closed, this one goes there: then false. */
  go(url: string): boolean;
  /** There is nothing to lead it to. */
  close(): void;
}

/** Phones, upright or on their side. They show one tab at a time, so a second one is easily lost there. */
const phone = '(pointer: coarse) and (max-width: 40rem), (pointer: coarse) and (max-height: 30rem)';

/**
 * Opens an empty tab, which browsers allow only within a press itself: what must be asked first is asked while it waits (row B-03).
 * On phones none is opened, and `go` leads this tab there.
 */
export function openTab(saying: string): OpenedTab {
  const tab = matchMedia(phone).matches ? null : window.open('', '_blank');
  if (tab !== null) {
    tab.document.title = saying;
    tab.document.body.textContent = saying;
    // It looks like a page of ours for the moment that it stands.
    const { backgroundColor, color, fontFamily } = getComputedStyle(document.documentElement);
    const look = { backgroundColor, color, fontFamily, fontSize: '1.25rem', placeContent: 'center', minHeight: '100vh' };
    Object.assign(tab.document.body.style, { ...look, display: 'grid', margin: '0' });
  }
  return {
    go: (url) => {
      if (tab === null || tab.closed) {
        location.assign(url);
        return false;
      }
      // The next page is somebody else's: it learns nothing of this one.
      tab.opener = null;
      tab.location.replace(url);
      return true;
    },
    close: () => tab?.close(),
  };
}
