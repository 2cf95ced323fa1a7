import { Failure } from '@studia/contract/errors';
import type { StudentId } from '@studia/contract/ids';
import { RESOURCE } from '@studia/contract/limits';
import {
  newestFirst,
  RESOURCE_KINDS,
  type Guide,
  type GuideSummary,
  type Resource,
  type ResourceKind,
  type ResourceWish,
} from '@studia/contract/resources';
import type { Embed } from '../../ports/embed/port.ts';
import { makeAlike } from './alike.ts';

interface Dependencies {
  /** Everything that the other features made, the newest first. */
  find: (student: StudentId, kinds: readonly ResourceKind[], wish: ResourceWish) => Promise<Resource[]>;
  guides: readonly Guide[];
  /** What texts mean; without it, things are found by their words alone. */
  embed: Pick<Embed, 'embed' | 'background'> | null;
}

interface ListWish {
  question?: string | undefined;
  kind?: ResourceKind | undefined;
  after: ResourceWish['after'];
}

interface ResourceList {
  resources: Resource[];
  more: boolean;
  guides: GuideSummary[];
}

export type Resources = ReturnType<typeof makeResources>;

/** Everything that was made for a student in one list, and the study guides that we wrote. */
export const makeResources = ({ find, guides, embed }: Dependencies) => {
  const alike = makeAlike(embed);

  /** Things about the same, whatever words they use. Words reach everything; meaning, the newest. */
  const findAlike = async (
    student: StudentId,
    kinds: readonly ResourceKind[],
    question: string,
    after: ListWish['after'],
  ) =>
    embed && question !== ''
      ? alike(
          question,
          await find(student, kinds, { words: [], question: '', after, limit: RESOURCE.comparedAtOnce }),
          ({ title, source, preview }) => [title, source?.title ?? '', ...preview].join('. '),
        )
      : [];

  return {
    list: async (student: StudentId, { question = '', kind, after }: ListWish): Promise<ResourceList> => {
      const asked = question.trim();
      const words = asked.toLowerCase().split(/\s+/).filter(Boolean);
      const kinds = kind ? [kind] : RESOURCE_KINDS;
      // One more than is shown tells whether there are more.
      const limit = RESOURCE.listedAtOnce + 1;
      const [byWords, byMeaning, guidesAlike] = await Promise.all([
        find(student, kinds, { words, question: asked, after, limit }),
        findAlike(student, kinds, asked, after),
        alike(asked, guides, ({ title, summary }) => `${title}. ${summary}`),
      ]);
      const found = [
        ...new Map([...byWords, ...byMeaning].map((one) => [`${one.kind} ${one.id}`, one])).values(),
      ];
      return {
        resources: found.toSorted(newestFirst).slice(0, RESOURCE.listedAtOnce),
        more: found.length >= limit,
        guides: guides.filter((guide) => saysAll(guide, words) || guidesAlike.includes(guide)).map(summaryOf),
      };
    },

    guide: (id: string): Guide => {
      const guide = guides.find((one) => one.id === id);
      if (!guide) throw new Failure('guide_not_found');
      return guide;
    },
  };
};

const saysAll = ({ title, summary, text }: Guide, words: readonly string[]): boolean => {
  const content = `${title}\n${summary}\n${text}`.toLowerCase();
  return words.every((word) => content.includes(word));
};

const summaryOf = ({ id, title, summary, minutes }: Guide): GuideSummary => ({ id, title, summary, minutes });
