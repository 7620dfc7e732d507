import { createHmac, timingSafeEqual } from 'node:crypto';
import {
  countWrongCode,
  endSecondFactor,
  findAccount,
  findChallenged,
  findSecondFactor,
  forgiveCodes,
  hasFactorSecret,
  isHalfSet,
  type KnownAccount,
  lockAccount,
  type SecondFactor,
  takeStep,
  writeAudit,
} from '@brandwright/data';
import { isAPIError } from 'better-auth/api';
import type { Deps } from '../../deps.ts';
import { isProblem, ProblemError, refuse } from '../../http/problem-error.ts';
import { signedToken } from '../../http/signed-cookie.ts';
import type { Person } from './accounts.ts';
import { isTaken, withAuthErrors } from './auth-errors.ts';
import { provePassword } from './prove-owner.ts';
import { isCodeMarkOf, tryAsKnown, tryAt } from './rate-limits.ts';
import { tellOwner } from './recovery.ts';

type Needed = Pick<Deps, 'auth' | 'database' | 'settings' | 'log' | 'notify' | 'mailSender'>;

/** Wrong codes after which a browser in which no code was ever accepted gives no more (NIST SP 800-63B, 5.2.2: 100), and after which the owner is told. */
const wrongCodes = { most: 100, told: 10 } as const;

/** Seconds per code, and accepted codes before and after the current one. The library's values. */
const [period, tolerance] = [30, 1] as const;

export interface GivenCode {
  readonly code: string;
  /** The signed-in person; null if only the password was given. */
  readonly person: Pick<Person, 'id'> | null;
  readonly headers: Headers;
}

/**
 * Verifies a second-factor code, from the app or a backup code; each works once. Returns the cookies of the
 * session it starts, if a password was waiting for it.
 */
export async function giveCode(deps: Needed, { code, person, headers }: GivenCode): Promise<Headers> {
  const personId = person?.id ?? (await challengedPerson(deps, headers));
  if (personId === null) return refuse('account.code');
  const factor = await findSecondFactor(deps.database, personId);
  const isKnown = await countCode(deps, { personId, isIn: person !== null, headers, factor });
  if (factor !== null && !isKnown && factor.wrongCodes >= wrongCodes.most) return refuse('account.codes_used_up');
  try {
    const answer = await judge(deps, factor, code, deps.auth.withOnly(headers, person === null ? 'challenge' : 'session'));
    if (factor !== null && factor.wrongCodes > 0) await forgiveCodes(deps.database.statements, personId);
    return answer;
  } catch (error) {
    if (!isKnown && isProblem(error, 'account.code')) await countWrong(deps, personId);
    throw error;
  }
}

/** The cookies of the session that a code begins; refuses with `account.code`. `headers` have the cookie of whoever the code is counted for, and no other. */
async function judge(deps: Needed, factor: SecondFactor | null, code: string, headers: Headers): Promise<Headers> {
  const { auth } = deps;
  const isOfApp = /^\d{6}$/.test(code);
  if (factor !== null) {
    const secret = await readSecret(deps, factor);
    if (isOfApp) await takeOnce(deps, { factor, secret, code });
  }
  const call = isOfApp
    ? auth.api.verifyTOTP({ body: { code }, headers, returnHeaders: true })
    : auth.api.verifyBackupCode({ body: { code }, headers, returnHeaders: true });
  const answer = await withAuthErrors<{ headers: Headers }>(deps, call.catch(ofRace));
  return answer.headers;
}

interface CountedCode {
  readonly personId: string;
  /** They are signed in. */
  readonly isIn: boolean;
  readonly headers: Headers;
  readonly factor: SecondFactor | null;
}

/**
 * Counts a try at a code against the person, and not against one challenge: a password begins as many of those as one likes. Who is signed in, or was let in
 * with a code in this browser before, has tries of their own: whoever has the password alone does not lock them out. Resolves to whether that is so.
 */
async function countCode(deps: Needed, { personId, isIn, headers, factor }: CountedCode): Promise<boolean> {
  if (isIn) {
    await tryAsKnown(deps, personId, `code ${personId}`);
    return true;
  }
  const mark = signedToken(headers.get('cookie'), deps.auth.cookies.known, deps.settings.secret);
  const isKnown = isCodeMarkOf(mark, await findAccount(deps.database, { id: personId }), factor);
  await (isKnown ? tryAsKnown(deps, personId, `code ${mark}`) : tryAt(deps, personId));
  return isKnown;
}

/** Counts a wrong code of a browser in which none was ever accepted. Whoever gives one knows the password: the owner is told in time (H12-04). */
async function countWrong(deps: Needed, personId: string): Promise<void> {
  await deps.database.asSystem(async (tx) => {
    const account = await lockAccount(tx, personId);
    const count = await countWrongCode(tx, personId);
    if (account !== null && (count === wrongCodes.told || count === wrongCodes.most))
      await tellOwner(deps, tx, account, 'wrong-codes');
  });
  deps.mailSender.call();
}

export interface Proof {
  readonly code: string | undefined;
  readonly headers: Headers;
}

