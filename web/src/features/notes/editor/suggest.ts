import { Extension, type Editor, type Range } from '@tiptap/core';
import { Plugin, type EditorState } from '@tiptap/pm/state';

/** Something that a menu in the text offers. */
export interface Offer {
  id: string;
  label: string;
  choose: (editor: Editor, range: Range) => void;
}

/** The menu that is open in the text: what it offers, which one is chosen, and where the cursor stands. */
export interface OpenMenu {
  kind: 'block' | 'note';
  offers: readonly Offer[];
  chosen: number;
  place: DOMRect | null;
  choose: (offer: Offer) => void;
}

/** By these names the text tells screen readers what is chosen. */
export const MENU_ID = 'menu-in-text';
export const optionId = (place: number): string => `${MENU_ID}-${place}`;

export interface SuggestOptions {
  blocks: (query: string) => readonly Offer[];
  notes: (query: string) => Promise<readonly Offer[]>;
  onMenu: (menu: OpenMenu | null) => void;
}

interface SuggestionRequest {
  kind: OpenMenu['kind'];
  query: string;
  range: Range;
}

/** A slash after a space adds something, two brackets link to another note. Longer than this is a sentence, not a search. */
const SIGNS = [
  { kind: 'block', pattern: /(?<=^|\s)\/(\S{0,40})$/ },
  { kind: 'note', pattern: /\[\[([^[\]]{0,80})$/ },
] as const;

/** What is asked for right before the cursor; in code, signs are only signs. */
const askedIn = ({ selection: { empty, $from } }: EditorState): SuggestionRequest | null => {
  if (!empty || !$from.parent.isTextblock || $from.parent.type.spec.code) return null;
  const before = $from.parent.textBetween(0, $from.parentOffset, undefined, '\u{FFFC}');
  for (const { kind, pattern } of SIGNS) {
    const found = pattern.exec(before);
    if (found)
      return { kind, query: found[1] ?? '', range: { from: $from.pos - found[0].length, to: $from.pos } };
  }
  return null;
};

const isSame = (one: SuggestionRequest | null, other: SuggestionRequest | null): boolean =>
  one?.kind === other?.kind && one?.query === other?.query && one?.range.from === other?.range.from;

/** Menus in the text: `/` adds something, `[[` links to another note. */
export const Suggest = Extension.create<SuggestOptions>({
  name: 'suggest',
  addOptions: () => ({ blocks: () => [], notes: async () => [], onMenu: () => {} }),
  addProseMirrorPlugins() {
    const { editor, options } = this;
    let asked: SuggestionRequest | null = null;
    let open: OpenMenu | null = null;
    /** Where a menu was sent away: it stays away until something is asked for elsewhere. */
    let dismissed: number | null = null;
    const show = (menu: OpenMenu | null): void => {
      if (!menu && !open) return;
      open = menu;
      options.onMenu(menu);
    };
    const choose = (offer: Offer): void => {
      const range = asked?.range;
      asked = null;
      show(null);
      if (range) offer.choose(editor, range);
    };
    const offer = async (request: SuggestionRequest): Promise<void> => {
      const offers = await (request.kind === 'block'
        ? options.blocks(request.query)
        : options.notes(request.query));
      // Slower answers are of a question that nobody asks any more.
      if (asked !== request || editor.isDestroyed) return;
      const { left, right, top, bottom } = editor.view.coordsAtPos(request.range.from);
      const place = new DOMRect(left, top, right - left, bottom - top);
      show({ kind: request.kind, offers, chosen: 0, place, choose });
    };
    const follow = (): void => {
      const now = editor.isEditable ? askedIn(editor.state) : null;
      if (now?.range.from !== dismissed) dismissed = null;
      const next = dismissed === null ? now : null;
      if (isSame(asked, next)) return;
      asked = next;
      if (next) void offer(next);
      else show(null);
    };
    const press = (key: string): boolean => {
      if (!open) return false;
      const { offers, chosen } = open;
      if (key === 'Escape') {
        dismissed = asked?.range.from ?? null;
        asked = null;
        show(null);
        return true;
      }
      if (offers.length === 0) return false;
      if (key === 'ArrowDown' || key === 'ArrowUp') {
        const step = key === 'ArrowDown' ? 1 : -1;
        show({ ...open, chosen: (chosen + step + offers.length) % offers.length });
        return true;
      }
      const picked = offers[chosen];
      if ((key !== 'Enter' && key !== 'Tab') || !picked) return false;
      choose(picked);
      return true;
    };
    return [
      new Plugin({
        view: () => ({ update: follow, destroy: () => show(null) }),
        props: { handleKeyDown: (_, event) => press(event.key) },
      }),
    ];
  },
});
