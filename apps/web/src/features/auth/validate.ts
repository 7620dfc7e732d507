import { accountLimits } from '@brandwright/contract';
import { entry, login } from '../../content/auth.ts';

/** What is wrong with what was typed for each, in words; undefined for nothing. The server has the last word. */
export const nameFault = (name: string): string | undefined => (name.trim() === '' ? entry.nameMissing : undefined);

export const emailFault = (email: string): string | undefined =>
  email.trim() === '' ? entry.emailMissing : /^\S+@\S+\.\S+$/.test(email.trim()) ? undefined : entry.emailWrong;

export const passwordFault = (password: string): string | undefined => (password === '' ? entry.passwordMissing : undefined);

export const newPasswordFault = (password: string): string | undefined =>
  passwordFault(password) ?? (password.length < accountLimits.password.least ? entry.passwordShort : undefined);

export const codeFault = (code: string): string | undefined => (code.trim().length < 6 ? login.factor.missing : undefined);

/** A code as it is sent: apps show six digits as two groups. */
export function bareCode(typed: string): string {
  const bare = typed.trim();
  return /^[\d ]+$/.test(bare) ? bare.replaceAll(' ', '') : bare;
}

/** The faults that there are. */
export const found = <Name extends string>(faults: Readonly<Record<Name, string | undefined>>) =>
  Object.fromEntries(Object.entries(faults).filter(([, fault]) => fault !== undefined)) as Partial<Record<Name, string>>;