/** Verifies a code of a signed-in person's second factor. Returns whether they have one. */
export async function proveFactor(deps: Needed, person: Pick<Person, 'id'>, { code, headers }: Proof): Promise<boolean> {
  const isOn = (await deps.database.asSystem((tx) => lockAccount(tx, person.id)))?.secondFactor ?? false;
  if (!isOn) return false;
  if (code === undefined)
    return refuse('account.code', {
      field: 'code',
      message: 'Please enter a code from your authenticator app, or a backup code.',
    });
  await giveCode(deps, { code, person, headers });
  return true;
}

/**
 * Use case: a signed-in person turns off their second factor with a code or backup code. Their mailbox gets
 * an email.
 */
export async function endFactor(
  deps: Needed,
  person: Person,
  { current, code }: { readonly current: string; readonly code: string | undefined },
  { headers, requestId }: { readonly headers: Headers; readonly requestId: string },
): Promise<void> {
  const proven = await provePassword(deps, person, current);
  if (!(await proveFactor(deps, person, { code, headers }))) return;
  await deps.database.asSystem(async (tx) => {
    const account = await lockAccount(tx, person.id);
    // Somebody else changed it meanwhile.
    if (account?.password !== proven.password || account.email !== person.email) return refuse('account.password.wrong');
    await endSecondFactor(tx, account);
    await writeAudit(tx, { action: 'account.second-factor-ended', personId: person.id, requestId });
    await tellOwner(deps, tx, account, 'factor-ended');
  });
  deps.mailSender.call();
}

/**
 * Turns off the second factor of this `secret` if its account has since changed from `judged`, one that another page `replaced`
 * while its first code was judged (H14-02), and one whose code was `accepted` although its owner was told nothing (H14-03). A
 * wrong code ends nothing else: not a factor that is being turned on in several statements (H15-01), and not one that the owner
 * began after taking the account back (H16-04).
 */
export async function endOverlooked(
  { database }: Pick<Needed, 'database'>,
  judged: KnownAccount,
  { accepted, replaced, secret }: { readonly accepted: boolean; readonly replaced: boolean; readonly secret: string | null },
): Promise<void> {
  await database.asSystem(async (tx) => {
    const account = await lockAccount(tx, judged.id);
    if (account === null) return;
    const hasChanged = account.password !== judged.password || account.email !== judged.email;
    const isOverlooked =
      accepted ||
      (hasChanged && secret !== null && (await hasFactorSecret(tx, account.id, secret))) ||
      (replaced && account.secondFactor && (await isHalfSet(tx, account.id)));
    if (isOverlooked) await endSecondFactor(tx, account);
  });
}

/** Id of the person whose sign-in waits for a code in this browser; null if none does. */
export async function challengedPerson({ auth, database, settings }: Needed, headers: Headers): Promise<string | null> {
  const challenge = signedToken(headers.get('cookie'), auth.cookies.challenge, settings.secret);
  return challenge === null ? null : findChallenged(database, challenge);
}

/**
 * Decrypts the secret that codes derive from. If it, and thus its backup codes, were encrypted with another
 * server secret, no code is accepted.
 */
async function readSecret({ auth, log }: Pick<Needed, 'auth' | 'log'>, { secret }: SecondFactor): Promise<string> {
  try {
    return await auth.decrypt(secret);
  } catch (err) {
    log.error({ err, code: 'factor.unreadable' }, 'a second factor was encrypted with another secret than this server has');
    throw new ProblemError('account.code', {}, err);
  }
}

/**
 * Uses up a code's time step before the library checks it, because the library does not remember used codes.
 * A code of no step is left to the library, which counts it as wrong.
 */
async function takeOnce(
  { database }: Pick<Needed, 'database'>,
  { factor, secret, code }: { readonly factor: SecondFactor; readonly secret: string; readonly code: string },
): Promise<void> {
  const now = stepNow();
  const step = stepOf(secret, code, now);
  if (step === null) return;
  // The library might accept it if the clock ticks before it checks. Its step stays unused until the code is
  // valid (H8-04).
  if (step > now + tolerance) return refuse('account.code');
  if (!(await takeStep(database, factor, step))) refuse('account.code');
}

const stepNow = (): number => Math.floor(Date.now() / 1000 / period);

/**
 * The latest time step near `now` with this code (RFC 6238: SHA-1, six digits); null if none. Looks one step
 * further ahead than the library, whose clock may have ticked.
 */
function stepOf(secret: string, code: string, now: number): number | null {
  for (let step = now + tolerance + 1; step >= now - tolerance; step--)
    if (timingSafeEqual(Buffer.from(codeOf(secret, step)), Buffer.from(code))) return step;
  return null;
}

function codeOf(secret: string, step: number): string {
  const counter = Buffer.alloc(8);
  counter.writeBigUInt64BE(BigInt(step));
  const digest = createHmac('sha1', secret).update(counter).digest();
  const offset = (digest.at(-1) ?? 0) & 15;
  return String((digest.readUInt32BE(offset) & 0x7fffffff) % 1_000_000).padStart(6, '0');
}

/**
 * If several requests give one backup code at once, the library accepts one and reports a conflict to the
 * others.
 */
function ofRace(error: unknown): never {
  if (isAPIError(error) && error.status === 'CONFLICT') throw new ProblemError('account.code', {}, error);
  // Another page began the same factor anew while this code was judged.
  if (isTaken(error)) throw new ProblemError('account.code', {}, error);
  throw error;
}
