/** The AI provider, from the environment: any server that speaks OpenAI’s chat completions. */
export interface AiSettings {
  /** Such as `https://api.openai.com/v1`, without a slash at its end. Requests go nowhere else. */
  readonly baseUrl: URL;
  /** Null: the server asks for none. */
  readonly apiKey: string | null;
  readonly textModel: string;
  /** US dollars per million tokens. Null: the log and the metrics tell tokens alone. */
  readonly prices: AiPrices | null;
  /** Tokens that one account may use a day. */
  readonly dailyTokens: number;
  /** Milliseconds for one answer, with retries and repair. */
  readonly deadline: number;
  /** The model that draws. Null: the built-in engine draws everything. */
  readonly images: ImageSettings | null;
}

/** A model behind the same API that answers with pictures. */
export interface ImageSettings {
  readonly model: string;
  /** US dollars for a picture. Null: the log and the metrics tell no cost. */
  readonly price: number | null;
  /** Pictures that one account may have a day. */
  readonly daily: number;
}

interface AiPrices {
  readonly read: number;
  readonly written: number;
}

type Name =
  | 'AI_BASE_URL'
  | 'AI_API_KEY'
  | 'AI_TEXT_MODEL'
  | 'AI_PRICES'
  | 'AI_DAILY_TOKENS'
  | 'AI_TIMEOUT'
  | 'AI_IMAGE_MODEL'
  | 'AI_IMAGE_PRICE'
  | 'AI_DAILY_IMAGES';

interface Surroundings {
  readonly read: (name: Name) => string | undefined;
  readonly isLoopback: (host: string) => boolean;
}

/** Without another limit, some 15 sets of texts a day. */
const usualDailyTokens = 50_000;
/** Without another limit, ten times three logos a day. */
const usualDailyImages = 20;
/** Seconds. People get the built-in result within 20 whatever happens. */
const timeouts = { usual: 15, most: 18 } as const;

/** The AI settings; null if no provider is configured. The key is never echoed. */
export function readAi({ read, isLoopback }: Surroundings, faults: string[]): AiSettings | null {
  const [address, apiKey = null, textModel] = [read('AI_BASE_URL'), read('AI_API_KEY'), read('AI_TEXT_MODEL')];
  const whole = (name: Name, usual: number, most: number): number => {
    const text = read(name) ?? String(usual);
    const value = /^\d{1,9}$/.test(text) ? Number(text) : 0;
    if (value < 1 || value > most) faults.push(`${name} is “${text}”; it must be a whole number from 1 to ${most}.`);
    return value;
  };
  const dailyTokens = whole('AI_DAILY_TOKENS', usualDailyTokens, 100_000_000);
  const deadline = 1000 * whole('AI_TIMEOUT', timeouts.usual, timeouts.most);
  const prices = readPrices(read('AI_PRICES'), faults);
  const images = readImages(read, whole('AI_DAILY_IMAGES', usualDailyImages, 100_000), faults);
  if (address === undefined) {
    if (apiKey !== null || textModel !== undefined || images !== null)
      faults.push('AI_BASE_URL must be set along with AI_API_KEY, AI_TEXT_MODEL and AI_IMAGE_MODEL.');
    return null;
  }
  if (apiKey !== null && !/^[\x21-\x7e]{1,500}$/.test(apiKey))
    faults.push('AI_API_KEY must be one line of at most 500 characters without spaces.');
  if (textModel === undefined) faults.push('AI_TEXT_MODEL must be set along with AI_BASE_URL.');
  else checkModel('AI_TEXT_MODEL', textModel, faults);
  const baseUrl = readBaseUrl(address, faults);
  if (baseUrl === null) return null;
  if (apiKey !== null && baseUrl.protocol === 'http:' && !isLoopback(baseUrl.hostname))
    faults.push('AI_BASE_URL must begin with https://, because AI_API_KEY would be sent unencrypted.');
  return { baseUrl, apiKey, textModel: textModel ?? '', prices, dailyTokens, deadline, images };
}

/** A name is shown beside what the model made. */
function checkModel(name: Name, model: string, faults: string[]): void {
  if (!/^[\w.:/@+-]{1,100}$/.test(model))
    faults.push(`${name} is “${model}”; it must be the name of a model: letters, digits and . : / @ + _ -`);
}

function readImages(read: Surroundings['read'], daily: number, faults: string[]): ImageSettings | null {
  const [model, price] = [read('AI_IMAGE_MODEL'), read('AI_IMAGE_PRICE')];
  if (price !== undefined && !/^\d{1,3}(?:\.\d{1,4})?$/.test(price))
    faults.push(`AI_IMAGE_PRICE is “${price}”; it must be a price, such as 0.04.`);
  if (model === undefined) return null;
  checkModel('AI_IMAGE_MODEL', model, faults);
  return { model, price: price === undefined ? null : Number(price), daily };
}

function readBaseUrl(address: string, faults: string[]): URL | null {
  const url = URL.canParse(address) ? new URL(address) : null;
  if (url !== null && /^https?:$/.test(url.protocol) && url.search + url.hash + url.username + url.password === '') return url;
  // Not echoed: it may hold a password.
  faults.push('AI_BASE_URL must be a URL without a password or parameters, such as https://api.openai.com/v1.');
  return null;
}

function readPrices(text: string | undefined, faults: string[]): AiPrices | null {
  if (text === undefined) return null;
  const { read, written } = /^(?<read>\d{1,4}(?:\.\d{1,4})?)\/(?<written>\d{1,4}(?:\.\d{1,4})?)$/.exec(text)?.groups ?? {};
  if (read === undefined || written === undefined) {
    faults.push(`AI_PRICES is “${text}”; it must be two prices, such as 0.15/0.60.`);
    return null;
  }
  return { read: Number(read), written: Number(written) };
}
