/**
 * Looked at and refused: six triangles or tents, which read as a religious star; hooked forms (lightning, hammer, boot), which read as
 * worse; glasses, hats and dresses, which nobody recognizes; animals on their heads.
 */

/** Icons that make a wheel of copies: how many, how each is turned about its own middle (clockwise degrees), how good that looks. */
export interface Rotation {
  readonly icon: string;
  readonly copies: number;
  readonly spin: number;
  readonly craft: number;
  /** Keeps the details inside. */
  readonly drawn: boolean;
}

/** icon copies spin craft; a star after the name keeps the icon's inner details. */
const table = `
drop-simple 6 180 5
leaf 5 -45 5
flame 6 0 5
heart-straight 4 0 5
egg 7 0 4
diamond 6 0 4
wine 5 0 4
feather* 8 -45 5
fish-simple 6 -45 4
coffee-bean* 6 45 5
acorn 6 0 4
pepper 6 0 4
plant 5 0 4
flower-tulip 6 0 5
flower-lotus* 6 0 4
tree 6 0 4
grains* 6 0 4
bird 5 0 4
butterfly 5 0 4
avocado* 6 0 5
pen-nib 6 225 4
popsicle 8 0 4
ice-cream 6 0 4
key 6 45 4
person-arms-spread 5 0 5
tooth 5 180 4
moon 5 90 5
star 5 0 4
house-simple 5 0 4
balloon 8 0 4
bell 6 0 4
wrench 6 45 4
rocket 6 0 4
lightbulb-filament 8 180 4
cherries 5 0 4
`;

export const rotations: readonly Rotation[] = table
  .trim()
  .split('\n')
  .map((row) => {
    const [name, copies, spin, craft] = row.split(' ') as [string, string, string, string];
    return {
      icon: name.replace('*', ''),
      copies: Number(copies),
      spin: Number(spin),
      craft: Number(craft),
      drawn: name.endsWith('*'),
    };
  });
