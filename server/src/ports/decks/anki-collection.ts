import { SOURCE_FIELD } from './anki-card.ts';

/** The tables of an Anki collection, schema 11, as Anki's own schema file has them. */
export const SCHEMA = `
CREATE TABLE col (id integer PRIMARY KEY, crt integer NOT NULL, mod integer NOT NULL, scm integer NOT NULL, ver integer NOT NULL,
  dty integer NOT NULL, usn integer NOT NULL, ls integer NOT NULL, conf text NOT NULL, models text NOT NULL, decks text NOT NULL,
  dconf text NOT NULL, tags text NOT NULL);
CREATE TABLE notes (id integer PRIMARY KEY, guid text NOT NULL, mid integer NOT NULL, mod integer NOT NULL, usn integer NOT NULL,
  tags text NOT NULL, flds text NOT NULL, sfld integer NOT NULL, csum integer NOT NULL, flags integer NOT NULL, data text NOT NULL);
CREATE TABLE cards (id integer PRIMARY KEY, nid integer NOT NULL, did integer NOT NULL, ord integer NOT NULL, mod integer NOT NULL,
  usn integer NOT NULL, type integer NOT NULL, queue integer NOT NULL, due integer NOT NULL, ivl integer NOT NULL,
  factor integer NOT NULL, reps integer NOT NULL, lapses integer NOT NULL, left integer NOT NULL, odue integer NOT NULL,
  odid integer NOT NULL, flags integer NOT NULL, data text NOT NULL);
CREATE TABLE revlog (id integer PRIMARY KEY, cid integer NOT NULL, usn integer NOT NULL, ease integer NOT NULL, ivl integer NOT NULL,
  lastIvl integer NOT NULL, factor integer NOT NULL, time integer NOT NULL, type integer NOT NULL);
CREATE TABLE graves (usn integer NOT NULL, oid integer NOT NULL, type integer NOT NULL);
CREATE INDEX ix_notes_usn ON notes (usn);
CREATE INDEX ix_cards_usn ON cards (usn);
CREATE INDEX ix_revlog_usn ON revlog (usn);
CREATE INDEX ix_cards_nid ON cards (nid);
CREATE INDEX ix_cards_sched ON cards (did, queue, due);
CREATE INDEX ix_revlog_cid ON revlog (cid);
CREATE INDEX ix_notes_csum ON notes (csum);`;

/** The kinds of notes that we write; their ids stay the same, so that a second import finds them. */
export const MODELS = { basic: 1_763_280_000_001, cloze: 1_763_280_000_002 } as const;

const CSS =
  '.card { font-family: sans-serif; font-size: 20px; text-align: left; max-width: 40em; margin: 1em auto; } .cloze { font-weight: bold; } .source { margin-top: 1.5em; font-size: 14px; opacity: 0.7; }';
const SOURCE = `{{#${SOURCE_FIELD}}}<div class="source">{{${SOURCE_FIELD}}}</div>{{/${SOURCE_FIELD}}}`;

interface ModelParts {
  id: number;
  name: string;
  type: 0 | 1;
  fields: readonly string[];
  question: string;
  answer: string;
}

const modelOf = ({ id, name, type, fields, question, answer }: ModelParts, mod: number) => ({
  id,
  name,
  type,
  mod,
  usn: -1,
  sortf: 0,
  did: 1,
  tmpls: [
    {
      name: 'Card 1',
      ord: 0,
      qfmt: question,
      afmt: answer,
      bqfmt: '',
      bafmt: '',
      did: null,
      bfont: '',
      bsize: 0,
    },
  ],
  flds: fields.map((field, ord) => ({
    name: field,
    ord,
    sticky: false,
    rtl: false,
    font: 'Arial',
    size: 20,
    media: [],
  })),
  css: CSS,
  latexPre: '\\documentclass[12pt]{article}\n\\begin{document}\n',
  latexPost: '\\end{document}',
  latexsvg: false,
  req: [[0, 'any', [0]]],
  tags: [],
  vers: [],
});

const modelsAt = (mod: number) => ({
  [MODELS.basic]: modelOf(
    {
      id: MODELS.basic,
      name: 'Studia basic',
      type: 0,
      fields: ['Front', 'Back', SOURCE_FIELD],
      question: '{{Front}}',
      answer: `{{FrontSide}}<hr id=answer>{{Back}}${SOURCE}`,
    },
    mod,
  ),
  [MODELS.cloze]: modelOf(
    {
      id: MODELS.cloze,
      name: 'Studia cloze',
      type: 1,
      fields: ['Text', 'Extra', SOURCE_FIELD],
      question: '{{cloze:Text}}',
      answer: `{{cloze:Text}}<br>{{Extra}}${SOURCE}`,
    },
    mod,
  ),
});

const deckOf = (id: number, name: string, mod: number) => ({
  id,
  name,
  mod,
  usn: -1,
  lrnToday: [0, 0],
  revToday: [0, 0],
  newToday: [0, 0],
  timeToday: [0, 0],
  collapsed: false,
  browserCollapsed: false,
  desc: '',
  dyn: 0,
  conf: 1,
  extendNew: 0,
  extendRev: 0,
});

const DECK_OPTIONS = {
  1: {
    id: 1,
    name: 'Default',
    mod: 0,
    usn: 0,
    maxTaken: 60,
    autoplay: true,
    timer: 0,
    replayq: true,
    new: { bury: false, delays: [1, 10], initialFactor: 2500, ints: [1, 4, 0], order: 1, perDay: 20 },
    rev: { bury: false, ease4: 1.3, ivlFct: 1, maxIvl: 36500, perDay: 200, hardFactor: 1.2 },
    lapse: { delays: [10], leechAction: 1, leechFails: 8, minInt: 1, mult: 0 },
    dyn: false,
  },
};

const SETTINGS = {
  nextPos: 1,
  estTimes: true,
  activeDecks: [1],
  sortType: 'noteFld',
  timeLim: 0,
  sortBackwards: false,
  addToCur: true,
  curDeck: 1,
  newBury: true,
  newSpread: 0,
  dueCounts: true,
  curModel: String(MODELS.basic),
  collapseTime: 1200,
};

/** The one row of the collection: when it was made, in seconds, and everything that is kept as JSON. */
export const collectionRow = (created: number, now: Date, decks: ReadonlyMap<string, number>) => {
  const seconds = Math.floor(now.getTime() / 1_000);
  const named = [...decks].map(([name, id]) => [id, deckOf(id, name, seconds)] as const);
  return [
    1,
    created,
    now.getTime(),
    now.getTime(),
    11,
    0,
    0,
    0,
    JSON.stringify(SETTINGS),
    JSON.stringify(modelsAt(seconds)),
    JSON.stringify({ 1: deckOf(1, 'Default', seconds), ...Object.fromEntries(named) }),
    JSON.stringify(DECK_OPTIONS),
    '{}',
  ];
};
