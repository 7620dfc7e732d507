/** The parts of ase-util that are used; it brings no types. */
declare module 'ase-util' {
  interface Color {
    readonly type: 'color';
    readonly name: string;
    readonly color:
      | { readonly model: 'RGB'; readonly r: number; readonly g: number; readonly b: number; readonly type: string }
      | {
          readonly model: 'CMYK';
          readonly c: number;
          readonly m: number;
          readonly y: number;
          readonly k: number;
          readonly type: string;
        };
  }
  interface Group {
    readonly type: 'group';
    readonly name: string;
    readonly entries: readonly Color[];
  }
  export function read(file: Uint8Array): readonly (Group | Color)[];
}
