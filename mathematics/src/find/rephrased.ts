import { numbersOf, tableOf } from '../table-text.ts';
import { withTexts, type Worked } from '../worked.ts';

const SHAPE =
  /\b(?:triangles?|rectangles?|squares?|circles?|trapez\w+|cylinders?|cones?|spheres?|cubes?|box|cuboid|prism|parallelogram|rhombus|pyramid|hypotenuse)\b/i;
const MONEY =
  /\b(?:costs?|price[ds]?|pays?|paid|bank|interest|dollars?|bucks|invest(?:s|ed)?|salary|savings|discount|tip|tax|revenue|profit|break[- ]?even)\b/i;
const CURRENCY = /[$€£₹]|\b(?:euros?|pounds?|rupees?|yen|cents?)\b/i;
const POLYGONS = numbersOf('pentagon 5, hexagon 6, heptagon 7, octagon 8, nonagon 9, decagon 10');
/** Letters by which the sizes of a shape go. */
const LETTERS = tableOf('r radius, d diameter, h height, b base, l length, w width, s side');
const ASKS = String.raw`(?:what(?:'s| is| are| was)?|how (?:many|much|far|long|fast|high|tall|wide|deep|big|heavy)|find|calculate|work out|determine)`;
const LONGEST = 300;

/** Other ways to put what a student asks in a hurry, each as a whole sentence that says no more than was said. */
export const rephrased = (message: string): string[] => {
  if (message.length > LONGEST || !/\d|gon\b/.test(message) || message.includes('\n')) return [];
  const plain = named(
    inNames(withWater(message))
      .replaceAll(/[’‘]/g, "'")
      .replaceAll(/\bwhats\b/gi, "what's")
      .replace(CHATTER, '$1')
      .trim(),
  );
  const asked = asQuestion(asTriangle(plain) ?? withPrices(plain));
  const forms = [asked, withUnits(asked), withMoney(asked)];
  return [...new Set(forms)].filter((one) => one !== message);
};

