/**
 * Decides which sense of a word is meant. A word's picture counts only where the rest of the brief supports
 * it. Contexts are concepts from other words, or an industry after “@”.
 */

const list = (text: string): ReadonlySet<string> => new Set(text.trim().split(/\s+/u));

/**
 * Concepts whose words are common in brands and figures of speech: “Maison”, “tea house”, “in a bar”. They
 * count only beside one of these.
 */
export const needs: ReadonlyMap<string, ReadonlySet<string>> = new Map(
  Object.entries({
    house: list('@Real_Estate estate construction architecture roof cabin'),
    building: list('@Real_Estate estate construction architecture'),
    door: list('@Real_Estate @Food_&_Beverage @Other construction architecture furniture key'),
    bed: list('@Retail @Other @Real_Estate @E-commerce travel furniture yarn palm'),
    truck: list('@Other @E-commerce @Retail package travel'),
    warehouse: list('@Other @E-commerce truck package'),
    column: list(
      '@Finance @Consulting @Real_Estate @Education @Fitness_&_Wellness @Creative_Services @Other law architecture construction tax capital',
    ),
    lightning: list('@Other @Technology @Fitness_&_Wellness @Food_&_Beverage @E-commerce energy beer storm'),
    cocktail: list('@Food_&_Beverage barrel wine beer party'),
    hammer: list('@Other @Retail @Real_Estate carpentry construction tools jewel furniture roof industry'),
    tools: list('@Other @Real_Estate construction carpentry plumbing garage car bicycle'),
    idea: list('@Creative_Services @Technology @Consulting @Education'),
    industry: list('@Other @Technology construction garage'),
    storm: list('@Other @Fitness_&_Wellness'),
    ghost: list('@Creative_Services @Food_&_Beverage party game'),
    bug: list('@Other cleaning farm flower'),
  }),
);

/**
 * Words of running text that describe the people, the manner or the form of a business rather than its work.
 * They yield to any word that names the work: “family dentist”, “project tools”, “delivered on time”.
 */
export const modest: ReadonlySet<string> = list(
  `people family time target link tools code store place industry idea partner growth hammer science child circle flag puzzle
   collection spark chat security market network lightning medicine bowl restaurant cocktail truck kitchen school bath mail package cart care earth
   wild heart eye celebration party castle crown trophy water infinity path carpentry`,
);

/** Those that yield even in a name: “Clinic”, “Kitchen”, “Partners” name a kind of business. */
export const forms: ReadonlySet<string> = list(
  'medicine school store kitchen restaurant people partner family cart code place tools',
);

/** Words with two pictures, one of which counts only in its own context. */
export const senses: readonly (readonly [words: ReadonlySet<string>, drops: string, unless: ReadonlySet<string>])[] = [
  [list('pension pensions'), 'bed', list('travel')],
  [list('rye'), 'beer', list('beer cocktail barrel')],
  [list('ledger ledgers'), 'tax', list('tax')],
  [list('meridian'), 'wave', list('boat')],
  [list('bank banks'), 'capital', list('@Finance')],
  [list('paper papers papier papel carta'), 'pen', list('@Retail @Creative_Services @Education print book art')],
  [list('vault vaults'), 'capital', list('@Finance security')],
  [list('nursery nurseries'), 'plant', list('@Retail @Other @E-commerce flower tulip tree leaf herb fern shovel farm')],
  [list('sole'), 'sun', list('@Food_&_Beverage @Real_Estate travel island wave')],
  [list('nail nails'), 'beauty', list('beauty hair bath lotus')],
  [list('agency agencies'), 'design', list('@Creative_Services')],
  [list('lab labs'), 'science', list('@Healthcare @Education dna atom')],
  [list('record records recording'), 'tax', list('@Finance')],
];

/**
 * Trades that are also family names. They count as names if the brief describes another trade, or its
 * industry has no such trade.
 */
export const occupations: ReadonlySet<string> = list(
  `baker bakers miller mason carpenter potter cooper carter porter taylor smith smiths fisher hunter archer fletcher weaver walker
   parker turner butler gardner gardener shepherd farmer singer sawyer chandler glover barber butcher cook skinner tanner dyer harper
   piper bishop pope king knight wolff price cash rich bond müller mueller schneider fischer weber wagner becker koch richter schäfer
   zimmermann vogel fuchs stern sommer winter berg busch engel kaiser könig schuster gärtner ritter schmidt bauer boulanger meunier
   berger fournier boucher marchand roy leroy herrera molina zapatero ferrari fabbri barbieri sarto marino pescatore szabó molnár
   kowalski krawczyk sokół kovář`,
);

/** Industries in which an occupation in the name may be meant: “The Butcher”, “Potter”. */
export const homely: ReadonlySet<string> = new Set(['Food & Beverage', 'Retail', 'Creative Services', 'E-commerce', 'Other']);

/**
 * Given names before a family name, whose picture would be accidental. Excludes names of flowers and stones.
 */
export const givenNames: ReadonlySet<string> = list(
  `adam alan alex alice amy ana andrea andrew anna anne ben beth carl carlos carmen carol catherine charles charlotte chris clara
   daniel david diana eddie edward elena elizabeth ella emil emily emma eric erik eva fatima felix frank george hanna hannah hans harry
   helen henry hugo ian ines isabel jack jacob james jan jana jane javier jean jim joan joe johan john jonas jose josé joseph juan julia
   julie karen karl kate katie laura lena leo leon linda lisa louis lucas lucy luis luisa luke maria marie mario mark marta martha
   martin mary matthew max maya mia michael miguel mike mohamed nadia nina noah nora oliver olivia oscar pablo paul paula pedro peter
   philip rachel robert rosa ruth sam sandra sara sarah simon sofia sophie stefan stephen steve susan thomas tim tom tony victor william
   zoe`,
);

/** “& Sons” and similar. A family name stands before it. */
export const lineage =
  /(?:&|\band\b|\+|\bund\b|\bet\b|\by\b|\be\b)\s*(?:sons?|s[øo]ns?|söhne|daughters?|brothers|bros|fils|filles|figli|hijos|filhos|zonen|söner)\b/iu;
