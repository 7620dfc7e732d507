/** Services whose accounts people sign in with, in the order of their buttons. */
export const signInProviders = ['google', 'apple'] as const;
export type SignInProvider = (typeof signInProviders)[number];

/** Their names, as they write them. */
export const signInProviderNames: Readonly<Record<SignInProvider, string>> = { google: 'Google', apple: 'Apple' };

/**
 * The page to which a provider sends people back, registered there as the redirect URI. Each provider has its own, so that an
 * answer of one can’t pass for another’s (RFC 9700, 4.4).
 */
export const providerReturnPath = (provider: SignInProvider): string => `/sign-in/${provider}`;

/**
 * What somebody goes to a provider for: to sign in (`enter`, which also makes an account), to connect the provider to the account
 * they’re signed in to, or to prove that the account is theirs (`prove`), where it has no password.
 */
export const providerPurposes = ['enter', 'connect', 'prove'] as const;
export type ProviderPurpose = (typeof providerPurposes)[number];
