/** The seller named on a receipt. */
export interface Seller {
  /** Name and address, one entry per line. */
  readonly lines: readonly string[];
  readonly taxId: string | null;
}

/** The buyer named on a receipt, as given to the payment provider. */
export interface Buyer {
  readonly name: string | null;
  readonly email: string | null;
  /** Lines of the address. On a receipt, the last is the name of the country. */
  readonly address: readonly string[];
  /** ISO 3166-1 alpha-2. */
  readonly country: string | null;
  /** Tax number, as given. */
  readonly taxId: string | null;
}

/** Content of a receipt, stored with the payment and never changed. */
export interface Receipt {
  readonly item: string;
  /** What it holds, in a few words. Missing on receipts from before this was told. */
  readonly contents?: string;
  /** Cents without tax and after the discount, and the tax on top. */
  readonly net: number;
  /** Cents that promotion codes took off the price. Missing on receipts from before there were any. */
  readonly discount?: number;
  readonly tax: number;
  /** Percent; null if there was no tax or it is unknown. */
  readonly taxRate: number | null;
  /** ISO 4217, lower case. */
  readonly currency: string;
  /** Such as `visa card`; null if unknown. */
  readonly paidBy: string | null;
  readonly seller: Seller;
  readonly buyer: Buyer;
}
