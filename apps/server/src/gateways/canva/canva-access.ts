/** Where the access token of a Canva account comes from. */
export interface CanvaAccess {
  token(): Promise<string>;
  /** Another token, after Canva refused this one with 401. */
  renew(refused: string): Promise<string>;
}
