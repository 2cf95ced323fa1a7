import { shortcutText } from '../../text/shortcuts.ts';
import { Dialog } from '../../ui/overlay/dialog.tsx';

/** The keys that save a hand's way to the mouse. */
export const ShortcutsDialog = ({ open, onClose }: { open: boolean; onClose: () => void }) => (
  <Dialog open={open} onClose={onClose} title={shortcutText.title} width="narrow">
    <dl className="grid">
      {shortcutText.keys.map(({ keys, does }) => (
        <div
          key={does}
          className="flex items-center justify-between gap-6 border-t border-line py-3 last:border-b"
        >
          <dt className="text-ui">{does}</dt>
          <dd className="flex shrink-0 gap-1">
            {keys.map((key) => (
              <kbd
                key={key}
                className="min-w-7 rounded-inner border border-edge bg-paper px-1.5 py-0.5 text-center font-sans text-sm font-medium"
              >
                {key}
              </kbd>
            ))}
          </dd>
        </div>
      ))}
    </dl>
  </Dialog>
);
