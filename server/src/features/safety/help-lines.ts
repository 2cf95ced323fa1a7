/** Where somebody in trouble can turn. */
export interface Places {
  /** The number for an ambulance or the police; null where the country is not known. */
  emergency: string | null;
  /** Who listens, each a line. */
  lines: readonly string[];
  /** Who knows about poison, where one number serves a whole country. */
  poison?: string;
}

/*
 * Looked up in public pages in November 2026: every line here was found there with its number, but for Línea de la Vida and
 * ANAR, whose names were found and whose numbers are long established. The numbers for emergencies were not looked up.
 * A line that is in doubt is left out: who reads this may have one call in them.
 */
const EUROPE: Places = {
  emergency: '112',
  lines: [
    'Child helpline in most countries of the EU: 116 111',
    'Emotional support in many countries of the EU: 116 123',
  ],
};

const BY_COUNTRY: Readonly<Record<string, Places>> = {
  india: {
    emergency: '112',
    lines: ['Childline (for anybody under 18): 1098', 'Tele-MANAS (mental health, day and night): 14416'],
  },
  'united states': {
    emergency: '911',
    lines: [
      '988 Suicide & Crisis Lifeline: call or text 988',
      'Childhelp (if somebody hurts you): 1-800-422-4453',
    ],
    poison: 'Poison Control: 1-800-222-1222',
  },
  'united kingdom': {
    emergency: '999',
    lines: ['Childline (for anybody under 19): 0800 1111', 'Samaritans: 116 123'],
  },
  canada: {
    emergency: '911',
    lines: ['Suicide Crisis Helpline: call or text 988', 'Kids Help Phone: 1-800-668-6868'],
  },
  australia: {
    emergency: '000',
    lines: ['Kids Helpline (5 to 25 years): 1800 55 1800', 'Lifeline: 13 11 14'],
  },
  ireland: { emergency: '112', lines: ['Childline: 1800 66 66 66', 'Samaritans: 116 123'] },
  spain: { emergency: '112', lines: ['ANAR (niños y adolescentes): 116 111', 'Línea 024 (suicidio): 024'] },
  mexico: { emergency: '911', lines: ['Línea de la Vida: 800 911 2000'] },
  france: {
    emergency: '112',
    lines: ['119 Allô enfance en danger : 119', 'Numéro national de prévention du suicide : 3114'],
  },
  germany: {
    emergency: '112',
    lines: ['Nummer gegen Kummer (Kinder und Jugendliche): 116 111', 'TelefonSeelsorge: 0800 111 0 111'],
  },
  brazil: {
    emergency: '190 / 192',
    lines: ['CVV (dia e noite): 188', 'Disque 100 (direitos humanos, crianças): 100'],
  },
  portugal: { emergency: '112', lines: ['SOS Criança: 116 111'] },
  china: { emergency: '120 / 110', lines: ['12355 青少年服务台：12355', '心理援助热线：12356'] },
  'new zealand': { emergency: '111', lines: ['Need to talk? Call or text 1737'] },
};

const OTHER_NAMES: Readonly<Record<string, string>> = {
  usa: 'united states',
  us: 'united states',
  'u.s.': 'united states',
  'u.s.a.': 'united states',
  america: 'united states',
  'united states of america': 'united states',
  uk: 'united kingdom',
  'u.k.': 'united kingdom',
  'great britain': 'united kingdom',
  britain: 'united kingdom',
  england: 'united kingdom',
  scotland: 'united kingdom',
  wales: 'united kingdom',
  'northern ireland': 'united kingdom',
  'republic of ireland': 'ireland',
  eire: 'ireland',
  bharat: 'india',
  aotearoa: 'new zealand',
  españa: 'spain',
  méxico: 'mexico',
  deutschland: 'germany',
  brasil: 'brazil',
  中国: 'china',
};

const IN_THE_EU = new Set(
  'austria, belgium, bulgaria, croatia, cyprus, czechia, czech republic, denmark, estonia, finland, france, germany, greece, hungary, italy, latvia, lithuania, luxembourg, malta, netherlands, poland, portugal, romania, slovakia, slovenia, spain, sweden'.split(
    ', ',
  ),
);

const ANYWHERE: Places = { emergency: null, lines: [] };

/** Where to turn in this country; what holds everywhere when it is not known. */
export const helpLinesIn = (country: string | null): Places => {
  const written = (country ?? '').trim().toLowerCase();
  const name = OTHER_NAMES[written] ?? written;
  if (Object.hasOwn(BY_COUNTRY, name)) return BY_COUNTRY[name] ?? ANYWHERE;
  return IN_THE_EU.has(name) ? EUROPE : ANYWHERE;
};
