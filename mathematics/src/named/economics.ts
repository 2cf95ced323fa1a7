import type { Field } from './field.ts';

const UP = String.raw`(?:ris(?:es?|en|ing)|rose|increas(?:es?|ed|ing)|go(?:es)?\s+up|went\s+up|grows?|grew|climb(?:s|ed)?)`;
const DOWN = String.raw`(?:fall(?:s|en|ing)?|fell|decreas(?:es?|ed|ing)|drop(?:s|ped|ping)?|go(?:es)?\s+down|went\s+down|declin(?:es?|ed|ing))`;
const CHANGE = String.raw`(?:change|rise|increase|fall|decrease|drop|decline|cut|hike|reduction|growth)`;
const moved = (thing: string): string =>
  String.raw`${CHANGE}\s+in\s+(?:the\s+|its\s+)?${thing}(?:\s+of\s+[a-z]+)?|${thing}(?:\s+(?:of|for)\s+(?:an?\s+|the\s+)?[a-z]+){0,1}(?:\s+demanded|\s+supplied)?\s+(?:to\s+)?(?:${UP}|${DOWN}|changes?|to\s+(?:rise|fall|increase|decrease|drop))(?:\s+by)?`;
const PRICE = String.raw`(?:unit\s+|ticket\s+)?price`;
const QUANTITY = String.raw`(?:quantity|demand|sales|quantity\s+(?:of\s+[a-z]+\s+)?(?:demanded|supplied|sold))`;

