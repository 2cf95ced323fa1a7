import type { Resource, ResourceKind } from '@studia/contract/resources';
import {
  FileText,
  Headphones,
  Layers,
  ListChecks,
  ListTodo,
  Network,
  NotebookPen,
  Presentation,
  type LucideIcon,
} from 'lucide-react';

interface KindLook {
  icon: LucideIcon;
  /** Where one of them is opened. */
  addressOf: (id: string) => string;
}

/** What each kind looks like and where it leads; a new kind is one line here. */
export const KINDS: Readonly<Record<ResourceKind, KindLook>> = {
  note: { icon: FileText, addressOf: (id) => `/view-note/${id}` },
  'ai-note': { icon: NotebookPen, addressOf: (id) => `/ai-note/${id}` },
  map: { icon: Network, addressOf: (id) => `/mindmap/custom/${id}` },
  quiz: { icon: ListChecks, addressOf: (id) => `/quiz/${id}` },
  deck: { icon: Layers, addressOf: (id) => `/review/cards?subject=${encodeURIComponent(id)}` },
  // A podcast is called by what it is about.
  podcast: { icon: Headphones, addressOf: (place) => `/podcast/${place}` },
  live: { icon: Presentation, addressOf: (id) => `/working-session?lesson=${id}` },
  plan: { icon: ListTodo, addressOf: (id) => `/goal-setting?plan=${id}` },
};

export const addressOf = ({ kind, id }: Resource): string => KINDS[kind].addressOf(id);
