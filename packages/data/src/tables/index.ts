export * from './audit.ts';
export * from './drafts.ts';
export * from './kits.ts';
export * from './mails.ts';
export * from './orders.ts';
export * from './people.ts';
export * from './usage.ts';