const CHATTER = /([?.!])[\s?.!]*(?:(?:i|ive|i've|pls|please|help|idk|thx|thanks|need|no idea)\b[^?\d]*)$/i;

/** A litre of water has a kilogram, and 4.19 is what a gram of it takes for a degree. */
const withWater = (text: string): string =>
  /\bwater\b/i.test(text) && /\b(?:heat|warm|boil|energy|temperature)/i.test(text)
    ? text
        .replace(/(\d)\s?(?:l|L|lit(?:er|re)s?)(?= (?:of )?water)/, '$1 kg')
        .replace(
          /\bc\s?=\s?(4\.\d{1,3})(?![\d.]|\s?[kKJj])/,
          (_, c: string) => `specific heat ${Math.round(Number(c) * 1000)} J/(kg*K)`,
        )
        .replace(/^(.*?)[.,;]?\s*(specific heat \d+ J\/\(kg\*K\))\W*$/s, '$2. $1')
    : text;

const MOTION: Readonly<Record<string, readonly [name: string, unit: string]>> = {
  s: ['distance', 'm'],
  u: ['initial speed', 'm/s'],
  v: ['final speed', 'm/s'],
  a: ['constant acceleration', 'm/s^2'],
  t: ['time', 's'],
};
/** “u = 5, a = 2, t = 4 find s”: the letters of a motion that is sped up evenly, in the usual units. */
const inNames = (text: string): string => {
  const given = Array.from(
    text.matchAll(
      /(?<![\p{L}\d])([suvat])\s?=\s?(\d+(?:\.\d+)?)(?!\s?(?:[ckm]?m|s|kg|h|min)(?!\p{L})|\s?\/)/gu,
    ),
  );
  const asked =
    MOTION[/\b(?:find|what(?:'s|s| is)|calculate)\s(?:the )?([suvat])(?!\p{L})/iu.exec(text)?.[1] ?? ''];
  const rest = text.replaceAll(/[suvat]\s?=\s?[\d.]+/g, ' ').match(/\p{L}{2,}|\d/gu) ?? [];
  return given.length === 3 && asked && rest.length <= 2
    ? `${given.map(([, letter = '', value = '']) => `${MOTION[letter]?.[0]} ${value} ${MOTION[letter]?.[1]}`).join(', ')}. It accelerates. What is the ${asked[0]}?`
    : text;
};

const named = (text: string): string =>
  withSides(
    SHAPE.test(text)
      ? text.replaceAll(
          /(?<![\p{L}\d])([rdhblws])\s*(?:=|is)\s*(?=\d)/giu,
          (_, letter: string) => `${LETTERS[letter.toLowerCase()] ?? letter} `,
        )
      : text,
  )
    .replaceAll(/\b(\d+(?:\.\d+)?)\s?((?:c|k|m)?m)([23])\b/g, '$1 $2^$3')
    .replace(
      /\b(hypotenuse (?:is )?\d[\d.]*),? (?:and )?(?:with )?(?:one|a|the) leg (?=(?:is )?\d)/i,
      '$1 and leg ',
    )
    .replace(/(\bleg (?:is )?\d.*(?:find|what's|what is) the other)(?: one| side)?\W*$/i, '$1 leg')
    .replaceAll(
      /\b(triangle|rectangle|cylinder|cone|box|parallelogram|trapezoid|circle|sphere|square|cube) (?=(?:radius|height|base|width|length|sides?|diameter|legs|hypotenuse) \d)/gi,
      '$1 with ',
    )
    .replaceAll(
      /(\b(?:radius|height|base|width|length) [\d.]+(?: [a-z]{1,2})?),? (?=(?:radius|height|base|width|length)\b)/gi,
      '$1 and ',
    );

const SIZE = String.raw`(\d+(?:\.\d+)?\s?[a-z]{0,6})`;
const LADDER = new RegExp(
  String.raw`\bladder (?:is |that is |of |with a length of )?${SIZE}|${SIZE}[- ]?(?:long )?ladder\b`,
  'i',
);
const FOOT = new RegExp(
  String.raw`\b(?:foot|base|bottom|feet)\b[^.?\d]{0,30}${SIZE}[^.?\d]{0,20}\bwall\b`,
  'i',
);

/** A ladder, the ground and the wall make a right triangle. */
const asTriangle = (text: string): string | null => {
  const [length, foot] = [LADDER.exec(text), FOOT.exec(text)];
  const sizes = text.match(/\d+(?:\.\d+)?/g)?.length;
  return length && foot && sizes === 2 && /\bhow (?:high|far up)\b|\bheight\b/i.test(text)
    ? `A right triangle with hypotenuse ${(length[1] ?? length[2] ?? '').replace(/\s?long$/, '')} and leg ${foot[1]}. What is the other leg?`
    : null;
};

/** “Sells 6 pencils for 1.50, how much are 10 pencils” says what 6 pencils cost. */
const withPrices = (text: string): string =>
  text.replace(
    /^[^\d%]{0,80}\b(\d+) (\p{L}+) (?:for|are|is|cost) ([$€£]?\d+(?:\.\d+)?)(?: \p{L}+)?[\s,.;]+(?:so )?how much (?:are|is|for|would|do) (\d+)(?: \2)?(?: cost| be)?\W*$/iu,
    (_, count: string, things: string, price: string, wanted: string) =>
      `${count} ${things} cost ${/^\d/.test(price) ? '$' : ''}${price}. How much do ${wanted} ${things} cost?`,
  );

const withSides = (text: string): string =>
  /\bangles?\b/i.test(text) && !/\d/.test(text.replace(POLYGON, ' '))
    ? text
        .replace(POLYGON, (shape, kind?: string, count?: string) => {
          const sides = count ?? POLYGONS[`${kind?.toLowerCase()}gon`];
          return sides === undefined ? shape : `a polygon with ${sides} sides`;
        })
        .replace(
          /\bsum of (?:the |all )*(?:interior |inside )?angles (?:in|of)\b/i,
          'sum of the interior angles of',
        )
    : text;
const POLYGON =
  /\b(?:an? )?(?:regular )?(?:(penta|hexa|hepta|octa|nona|deca)gon|(\d{1,3})[- ]?(?:gon|sided (?:regular )?(?:polygon|shape|figure)))\b/i;

// “… legs 9 and 12 whats the hypotenuse” asks in the middle of a sentence; “density of …” does not say that it asks.
const asQuestion = (text: string): string => {
  const end = text.replace(/[\s.?!]+$/, '');
  const inside = new RegExp(String.raw`^(.*\d.*?)[\s,.;]+(?:and |so |then )?(${ASKS}\b.*)$`, 'i').exec(end);
  if (inside && !new RegExp(String.raw`\b${ASKS}\b`, 'i').test(inside[1] ?? '')) {
    const [, statement = '', question = ''] = inside;
    return `${capital(statement)}. ${capital(question)}?`;
  }
  const [, measures, noun] = ENDS_WITH_NAME.exec(end) ?? [];
  if (measures !== undefined) return `${capital(measures)}. What is the ${noun}?`;
  const isAsked = /\?\s*$/.test(text);
  const last = new RegExp(
    String.raw`^(.*\d.*?)[.;${isAsked ? ',' : ''}]\s*((?:the |its |their )?[a-z%][a-z ]{2,30})$`,
    'i',
  ).exec(end);
  if (last && !new RegExp(String.raw`\b${ASKS}\b`, 'i').test(end))
    return `${capital(last[1] ?? '')}. What is the ${(last[2] ?? '').replace(/^(?:the|its|their) /i, '')}?`;
  if (new RegExp(String.raw`^\W*${ASKS}\b`, 'i').test(end)) return `${capital(end)}?`;
  return /^(?:the )?(?:\[[A-Z\d+-]{1,4}\]|[a-z][a-z -]{0,30}) (?:of|on|for|between|when|from|through|if|in|with|given|by|done|at)\b/i.test(
    end,
  )
    ? `What is the ${end.replace(/^the /i, '')}?`
    : end;
};

/** “Cylinder with radius 3 cm and height 10 cm volume”. */
const ENDS_WITH_NAME =
  /^(.*\d\s?[a-z]{1,3}[²³]?),?\s+(?:the |its )?(area|volume|perimeter|surface area|circumference|density|hypotenuse|diagonal)$/i;

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

const BARE =
  /(?<![\w.$€£])(\d+(?:\.\d+)?)(?=\s*(?:[.?,]|$|(?:and|by|x|with|high|long|wide|tall|what|find|how|radius|height|width|base|length)\b))/gi;

// Sizes of a shape without any unit are all in the same one.
const withUnits = (text: string): string => {
  const lengths = Array.from(text.matchAll(/\d\s?([ckm]?m)(?![\p{L}\d²³^])/gu), ([, one]) => one);
  const [unit, other] = new Set(lengths);
  // Where one length has a unit, the others are in the same.
  const isShared = unit !== undefined && other === undefined && !/[²³^]|\b(?:area|volume)\b/.test(text);
  return isShared && SHAPE.test(text) ? text.replaceAll(BARE, `$1 ${unit}`) : inOwnUnits(text);
};

const inOwnUnits = (text: string): string =>
  SHAPE.test(text) && !/\d\s?(?:°|deg|%)/.test(text)
    ? text
        .replaceAll(BARE, '$1 uu')
        .replaceAll(/\b(area (?:of |is )?[\d.]+ uu)/gi, '$1^2')
        .replaceAll(/\b(volume (?:of |is )?[\d.]+ uu)/gi, '$1^3')
    : text;

const withMoney = (text: string): string =>
  MONEY.test(text) && !CURRENCY.test(text)
    ? text.replaceAll(
        /(\b(?:costs?|price(?: is| of)?|for|put|invest(?:s|ed)?|deposit(?:s|ed)?|on|pays?|paid|interest on|is|was|bill was|at)\s)(?=\d+(?:\.\d+)?(?!\d*\.?\d*\s*(?:%|percent|years?|months?|days?|people|units?|\p{L}+s\b)))/giu,
        '$1$',
      )
    : text;

/** What was worked out in a unit that nobody named, without it. */
export const withoutUnits = (worked: Worked): Worked =>
  withTexts(worked, (text) =>
    text.replaceAll(/\\ \\text\{(?:uu|m)[²³]?\}| (?:uu|m)(?:\^\d|[²³])?(?![\p{L}/])/gu, ''),
  );
