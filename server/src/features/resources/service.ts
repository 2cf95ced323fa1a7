import { Failure } from '@studia/contract/errors';
import type { StudentId } from '@studia/contract/ids';
import { RESOURCE } from '@studia/contract/limits';
import {
  RESOURCE_KINDS,
  type Guide,
  type GuideSummary,
  type Resource,
  type ResourceKind,
  type ResourceWish,
} from '@studia/contract/resources';

interface Dependencies {
  /** Everything that the other features made, the newest first. */
  find: (student: StudentId, kinds: readonly ResourceKind[], wish: ResourceWish) => Promise<Resource[]>;
  guides: readonly Guide[];
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
export const makeResources = ({ find, guides }: Dependencies) => ({
  list: async (student: StudentId, { question = '', kind, after }: ListWish): Promise<ResourceList> => {
    const words = question.toLowerCase().split(/\s+/).filter(Boolean);
    // One more than is shown tells whether there are more.
    const limit = RESOURCE.listedAtOnce + 1;
    const found = await find(student, kind ? [kind] : RESOURCE_KINDS, { words, after, limit });
    return {
      resources: found.slice(0, RESOURCE.listedAtOnce),
      more: found.length === limit,
      guides: guides.filter((guide) => saysAll(guide, words)).map(summaryOf),
    };
  },

  guide: (id: string): Guide => {
    const guide = guides.find((one) => one.id === id);
    if (!guide) throw new Failure('guide_not_found');
    return guide;
  },
});

const saysAll = ({ title, summary, text }: Guide, words: readonly string[]): boolean => {
  const said = `${title}\n${summary}\n${text}`.toLowerCase();
  return words.every((word) => said.includes(word));
};

const summaryOf = ({ id, title, summary, minutes }: Guide): GuideSummary => ({ id, title, summary, minutes });
