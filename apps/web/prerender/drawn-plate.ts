/** A picture that is a file of its own, loaded when it comes near. */
export interface DrawnPlate {
  readonly key: string;
  readonly svg: string;
  readonly width: number;
  readonly height: number;
  readonly ground: string;
  /** For small text on the ground. */
  readonly ink: string;
  /** What it shows, in words. */
  readonly label: string;
}
