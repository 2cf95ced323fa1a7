/** Words that hold a sentence together; a thing never has them in its name. */
export const FUNCTION_WORDS = new Set(
  `a an the this that these those his her its their my our your he she it they we i you him them us me who which what how when
  where whose and or but so then if than as of in on at from for to with by into onto during after before until between among per each
  every all both some any no not more fewer less many much there here now later also only just still already left altogether total
  together remaining rest other others another 's is are was were be been do does did has have had will would can could should must
  while because since about around over under up down out off through apiece again both either neither times twice yesterday today
  tomorrow ago several few enough too very same equally evenly half double triple plus minus however instead except without originally initially finally first`.split(
    /\s+/,
  ),
);

/** Where one of these stands, something is said about an amount: such a sentence is never mere scenery. */
const QUANTITY_WORDS = new Set(
  `more less fewer many much times twice thrice half double triple each every per all none some rest remaining remainder left other others
  total together both same equal equally evenly percent percentage only except another extra again several few no zero empty full share
  shared split divided most least average discount tax tip sale off altogether any either neither quarter third dozen couple pair pairs
  single whole part fraction ratio than until without instead double increased decreased increases decreases reduced extra back return returned
  one ones daily weekly hourly monthly yearly annually once nothing everything lot lots enough almost nearly about approximately`.split(
    /\s+/,
  ),
);

export const isQuantityWord = (word: string): boolean => word === '#' || QUANTITY_WORDS.has(word);

export const PREPOSITIONS = new Set(
  'in on at from for to with during after before by into onto inside under near around over through of as out'.split(
    ' ',
  ),
);

/** Single words that only say when or how; nothing depends on them. */
export const TIME_WORDS = new Set(
  `yesterday today tomorrow then later also already afterwards finally next currently recently usually always soon tonight just only
  however too still now exactly`.split(/\s+/),
);

export const PRONOUNS = new Set('he she they it him her them i we you me us'.split(' '));
export const POSSESSIVES = new Set('his her their its my our your'.split(' '));

/** Units of measure, by the quantity they measure. */
const UNITS: Readonly<Record<string, string>> = {
  time: 'second minute hour day week month year night morning weekend',
  length: 'inch foot yard mile meter metre kilometer kilometre centimeter centimetre km cm mm m ft',
  weight: 'gram kilogram pound ounce ton kg g lb oz',
  volume: 'liter litre milliliter millilitre gallon quart pint cup teaspoon tablespoon ml l',
};
const MEASURES = new Map(
  Object.entries(UNITS).flatMap(([measure, units]) =>
    units.split(' ').map((unit) => [unit, measure] as const),
  ),
);
export const measureOf = (head: string): string | null => MEASURES.get(head) ?? null;

/** What a general name takes in. */
const KINDS: Readonly<Record<string, string>> = {
  animal: `cow horse sheep pig goat chicken duck dog cat rabbit bird hen goose turkey lion tiger elephant monkey zebra giraffe hamster
    llama bear`,
  pet: 'dog cat rabbit hamster fish parrot bird turtle',
  fruit: 'apple pear orange banana peach plum mango kiwi lemon lime grape strawberry cherry melon',
  vegetable: 'carrot potato onion cucumber pepper cabbage pumpkin tomato',
  flower: 'rose tulip daisy lily sunflower daffodil carnation orchid violet',
  coin: 'penny nickel dime quarter',
  child: 'boy girl',
  student: 'boy girl',
  person: 'man woman adult child boy girl student teacher',
  vehicle: 'car truck bus motorcycle van bicycle bike',
  toy: 'doll ball puzzle robot',
  tree: 'oak maple pine birch',
  dessert: 'cake pie cookie brownie cupcake muffin',
  pastry: 'cake pie cookie brownie cupcake muffin croissant donut',
};
export const isKindOf = (special: string, general: string): boolean =>
  KINDS[general]?.split(/\s+/).includes(special) ?? false;
