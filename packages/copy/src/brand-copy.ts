/** The words of a brand, as plain JSON. Texts are American English; a name or a quotation in another script is isolated (UAX #9). */
export interface BrandCopy {
  /** Four to nine sentences. The first names the business and its trade, and stands alone. */
  readonly brandStory: string;
  /** One sentence that begins with “To”. */
  readonly missionStatement: string;
  readonly targetAudience: {
    readonly primary: string;
    readonly demographics: string;
    readonly psychographics: string;
  };
  readonly brandVoice: {
    readonly tone: string;
    /** Three to five adjectives in lower case. */
    readonly personality: readonly string[];
  };
  /** Five to seven pieces of advice, for the owner. */
  readonly marketingTips: readonly string[];
  readonly colorPsychology: string;
  /** Five lines of at most 60 characters. */
  readonly taglines: readonly string[];
  /** One sentence of at most 200 characters. */
  readonly elevator: string;
  /** Profile texts, each within the limit of its network (`bioLimits`). */
  readonly bios: Readonly<Record<Network, string>>;
}

export type Network = 'instagram' | 'twitter' | 'facebook' | 'linkedin' | 'youtube' | 'pinterest';

/** Most characters (code points) of a profile text. LinkedIn’s is the headline. */
export const bioLimits: Readonly<Record<Network, number>> = {
  instagram: 150,
  twitter: 160,
  facebook: 101,
  linkedin: 220,
  youtube: 1000,
  pinterest: 160,
};

/** Most characters of a tagline and of the elevator sentence. */
export const lineLimits = { tagline: 60, elevator: 200 } as const;

/** Length as networks count it: code points. */
export const lengthOf = (text: string): number => [...text].length;
