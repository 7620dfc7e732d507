import { authUrl } from './next-path.ts';

/** The button of a toast that asks visitors to sign in: the way in, and back here. */
export const signInAction = { label: 'Sign In', press: () => location.assign(authUrl('/login', location.pathname)) } as const;
