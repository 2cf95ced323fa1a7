import { onlyOf } from '../all-known.ts';
import { ownerNamed, type Owner, type Who } from './who.ts';
import { HE, SHE } from './words.ts';

/** Who has been named so far, so that a pronoun finds its owner. */
export interface People {
  readonly known: Owner[];
  /** Those of the last sentence that named anybody. */
  last: readonly Owner[];
  group: readonly Owner[];
  /** Whom a pronoun meant the last time. */
  readonly owners: Map<string, Owner>;
}

export const newPeople = (): People => ({ known: [], last: [], group: [], owners: new Map() });

const SELF = ownerNamed('i', 'I');

const GROUP_NOUNS = /^(?:people|child|student|friend|kid|worker|family|class|team|boy|girl|teacher)/;

/** The owners that a subject stands for; null when a pronoun could be more than one. */
export const resolve = (people: People, who: Who | null): readonly Owner[] | null => {
  if (who?.kind === 'named') return who.owners;
  if (who?.kind !== 'pronoun' || who.word === 'you') return null;
  const { word } = who;
  if (word === 'i' || word === 'me') return [SELF];
  if (['they', 'them', 'we', 'us'].includes(word)) return resolvePlural(people, word);
  const persons = people.known.filter(
    (owner) => fits(owner, word) && (word === 'it' ? !owner.proper : isPerson(owner)),
  );
  const recent = people.last.filter((owner) => persons.includes(owner));
  const before = people.owners.get(word);
  const [only] = persons.length === 1 ? persons : before ? [before] : recent.length === 1 ? recent : [];
  if (!only) return null;
  people.owners.set(word, only);
  return [only];
};

/** The only owner that a subject stands for. */
export const single = (people: People, who: Who | null): Owner | null => onlyOf(resolve(people, who) ?? []);

const fits = ({ key }: Owner, pronoun: string): boolean => {
  const words = key.split(/[ ']/);
  const own = (key.includes("'s ") ? words.at(-1) : words[0]) ?? '';
  if (['he', 'him', 'his'].includes(pronoun)) return !SHE.has(own);
  return !['she', 'her'].includes(pronoun) || !HE.has(own);
};

const isPerson = ({ proper, thing: { head } }: Owner): boolean =>
  proper ||
  HE.has(head) ||
  SHE.has(head) ||
  /(?:er|or|ist|ian|ent|man|person|child|chef|cook|coach|nurse|clerk)$/.test(head);

const resolvePlural = (people: People, word: string): readonly Owner[] | null => {
  if (people.group.length > 1) return people.group;
  const persons = people.known.filter(isPerson);
  if (persons.length > 0) return word !== 'we' && persons.length === 2 ? persons : null;
  const groups = people.known.filter(({ thing }) => GROUP_NOUNS.test(thing.head));
  return [people.known, groups].find(({ length }) => length === 1) ?? null;
};

/** Notes those with whom others are compared. */
export const note = (people: People, who: Who | null): void => {
  if (who?.kind !== 'named') return;
  for (const owner of who.owners)
    if (!people.known.some(({ key }) => key === owner.key)) people.known.push(owner);
};

/** Notes those whom a clause names. */
export const mention = (people: People, who: Who): void => {
  if (who.kind !== 'named') return;
  note(people, who);
  people.owners.clear();
  if (who.owners.length > 1) people.group = who.owners;
  people.last = people.known.filter(({ key }) => who.owners.some((owner) => owner.key === key));
};

/** Notes one to whom something is given: with the giver there are two whom `he` could mean. */
export const mentionAlso = (people: People, who: Who): void => {
  const [last, owners] = [people.last, [...people.owners]];
  mention(people, who);
  if (who.kind !== 'named') return;
  people.last = [...last, ...people.last];
  for (const [word, owner] of owners) people.owners.set(word, owner);
};
