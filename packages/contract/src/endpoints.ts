import {
  beginSecondFactor,
  changeEmail,
  changeName,
  changePassword,
  confirmEmail,
  deleteAccount,
  endSecondFactor,
  endSession,
  exportAccount,
  forgotPassword,
  giveSecondFactor,
  keepDraft,
  readAccount,
  readDraft,
  resetPassword,
  signIn,
  signOut,
  signUp,
} from './account.ts';
import { endpoint } from './endpoint.ts';
import { freeLogoRequest } from './free-logo.ts';
import { generateLogoRequest, generateLogoResponse } from './generate-logo.ts';
import { readLetter, readMailbox } from './mailbox.ts';
import { sessionSchema } from './session.ts';

/** Everything that can be asked: the server has a handler for each, and no other; who may ask is checked against this table. */
export const endpoints = {
  generateLogo: endpoint({
    method: 'POST',
    path: '/api/generate-logo',
    access: 'anyone',
    limit: 'generate-logo',
    body: generateLogoRequest,
    answer: generateLogoResponse,
  }),
  // Asks for an account itself: what it says then is the free builder's own.
  freeLogo: endpoint({
    method: 'POST',
    path: '/api/free-logo',
    access: 'anyone',
    limit: 'free-logo',
    body: freeLogoRequest,
    answer: 'file',
  }),
  session: endpoint({
    method: 'GET',
    path: '/api/session',
    access: 'anyone',
    limit: 'session',
    body: null,
    answer: sessionSchema,
  }),
  fonts: endpoint({ method: 'GET', path: '/api/fonts', access: 'anyone', limit: 'fonts', body: null, answer: 'file' }),
  signUp,
  confirmEmail,
  signIn,
  giveSecondFactor,
  signOut,
  forgotPassword,
  resetPassword,
  readAccount,
  changeName,
  changePassword,
  changeEmail,
  beginSecondFactor,
  endSecondFactor,
  endSession,
  exportAccount,
  deleteAccount,
  readDraft,
  keepDraft,
  readMailbox,
  readLetter,
} as const;
export type EndpointName = keyof typeof endpoints;
