import {
  resources,
  type Guide,
  type GuideSummary,
  type Resource,
  type ResourceKind,
} from '@studia/contract/resources';
import { call } from '../../client/call.ts';

export interface ResourcePage {
  resources: Resource[];
  more: boolean;
  guides: GuideSummary[];
}

export const listResources = (
  wish: { question: string; kind: ResourceKind | null; after: Resource | null },
  signal: AbortSignal,
): Promise<ResourcePage> =>
  call(
    resources.list,
    {
      query: {
        ...(wish.question !== '' && { question: wish.question }),
        ...(wish.kind !== null && { kind: wish.kind }),
        ...(wish.after && { before: wish.after.at, before_id: wish.after.id }),
      },
    },
    signal,
  );

export const readGuide = async (id: string): Promise<Guide> =>
  (await call(resources.guide, { params: { id } })).guide;
