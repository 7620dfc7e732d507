/** An outside service refused a request, or its work failed. */
export class ProviderFault extends Error {
  override readonly name = 'ProviderFault';
  /** HTTP status of the refusal; 200 if the request was taken and its work failed. */
  readonly status: number;
  /** The service's code, such as `invalid_grant`. */
  readonly code: string;
  constructor(service: string, status: number, code: string) {
    super(`${service} answered ${status} (${code}).`);
    this.status = status;
    this.code = code;
  }
}
