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
export const help = `brandwright: turn a business name into eight logos

brandwright design --name NAME --out DIR [flags]
  Writes these files for each design. NN is the design’s number, and ID is its identifier.
    NN-ID.svg             in full color, on its own background
    NN-ID.png             the same, 1024 pixels wide
    NN-ID-on-dark.svg     for dark backgrounds
    NN-ID-mono-black.svg  in black, without a background
    NN-ID-mono-white.svg  in white, without a background
    NN-ID-mark.svg        the mark alone
    NN-ID-mark-small.svg  the mark alone, for small sizes
  Also writes designs.json, which lists what was drawn and why. “lead” marks the design to show first.

  --name NAME            up to 80 characters
  --industry INDUSTRY    ${list(industries)}
  --description TEXT     what the business does, up to 1000 characters
  --slogan TEXT          shown under the name, up to 90 characters
  --personality TEXT     ${list(personalities)}
  --style STYLE          ${list(styleDirections)}
  --font-style STYLE     ${list(fontStyles)}
  --colors TEXT          ${list(colorPreferences)}, or color names and hex values
  --icon-placement PLACE ${list(iconPlacements)}
  --theme THEME          ${list(themes.map((theme) => theme.name))}
  --quiz ANSWERS         question=answer, separated by commas:
${quiz.join('\n')}
  --seed TEXT            change it to get other designs for the same brief
  --round N              which set of eight, 0–999 (default 0)
  --count N              how many designs, 1–8 (default 8)
  --out DIR              folder to write to, created if needed
  --json                 print designs.json; --out is then optional

brandwright kit --name NAME --out KIT.zip [flags]
  Writes the logo set for one design as a ZIP archive: every form in every version and format, icons for web and apps, design tokens,
  palettes, fonts and licenses. Open start-here.html to see what each file is for. Takes the brief flags above, --round, and:

  --design N             which of the eight, 1–8 (default: the one to show first)
  --icc FILE             your printer’s ICC profile for CMYK (default: a generic one for coated paper)
  --ink-limit PERCENT    maximum total ink, 200–400 (default 300)

brandwright sheet --briefs FILE.json --out SHEET.png [--columns N] [--round N]
  Draws a contact sheet. It shows the eight designs for each brief in a list (objects with the fields name, industry, style …): on
  their own backgrounds, small, as a 16-pixel mark, in a single color, and on dark. N columns, 1–8 (default 4).

brandwright mcp [--site URL] [--http PORT]
  Lets AI assistants draw logos, make kits and read kit files through the Model Context Protocol. Uses the public API of the site at
  URL (default http://localhost:3000). Speaks the protocol on standard input and output, with the API key in BRANDWRIGHT_KEY. With --http,
  serves it at http://127.0.0.1:PORT/mcp instead; each client then sends its own key as a bearer token.

brandwright backup --out FILE
  Saves a snapshot of every account, kit and order to one file. Leaves out sessions and the links in emails. DATA_DIR and DATABASE_URL say
  where the database is, just as they do for the server. With Postgres, the server can keep running. With the embedded database, stop
  the server first.

brandwright restore --from FILE [--erasures FILE]
  Fills an empty database from a backup of either kind of database. Accounts deleted since the backup stay deleted: restore reads the
  list of deleted accounts in DATA_DIR, and any --erasures files you give. Each can be another node’s list or a newer backup.

brandwright admin list
brandwright admin add EMAIL
brandwright admin remove EMAIL
brandwright admin end-factor EMAIL
  Manages who can open the admin page. The account must exist and be confirmed, and its owner must set up two-factor authentication first.
  end-factor turns off two-factor authentication for any account and signs it out everywhere. Use it for owners who have lost both their
  authenticator app and their backup codes.

brandwright help | --help | --version

Exit statuses: 0 done; 64 the command line is wrong; 65 the brief or the backup was refused; 67 no such account, or it isn’t confirmed; 69 the
database can’t be used; 70 an unexpected error; 74 a file couldn’t be read or written; 75 another process is using the data folder; 78 an
environment variable is wrong.
`;
