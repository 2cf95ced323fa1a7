import { ownerNamed, type Owner, type Who } from './who.ts';
import { HE, SHE } from './words.ts';

/** Who has been named so far, so that a pronoun finds its owner. */
export interface People {
  readonly known: Owner[];
  /** Those of the last sentence that named anybody. */
  last: Owner[];
  group: readonly Owner[];
  /** Whom a pronoun meant the last time. */
  readonly meant: Map<string, Owner>;
}

export const newPeople = (): People => ({ known: [], last: [], group: [], meant: new Map() });

const fits = ({ key }: Owner, pronoun: string): boolean => {
  const word = key.split(/[ ']/).at(-1) ?? '';
  const first = key.split(/[ ']/)[0] ?? '';
  const own = key.includes("'s ") ? word : first;
  if (['he', 'him', 'his'].includes(pronoun)) return !SHE.has(own);
  if (['she', 'her'].includes(pronoun)) return !HE.has(own);
  return true;
};

const GROUP_NOUNS = /^(?:people|child|student|friend|kid|worker|family|class|team|boy|girl|teacher)/;

/** The owners that a pronoun stands for; null when it could be more than one. */
export const resolve = (people: People, who: Who): readonly Owner[] | null => {
  if (who.kind === 'named') return who.owners;
  if (who.kind !== 'pronoun') return null;
  if (['they', 'them', 'we', 'us'].includes(who.word)) return resolvePlural(people, who.word);
  if (who.word === 'i' || who.word === 'me') return [SELF];
  if (who.word === 'you') return null;
  const persons = people.known.filter(
    (owner) => fits(owner, who.word) && (who.word === 'it' ? !owner.proper : isPerson(owner)),
  );
  const recent = people.last.filter((owner) => persons.includes(owner));
  const before = people.meant.get(who.word);
  const [only] = persons.length === 1 ? persons : before ? [before] : recent.length === 1 ? recent : [];
  if (!only) return null;
  people.meant.set(who.word, only);
  return [only];
};

const isPerson = ({ proper, thing }: Owner): boolean =>
  proper ||
  HE.has(thing.head) ||
  SHE.has(thing.head) ||
  /(?:er|or|ist|ian|ent|man|person|child|chef|cook)$/.test(thing.head);

const SELF = ownerNamed('i', 'I');

const resolvePlural = (people: People, word: string): readonly Owner[] | null => {
  if (people.group.length > 1) return people.group;
  const persons = people.known.filter(isPerson);
  if (word !== 'we' && persons.length === 2) return persons;
  const groups = people.known.filter(({ thing }) => GROUP_NOUNS.test(thing.head));
  if (people.known.length === 1 && persons.length === 0) return people.known;
  return groups.length === 1 && persons.length === 0 ? groups : null;
};

/** Notes those whom a clause names. */
export const mention = (people: People, who: Who): void => {
  if (who.kind !== 'named') return;
  people.meant.clear();
  if (who.owners.length > 1) people.group = who.owners;
  people.last = who.owners.map((owner) => people.known.find(({ key }) => key === owner.key) ?? owner);
  for (const owner of who.owners)
    if (!people.known.some(({ key }) => key === owner.key)) people.known.push(owner);
};

/** Notes those with whom others are compared. */
export const note = (people: People, owners: readonly Owner[]): void => {
  for (const owner of owners)
    if (!people.known.some(({ key }) => key === owner.key)) people.known.push(owner);
};

/** Notes one to whom something is given: with the giver there are two whom `he` could mean. */
export const mentionAlso = (people: People, who: Who): void => {
  if (who.kind !== 'named') return;
  const { last } = people;
  const meant = [...people.meant];
  mention(people, who);
  people.last = [...last, ...people.last];
  for (const [word, owner] of meant) people.meant.set(word, owner);
};
