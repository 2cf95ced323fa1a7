import { useEffect, useRef } from 'react';
import { noteEditorText as text } from '../../../text/notes.ts';
import { placeBeside } from '../../../ui/overlay/placement.ts';
import { MENU_ID, optionId, type OpenMenu } from './suggest.ts';

/** The menu beside the cursor. The keys stay in the text; what is chosen is told to screen readers from there. */
export const MenuInText = ({ menu }: { menu: OpenMenu }) => {
  const box = useRef<HTMLDivElement>(null);
  const { place, offers, chosen } = menu;
  useEffect(() => {
    if (!box.current || !place) return;
    const room = { width: window.innerWidth, height: window.innerHeight };
    const { left, top } = placeBeside(place, box.current.getBoundingClientRect(), room, {
      side: 'bottom',
      align: 'start',
    });
    box.current.style.left = `${left}px`;
    box.current.style.top = `${top}px`;
  });
  useEffect(() => {
    box.current?.children[chosen]?.scrollIntoView({ block: 'nearest' });
  }, [chosen]);
  return (
    <div
      ref={box}
      // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- the text keeps the focus, which a select would take
      role="listbox"
      tabIndex={-1}
      id={MENU_ID}
      aria-label={text.insert}
      className="fixed z-30 max-h-72 w-64 overflow-y-auto rounded border border-line bg-sheet p-1.5 text-ui shadow-float"
    >
      {offers.length === 0 && (
        <p className="px-2.5 py-2 text-ink-soft">{menu.kind === 'note' ? text.noNotes : text.noBlocks}</p>
      )}
      {offers.map((offer, index) => (
        <div
          key={offer.id}
          id={optionId(index)}
          // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- see above
          role="option"
          tabIndex={-1}
          aria-selected={index === chosen}
          // The cursor must stay in the text.
          onPointerDown={(event) => {
            event.preventDefault();
            menu.choose(offer);
          }}
          className="flex min-h-10 cursor-pointer items-center rounded-inner px-2.5 aria-selected:bg-accent-wash pointer-coarse:min-h-11"
        >
          <span className="truncate">{offer.label}</span>
        </div>
      ))}
    </div>
  );
};
