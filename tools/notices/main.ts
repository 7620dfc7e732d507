import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { iconSetNotices } from './icon-sets.ts';
import { installedPackages } from './installed.ts';
import { printNotices } from './notices.ts';

/** `npm run notices`: writes THIRD-PARTY-NOTICES.md. */
const root = join(import.meta.dirname, '..', '..');
writeFileSync(join(root, 'THIRD-PARTY-NOTICES.md'), printNotices([...installedPackages(root), ...iconSetNotices]));
