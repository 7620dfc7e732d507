/** Common words of six languages that are no English words. */
const foreign: ReadonlySet<string> = new Set(
  (
    'mach machen bitte und nicht ist das der den dem mehr eine einen ein mit ohne für fur kein keine schrift farbe farben größer grösser kleiner fetter grüner dunkler heller symbol buchstaben ' +
    'le les une et pas avec sans plus rendre rends rendez le police couleur lettres gras plus grand petit vert veux je mettre est du des logo s il vous plait ' +
    'el los las una y con sin más mas letra letras color hazlo haz por favor grande pequeño verde quiero que del ' +
    'il lo gli più piu rendi carattere colore con senza grassetto vorrei della ' +
    'mais fonte cor letras deixe mude maior menor uma com sem não nao ' +
    'het een maak groter kleiner vetter lettertype kleur niet met zonder graag ' +
    'proszę prosze zmień większe kolor czcionka oraz'
  )
    .split(' ')
    .filter(
      (word) =>
        !['plus', 'logo', 's', 'color', 'symbol', 'grande', 'y', 'con', 'fur', 'il', 'mais', 'est', 'mas', 'lo'].includes(word),
    ),
);

/** Words without which hardly any English request is written. */
const english: ReadonlySet<string> = new Set(
  'the make it a and more please to of is but not no with in my our i we you use change remove add keep less bigger smaller bolder font icon text color colour like'.split(
    ' ',
  ),
);

/** Latin, and what Latin text shares with others: digits, marks, punctuation. */
const otherLetter = /[\p{L}](?<!\p{Script=Latin})/u;

/**
 * Whether a request is in another language: most of its letters are of another script, or more of its words belong to another language than
 * to English. `unread` are the words that mean nothing to us: “sans serif” is no French. Quoted texts say nothing and must be left out.
 */
export function isForeign(words: readonly string[], unread: readonly string[]): boolean {
  const letters = [...words.join('')].filter((char) => /\p{L}/u.test(char));
  const others = letters.filter((char) => otherLetter.test(char));
  if (letters.length > 0 && others.length * 2 > letters.length) return true;
  const said = new Set(words);
  const theirs = new Set(unread.filter((word) => foreign.has(word))).size;
  const ours = [...said].filter((word) => english.has(word)).length;
  return theirs >= 1 && theirs > ours;
}
