/** Who sells: what a receipt has to name. */
export interface Seller {
  /** Name and address, a line each. */
  readonly lines: readonly string[];
  readonly taxId: string | null;
}

/** Who a receipt is made out to, as the payment provider was told. */
export interface Buyer {
  readonly name: string | null;
  readonly email: string | null;
  /** Lines; on a receipt the country's name is the last. */
  readonly address: readonly string[];
  /** ISO 3166-1 alpha-2. */
  readonly country: string | null;
  /** A tax number, as it was given. */
  readonly taxId: string | null;
}

/** What a receipt says, written down with the payment: whatever changes later, it says the same. */
export interface Receipt {
  readonly item: string;
  /** Cents, and the tax that came on top of them. */
  readonly net: number;
  readonly tax: number;
  /** Percent; null where there was no tax, or it is not known. */
  readonly taxRate: number | null;
  /** ISO 4217, lower case. */
  readonly currency: string;
  /** `visa card`; null where it is not known. */
  readonly paidBy: string | null;
  readonly seller: Seller;
  readonly buyer: Buyer;
}
