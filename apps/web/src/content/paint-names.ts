/** What the colors of a logo are for. */
export const paintNames = {
  ground: 'logo background',
  mark: 'logo icon',
  tone: 'logo icon, second color',
  accent: 'logo accent',
  name: 'logo name',
  second: 'logo name, second color',
  slogan: 'logo slogan',
} as const;