/** Elasticity, income and prices of a whole country, money. */
export const ECONOMICS: Field = {
  about:
    /\b(?:elasticit|GDP|CPI|inflation|price index|unemploy|propensity|multiplier|reserve|interest rate|labor force|labour force|deflator|net exports)/i,
  names: {
    'price change': { said: moved(PRICE) },
    'quantity change': {
      said: moved(QUANTITY),
      asked: String.raw`by\s+what\s+percent[^?]*quantity|percent(?:age)?\s+change\s+in\s+(?:the\s+)?(?:quantity|demand|sales)|by\s+how\s+much[^?]*quantity`,
    },
    'income change': { said: moved(String.raw`(?:consumer\s+|average\s+)?incomes?`) },
    'price elasticity': {
      said: String.raw`(?:price\s+)?elasticity(?:\s+of\s+(?:demand|supply))?(?:\s+for\s+[a-z]+)?`,
    },
    'income elasticity': { said: String.raw`income\s+elasticity(?:\s+of\s+demand)?` },
    'cross elasticity': { said: String.raw`cross(?:-|\s)*(?:price\s+)?elasticity(?:\s+of\s+demand)?` },
    consumption: {
      said: String.raw`(?:personal\s+|household\s+|private\s+)?(?:consumption|consumer)(?:\s+(?:spending|expenditures?))?`,
    },
    investment: { said: String.raw`(?:gross\s+|business\s+|private\s+)*investment(?:\s+spending)?` },
    government: { said: String.raw`government\s+(?:spending|purchases|expenditures?|consumption)` },
    exports: { said: 'exports' },
    imports: { said: 'imports' },
    'net exports': { said: String.raw`net\s+exports|trade\s+balance` },
    GDP: { said: String.raw`(?:nominal\s+)?(?:GDP|gross\s+domestic\s+product)` },
    'real GDP': { said: String.raw`real\s+(?:GDP|gross\s+domestic\s+product)` },
    deflator: { said: String.raw`(?:GDP\s+)?(?:price\s+)?deflator` },
    population: { said: 'population' },
    'GDP per person': { said: String.raw`(?:GDP|income)\s+per\s+(?:capita|person|head)` },
    unemployed: {
      said: String.raw`(?:people\s+(?:who\s+)?(?:are\s+)?)?unemployed(?:\s+(?:people|workers|persons))?`,
    },
    employed: {
      said: String.raw`(?:people\s+(?:who\s+)?(?:are\s+)?)?employed(?:\s+(?:people|workers|persons))?`,
    },
    'labor force': { said: String.raw`(?:people\s+in\s+(?:the|its)\s+)?(?:civilian\s+)?labou?r\s+force` },
    adults: { said: String.raw`(?:adult|working-age)\s+population|adults` },
    'unemployment rate': { said: String.raw`unemployment\s+rate|rate\s+of\s+unemployment`, percent: true },
    'participation rate': { said: String.raw`(?:labou?r\s+force\s+)?participation\s+rate`, percent: true },
    'propensity to consume': {
      said: String.raw`marginal\s+propensity\s+to\s+consume(?:\s*\(MPC\))?|MPC`,
      share: true,
    },
    'propensity to save': {
      said: String.raw`marginal\s+propensity\s+to\s+save(?:\s*\(MPS\))?|MPS`,
      share: true,
    },
    multiplier: {
      said: String.raw`(?:spending|expenditure|Keynesian|fiscal|government\s+spending|simple)\s+multiplier|multiplier`,
    },
    'tax multiplier': { said: String.raw`tax\s+multiplier` },
    'reserve ratio': { said: String.raw`(?:required\s+)?reserve\s+(?:requirement|ratio)`, share: true },
    'money multiplier': { said: String.raw`(?:money|deposit)\s+multiplier` },
    'nominal rate': { said: String.raw`nominal\s+(?:interest\s+)?rate(?:\s+of\s+interest)?`, percent: true },
    'real rate': {
      said: String.raw`real\s+(?:interest\s+)?rate(?:\s+of\s+(?:interest|return))?`,
      percent: true,
    },
    inflation: { said: String.raw`(?:expected\s+)?(?:rate\s+of\s+)?inflation(?:\s+rate)?`, percent: true },
  },
  rules: [
    {
      gives: 'price elasticity',
      from: ['quantity change', 'price change'],
      value: (quantity, price) => Math.abs(quantity) / Math.abs(price),
      formula: 'elasticity = % change of quantity ÷ % change of price',
      reason: 'It says how strongly buyers react; the sign is usually left out.',
    },
    {
      gives: 'quantity change',
      from: ['price elasticity', 'price change'],
      value: (elasticity, price) => Math.abs(elasticity) * Math.abs(price),
      formula: '% change of quantity = elasticity × % change of price',
      reason: 'Elasticity is the quotient of the two changes.',
    },
    {
      gives: 'income elasticity',
      from: ['quantity change', 'income change'],
      value: (quantity, income) => quantity / income,
      formula: 'income elasticity = % change of quantity ÷ % change of income',
      reason: 'It says how strongly buyers react to what they earn.',
    },
    {
      gives: 'cross elasticity',
      from: ['quantity change', 'price change'],
      value: (quantity, price) => quantity / price,
      formula: 'cross elasticity = % change of one quantity ÷ % change of the other price',
      reason: 'It says how one good reacts to the price of another.',
    },
    {
      gives: 'net exports',
      from: ['exports', 'imports'],
      value: (out, into) => out - into,
      formula: 'net exports = exports − imports',
      reason: 'What is bought abroad is not made here.',
    },
    {
      gives: 'GDP',
      from: ['consumption', 'investment', 'government', 'net exports'],
      value: (...parts) => parts.reduce((sum, one) => sum + one, 0),
      formula: 'GDP = C + I + G + (exports − imports)',
      reason: 'Everything that is made is bought by somebody.',
    },
    {
      gives: 'real GDP',
      from: ['GDP', 'deflator'],
      value: (nominal, deflator) => (100 * nominal) / deflator,
      formula: 'real GDP = nominal GDP ÷ deflator × 100',
      reason: 'The deflator takes the rise of prices out.',
    },
    {
      gives: 'deflator',
      from: ['GDP', 'real GDP'],
      value: (nominal, real) => (100 * nominal) / real,
      formula: 'deflator = nominal GDP ÷ real GDP × 100',
      reason: 'It compares today’s prices with those of the base year.',
    },
    {
      gives: 'GDP',
      from: ['real GDP', 'deflator'],
      value: (real, deflator) => (real * deflator) / 100,
      formula: 'nominal GDP = real GDP × deflator ÷ 100',
      reason: 'Prices of today instead of those of the base year.',
    },
    {
      gives: 'GDP per person',
      from: ['GDP', 'population'],
      value: (product, people) => product / people,
      formula: 'GDP per person = GDP ÷ population',
      reason: 'Everybody’s share, if all were shared equally.',
    },
    {
      gives: 'labor force',
      from: ['employed', 'unemployed'],
      value: (at, without) => at + without,
      formula: 'labor force = employed + unemployed',
      reason: 'All who work or look for work.',
    },
    {
      gives: 'unemployed',
      from: ['labor force', 'employed'],
      value: (all, at) => all - at,
      formula: 'unemployed = labor force − employed',
      reason: 'All who look for work without having any.',
    },
    {
      gives: 'unemployment rate',
      from: ['unemployed', 'labor force'],
      value: (without, all) => (100 * without) / all,
      formula: 'unemployment rate = unemployed ÷ labor force × 100',
      reason: 'Only those who work or look for work are counted.',
    },
    {
      gives: 'participation rate',
      from: ['labor force', 'adults'],
      value: (force, all) => (100 * force) / all,
      formula: 'participation rate = labor force ÷ adult population × 100',
      reason: 'The part of the grown-ups who work or look for work.',
    },
    {
      gives: 'propensity to save',
      from: ['propensity to consume'],
      value: (consume) => 1 - consume,
      formula: 'MPS = 1 − MPC',
      reason: 'What is not spent is saved.',
    },
    {
      gives: 'propensity to consume',
      from: ['propensity to save'],
      value: (save) => 1 - save,
      formula: 'MPC = 1 − MPS',
      reason: 'What is not saved is spent.',
    },
    {
      gives: 'multiplier',
      from: ['propensity to save'],
      value: (save) => 1 / save,
      formula: 'multiplier = 1/(1 − MPC) = 1/MPS',
      reason: 'Money that is spent becomes somebody else’s income, again and again.',
    },
    {
      gives: 'tax multiplier',
      from: ['propensity to consume', 'propensity to save'],
      value: (consume, save) => -consume / save,
      formula: 'tax multiplier = −MPC/MPS',
      reason: 'Of a tax cut only the part that is spent goes round.',
    },
    {
      gives: 'money multiplier',
      from: ['reserve ratio'],
      value: (ratio) => 1 / ratio,
      formula: 'money multiplier = 1 ÷ reserve ratio',
      reason: 'What a bank need not keep it lends on.',
    },
    {
      gives: 'real rate',
      from: ['nominal rate', 'inflation'],
      value: (nominal, rise) => nominal - rise,
      formula: 'real rate = nominal rate − inflation',
      reason: 'Rising prices eat up part of the interest.',
    },
    {
      gives: 'nominal rate',
      from: ['real rate', 'inflation'],
      value: (real, rise) => real + rise,
      formula: 'nominal rate = real rate + inflation',
      reason: 'It makes up for rising prices as well.',
    },
  ],
};
