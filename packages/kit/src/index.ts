export { type Mockup, type MockupKind, mockup, mockupKinds } from './mockup.ts';
