/** The words around an operator's claims (row B-10). The claims themselves come from the server. */
export const claims = { label: 'Highlights' } as const;
