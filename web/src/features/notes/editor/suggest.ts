import { Extension, type Editor, type Range } from '@tiptap/core';
import { PluginKey } from '@tiptap/pm/state';
import { Suggestion } from '@tiptap/suggestion';

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

export interface SuggestOptions {
  blocks: (query: string) => readonly Offer[];
  notes: (query: string) => Promise<readonly Offer[]>;
  onMenu: (menu: OpenMenu | null) => void;
}

interface Shown {
  items: readonly Offer[];
  clientRect?: (() => DOMRect | null) | null;
  command: (offer: Offer) => void;
}

/** Menus in the text: `/` adds something, `[[` links to another note. */
export const Suggest = Extension.create<SuggestOptions>({
  name: 'suggest',
  addOptions: () => ({ blocks: () => [], notes: async () => [], onMenu: () => {} }),
  addProseMirrorPlugins() {
    const { editor, options } = this;
    const menuOf = (
      kind: OpenMenu['kind'],
      char: string,
      items: (query: string) => readonly Offer[] | Promise<readonly Offer[]>,
    ) => {
      let open: OpenMenu | null = null;
      const show = (menu: OpenMenu | null): void => {
        open = menu;
        options.onMenu(menu);
      };
      const from = ({ items: offers, clientRect, command }: Shown): OpenMenu => ({
        kind,
        offers,
        chosen: 0,
        place: clientRect?.() ?? null,
        choose: command,
      });
      return Suggestion<Offer, Offer>({
        editor,
        char,
        pluginKey: new PluginKey(`suggest-${kind}`),
        allowSpaces: kind === 'note',
        items: async ({ query }) => [...(await items(query))],
        command: ({ editor: target, range, props }) => props.choose(target, range),
        allow: ({ state, range }) => !state.doc.resolve(range.from).parent.type.spec.code,
        render: () => ({
          onStart: (shown) => show(from(shown)),
          onUpdate: (shown) => show(from(shown)),
          onExit: () => show(null),
          onKeyDown: ({ event }) => {
            if (!open) return false;
            const { offers, chosen } = open;
            if (event.key === 'Escape') {
              show(null);
              return true;
            }
            if (offers.length === 0) return false;
            if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
              const step = event.key === 'ArrowDown' ? 1 : -1;
              show({ ...open, chosen: (chosen + step + offers.length) % offers.length });
              return true;
            }
            const offer = offers[chosen];
            if ((event.key !== 'Enter' && event.key !== 'Tab') || !offer) return false;
            open.choose(offer);
            return true;
          },
        }),
      });
    };
    return [menuOf('block', '/', options.blocks), menuOf('note', '[[', options.notes)];
  },
});
