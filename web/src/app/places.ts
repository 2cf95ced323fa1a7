import {
  BookOpen,
  Dumbbell,
  House,
  ListTodo,
  MessageCircle,
  Presentation,
  Settings,
  type LucideIcon,
} from 'lucide-react';
import { placeText } from '../text/shell.ts';

/** A place a student lives in: an entry of the sidebar. */
export interface AppPlace {
  to: string;
  label: string;
  icon: LucideIcon;
  /** Pages that belong to it, although their addresses don't say so. */
  holds?: readonly string[];
}

/** Above the conversations. Apart from the list of pages, so that the shell need not know how each is loaded. */
export const PLACES: readonly AppPlace[] = [
  { to: '/', label: placeText.home, icon: House },
  { to: '/dashboard', label: placeText.tutor, icon: MessageCircle },
  {
    to: '/curriculum',
    label: placeText.books,
    icon: BookOpen,
    holds: ['/learn/', '/pdf-viewer/', '/create-notes/'],
  },
  { to: '/goal-setting', label: placeText.plan, icon: ListTodo },
  { to: '/practice', label: placeText.practice, icon: Dumbbell, holds: ['/quiz/', '/review', '/progress'] },
  { to: '/working-session', label: placeText.live, icon: Presentation },
];

export const SETTINGS: AppPlace = { to: '/settings', label: placeText.settings, icon: Settings };
