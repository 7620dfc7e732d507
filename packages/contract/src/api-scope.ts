/**
 * What a key may do: draw logos; read kits and their files; make kits, which uses up plans. A key has one or several of them.
 */
export const apiScopes = ['logos', 'kits:read', 'kits:write'] as const;
export type ApiScope = (typeof apiScopes)[number];
