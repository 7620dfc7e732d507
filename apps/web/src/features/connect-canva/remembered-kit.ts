/** Its place in this tab's storage while the person is at Canva. */
const key = 'brandwright.canva-kit';

const uuid = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/** Remembers the kit from which somebody leaves for Canva. */
export function rememberKit(kit: string): void {
  try {
    sessionStorage.setItem(key, kit);
  } catch {
    // Then the way back is the dashboard.
  }
}

/** The path of that kit; null where there is none. */
export function rememberedKit(): string | null {
  try {
    const kit = sessionStorage.getItem(key) ?? '';
    return uuid.test(kit) ? `/results/${kit}#logos` : null;
  } catch {
    return null;
  }
}
