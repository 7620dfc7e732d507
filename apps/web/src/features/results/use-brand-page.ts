import type { BodyOf, BrandPage, setBrandPage } from '@brandwright/contract';
import { useCallback, useEffect, useState } from 'react';
import { call } from '../../client.ts';

export type BrandPageState = 'loading' | 'failed' | BrandPage;

/** The public page of a kit’s brand, and the ways to set it and to switch it off. */
export function useBrandPage(kit: string) {
  const [state, setState] = useState<BrandPageState>('loading');
  const load = useCallback(async (): Promise<void> => {
    setState('loading');
    setState(await call('GET /api/kits/:kit/brand-page', { ids: { kit } }).catch(() => 'failed' as const));
  }, [kit]);
  useEffect(() => {
    void load();
  }, [load]);
  return {
    state,
    load,
    save: async (body: BodyOf<typeof setBrandPage>): Promise<void> =>
      setState(await call('PUT /api/kits/:kit/brand-page', { ids: { kit }, body })),
    end: async (): Promise<void> => {
      await call('DELETE /api/kits/:kit/brand-page', { ids: { kit } });
      setState((known) => (typeof known === 'string' ? known : { ...known, page: { ...known.page, isOn: false } }));
    },
  };
}
