import {
  colorPreferences,
  fontStyles,
  iconPlacements,
  industries,
  personalities,
  quizQuestions,
  styleDirections,
  themes,
} from '@brandwright/engine';

const list = (values: readonly string[]): string => values.join(', ');
const quiz = Object.entries(quizQuestions).map(([question, answers]) => `      ${question}: ${list(answers)}`);

/** What `brandwright help` prints. Values come from the engine, so that the text cannot be out of date. */
export const help = `brandwright: a business name becomes eight logos

brandwright design --name NAME --out DIR [flags]
  Writes for each of the designs, NN being its number and ID its id:
    NN-ID.svg             in full color, on its own ground
    NN-ID.png             the same, 1024 pixels wide
    NN-ID-on-dark.svg     for dark grounds
    NN-ID-mono-black.svg  in black, without a ground
    NN-ID-mono-white.svg  in white, without a ground
    NN-ID-mark.svg        the mark alone
  and designs.json, a list of what was drawn and why; “lead” marks the design to show first.

  --name NAME            up to 80 characters
  --industry INDUSTRY    ${list(industries)}
  --description TEXT     what the business does, up to 1000 characters
  --slogan TEXT          set under the name, up to 90 characters
  --personality TEXT     ${list(personalities)}
  --style STYLE          ${list(styleDirections)}
  --font-style STYLE     ${list(fontStyles)}
  --colors TEXT          ${list(colorPreferences)}, or names and hex colors
  --icon-placement PLACE ${list(iconPlacements)}
  --theme THEME          ${list(themes.map((theme) => theme.name))}
  --quiz ANSWERS         question=answer, with commas between:
${quiz.join('\n')}
  --seed TEXT            the same brief with another seed gives other designs
  --round N              which set, 0–999; every round is another eight (default 0)
  --count N              how many designs, 1–8 (default 8)
  --out DIR              where to write; made when it is not there
  --json                 print designs.json; --out may then be left out

brandwright kit --name NAME --out KIT.zip [flags]
  Writes the logo set of one design as a ZIP archive: every form in every version and format, icons for web and apps, tokens,
  palettes, typefaces and licenses. start-here.html tells which file is for what. Flags of the brief as above, --round, and:

  --design N             which of the eight, 1–8 (default: the one to show first)
  --icc FILE             ICC profile of the press for CMYK (default: a generic one for coated paper)
  --ink-limit PERCENT    most ink in all, 200–400 (default 300)

brandwright sheet --briefs FILE.json --out SHEET.png [--columns N] [--round N]
  Draws contact sheets to look at: each brief of the list (objects with the fields name, industry, style …) with its eight designs
  on their own grounds, small, as a mark of 16 pixels, in one ink, and on dark. N columns, 1–8 (default 4).

brandwright backup --out FILE
  Writes down every account, kit and order, as it stands at this moment, in one file; sessions and links of letters are left out. DATA_DIR and
  DATABASE_URL say where, as for the server. A Postgres may go on serving; the embedded database is one process's: stop the server first.

brandwright restore --from FILE [--erasures FILE]
  Fills an empty database from a backup, of whichever of the two databases. Who was erased since stays erased: the ledger in DATA_DIR is asked,
  and every file of --erasures (may be repeated), the ledger of another node or a newer backup.

brandwright admin list
brandwright admin add EMAIL
brandwright admin remove EMAIL
brandwright admin end-factor EMAIL
  Who may enter the admin shell. The account must be there and confirmed; the shell opens once its owner has set up a second factor.
  end-factor turns the second factor of any account off and signs it out everywhere, for an owner who has lost app and backup codes.

brandwright help | --help | --version

Exit statuses: 0 done; 64 the command line is wrong; 65 the brief or the backup was refused; 67 no such account, or not confirmed; 69 the
database cannot be used; 70 something failed that should not; 74 a file could not be read or written; 75 another process holds the data folder; 78
the environment is not right.
`;
