import type { Refusal } from '../../client.ts';
import { announce } from '../../components/announce.ts';
import { account } from '../../content/account.ts';
import { leaveForDoor } from '../../session/door.ts';

/** Says why something was not done, under its title; whose session has ended is shown the door, which leads back here. */
export const saysNo =
  (title: string) =>
  ({ code, message }: Refusal): void =>
    code === 'account.needed' ? leaveForDoor(account.signInFirst) : announce({ kind: 'failed', title, text: message });
