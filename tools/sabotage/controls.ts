import type { Control } from './control.ts';
import { accountControls } from './controls/accounts.ts';
import { adminControls } from './controls/admins.ts';
import { aiGatewayControls } from './controls/ai-gateway.ts';
import { aiLogoControls } from './controls/ai-logos.ts';
import { artDirectionControls } from './controls/art-direction.ts';
import { backupControls } from './controls/backups.ts';
import { boundControls } from './controls/bounds.ts';
import { canvaControls } from './controls/canva.ts';
import { childControls } from './controls/children.ts';
import { designerControls } from './controls/designers.ts';
import { drawingControls } from './controls/drawing.ts';
import { entryControls } from './controls/entry.ts';
import { inputControls } from './controls/input.ts';
import { keepingControls } from './controls/keeping.ts';
import { largeControls } from './controls/large.ts';
import { moneyControls } from './controls/money.ts';
import { peopleControls } from './controls/people.ts';
import { planControls } from './controls/plans.ts';
import { publicApiControls } from './controls/public-api.ts';
import { revisionControls } from './controls/revisions.ts';
import { sessionControls } from './controls/sessions.ts';
import { sharingControls } from './controls/sharing.ts';
import { signInProviderControls } from './controls/sign-in-providers.ts';
import { soldControls } from './controls/sold.ts';
import { webhookControls } from './controls/webhooks.ts';

/** Lines of defence that a test is said to hold: rows of docs/reliability.md. Where the code moves, this list moves with it. */
export const controls: readonly Control[] = [
  ...peopleControls,
  ...accountControls,
  ...entryControls,
  ...sessionControls,
  ...inputControls,
  ...boundControls,
  ...keepingControls,
  ...backupControls,
  ...moneyControls,
  ...drawingControls,
  ...childControls,
  ...soldControls,
  ...planControls,
  ...designerControls,
  ...adminControls,
  ...aiLogoControls,
  ...aiGatewayControls,
  ...artDirectionControls,
  ...revisionControls,
  ...canvaControls,
  ...signInProviderControls,
  ...largeControls,
  ...publicApiControls,
  ...webhookControls,
  ...sharingControls,
];
