import type { ProviderPurpose } from '@brandwright/contract';
import { nextPath } from '../../session/next-path.ts';

/** Its place in this tab’s storage while the person is at the provider. */
const key = 'brandwright.provider-visit';

interface Visit {
  readonly purpose: ProviderPurpose;
  /** Where it leads afterwards. */
  readonly next: string;
}

/** Remembers what somebody leaves for a provider for, and where they were. */
export function rememberVisit(visit: Visit): void {
  try {
    sessionStorage.setItem(key, JSON.stringify(visit));
  } catch {
    // Then they come home.
  }
}

/** That visit; to sign in, and home, where there is none. */
export function rememberedVisit(): Visit {
  try {
    const { purpose, next } = JSON.parse(sessionStorage.getItem(key) ?? '{}') as Partial<Visit>;
    const path = nextPath(`?${new URLSearchParams({ next: String(next ?? '/') })}`, location.origin);
    return { purpose: purpose === 'connect' || purpose === 'prove' ? purpose : 'enter', next: path };
  } catch {
    return { purpose: 'enter', next: '/' };
  }
}
