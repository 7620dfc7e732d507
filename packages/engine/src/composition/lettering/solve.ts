/** Where a rising, nearly straight function reaches a value: secant steps from a first guess, to .01 of the value's unit. */
export function solve(f: (x: number) => number, value: number, guess: number): number {
  let [x0, y0] = [guess, f(guess)];
  let x1 = guess * Math.max(0.3, Math.min(3, value / Math.max(y0, 1)));
  for (let k = 0; k < 8 && Math.abs(y0 - value) > 0.01; k++) {
    const y1 = f(x1);
    const slope = (y1 - y0) / (x1 - x0);
    [x0, y0] = [x1, y1];
    if (Math.abs(y1 - value) <= 0.01 || !(slope > 0)) break;
    x1 = Math.max(1e-3, x1 + (value - y1) / slope);
  }
  return x0;
}
