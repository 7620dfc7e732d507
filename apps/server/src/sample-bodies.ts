import type { BodyOf, EndpointName, endpoints } from '@brandwright/contract';

/** A body that each endpoint would take, for tests that ask all of them; an endpoint without one does not compile. */
export const sampleBodies: { readonly [N in EndpointName]: BodyOf<(typeof endpoints)[N]> } = {
  generateLogo: { businessName: 'Kiln' },
  freeLogo: { businessName: 'Kiln' },
  session: undefined,
  fonts: undefined,
  signUp: { name: 'Ben', email: 'ben@example.com', password: 'correct horse', accepted: true },
  confirmEmail: { token: 'none' },
  signIn: { email: 'ben@example.com', password: 'correct horse' },
  giveSecondFactor: { code: '000000' },
  signOut: undefined,
  forgotPassword: { email: 'ben@example.com' },
  resetPassword: { token: 'none', password: 'correct horse' },
  readAccount: undefined,
  changeName: { name: 'Ben' },
  changePassword: { current: 'correct horse', password: 'another horse' },
  changeEmail: { current: 'correct horse', email: 'moved@example.com' },
  beginSecondFactor: { current: 'correct horse' },
  endSession: undefined,
  exportAccount: undefined,
  deleteAccount: { current: 'correct horse' },
  readDraft: undefined,
  keepDraft: { draft: { businessName: 'Kiln' } },
};
