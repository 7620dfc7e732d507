const names: Readonly<Record<number, string>> = {
  100: 'Thin',
  200: 'Extra light',
  300: 'Light',
  400: 'Regular',
  500: 'Medium',
  600: 'Semibold',
  700: 'Bold',
  800: 'Extra bold',
  900: 'Black',
};

/** What people call a weight of type, by its number from 100 to 900: 600 is `Semibold`. The number itself where it has no name. */
export const weightName = (weight: number): string => names[weight] ?? String(weight);
