/** Modules written by prerender/sample-plugin.ts. */
declare module 'virtual:samples' {
  const notes: import('./content/samples.ts').SampleNotes;
  export default notes;
}
declare module 'virtual:samples/art' {
  const art: import('./content/samples.ts').SampleArt;
  export default art;
}
declare module 'virtual:samples/files' {
  const files: Readonly<Record<string, string>>;
  export default files;
}
declare module 'virtual:samples/kit' {
  const kit: import('@brandwright/contract').Kit;
  export default kit;
}
declare module 'virtual:samples/other-kits' {
  const kits: readonly import('@brandwright/contract').Kit[];
  export default kits;
}
declare module 'virtual:samples/ai-logos' {
  const logos: readonly import('@brandwright/engine').KindDesign[];
  export default logos;
}
declare module 'virtual:samples.css' {}
declare module 'virtual:plates' {
  const plates: import('./content/plate-list.ts').Plates;
  export default plates;
}
declare module 'virtual:plates.css' {}
declare module 'virtual:editorial-plates' {
  const plates: import('./content/plate-list.ts').Plates;
  export default plates;
}
declare module 'virtual:editorial-plates.css' {}
/** Written by prerender/picture-plugin.ts: the address of each shelf. */
declare module 'virtual:picture-shelves' {
  const addresses: readonly string[];
  export default addresses;
}
/** Written by prerender/font-plugin.ts. */
declare module 'virtual:fonts.css' {}
/** Written by prerender/api-plugin.ts. */
declare module 'virtual:api-reference' {
  const reference: import('./content/api-reference.ts').ApiReference;
  export default reference;
}
