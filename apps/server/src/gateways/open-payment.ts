import type { Deps } from '../deps.ts';
import type { Settings } from '../settings/settings.ts';
import { stripeGateway } from './payment.ts';
import { openSandbox, type Sandbox, type SandboxOptions } from './sandbox/open-sandbox.ts';

/** The configured payment provider, or else the sandbox. */
export function openPayment(
  { payment }: Pick<Settings, 'payment'>,
  options: SandboxOptions,
): Pick<Deps, 'payment'> & { readonly sandbox: Sandbox | null } {
  if (payment !== null) return { payment: stripeGateway(payment), sandbox: null };
  const sandbox = openSandbox(options);
  return { payment: sandbox.gateway, sandbox };
}
