import type { MapType } from '@studia/contract/mindmap';
import { emptyMapText as text } from '../../text/empty-map.ts';
import { EmptyState } from '../../ui/feedback/empty-state.tsx';

/** Says what it takes for a map to appear here. */
export const EmptyMap = ({ type }: { type: MapType }) => (
  <EmptyState title={text.title}>{text.lead[type]}</EmptyState>
);
