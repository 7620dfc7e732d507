import type { Session, UsageRow } from '@brandwright/contract';

/** A person’s logos so far, and how many are free (rows U). Undefined for visitors. */
export const logoUsage = ({ usage }: Session): UsageRow | undefined => usage.find(({ type }) => type === 'logo_generation');

/** Whether a person may have no further logo. */
export const isLimitReached = (session: Session): boolean => logoUsage(session)?.isLimitReached === true;
