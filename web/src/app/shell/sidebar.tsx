import { ChartColumn, CreditCard, Keyboard, LifeBuoy, NotebookPen, Plus } from 'lucide-react';
import { useId } from 'react';
import { NavLink, useLocation, useNavigate } from 'react-router';
import { useNewLearning } from '../../features/chat/new-learning.tsx';
import { RecentConversations } from '../../features/chat/recent-conversations.tsx';
import { pageTitles } from '../../text/page-titles.ts';
import { recentText } from '../../text/recent-conversations.ts';
import { shellText } from '../../text/shell.ts';
import { shortcutText } from '../../text/shortcuts.ts';
import { Button } from '../../ui/form/button.tsx';
import { PLACES, SETTINGS, type AppPlace } from '../places.ts';

/** The entries of SPEC 2.8, in its words, and what stands at the foot. */
const MORE: readonly AppPlace[] = [
  {
    to: '/my-notes',
    label: pageTitles.myNotes,
    icon: NotebookPen,
    holds: ['/view-note/', '/notes/view/', '/ai-note/'],
  },
  { to: '/subscription', label: pageTitles.subscription, icon: CreditCard },
  { to: '/tokens', label: pageTitles.tokens, icon: ChartColumn },
  { to: '/help-support', label: pageTitles.helpSupport, icon: LifeBuoy },
  SETTINGS,
];

const LINE =
  'flex min-h-11 w-full items-center gap-3 rounded px-3 text-ui no-underline hover:bg-accent-wash aria-[current=page]:font-semibold aria-[current=page]:text-accent data-here:font-semibold data-here:text-accent pointer-fine:min-h-9';

interface Props {
  /** The student goes elsewhere, so a drawer closes. */
  onLeave?: (() => void) | undefined;
  /** Left out where there is no keyboard to speak of. */
  onShowShortcuts?: (() => void) | undefined;
}

/** New learning, the places a student lives in, what was talked about, and the rest. */
export const Sidebar = ({ onLeave, onShowShortcuts }: Props) => {
  const headingId = useId();
  const navigate = useNavigate();
  const newLearning = useNewLearning(() => {
    onLeave?.();
    void navigate('/', { replace: true });
  });
  return (
    <div className="flex h-full flex-col gap-4">
      <Button icon={Plus} wide onClick={newLearning.start}>
        {shellText.newLearning}
      </Button>
      {newLearning.question}
      <nav aria-label={shellText.places} className="border-b border-line pb-3">
        <Links entries={PLACES} onLeave={onLeave} />
      </nav>
      {/* The places around it stay in sight however long the list is; a low window scrolls as a whole. */}
      <section
        aria-labelledby={headingId}
        className="-mx-3 min-h-44 flex-1 overflow-y-auto px-3 [scrollbar-width:thin]"
      >
        <h2 id={headingId} className="mb-2 px-3 text-sm font-semibold text-ink-soft">
          {recentText.title}
        </h2>
        <RecentConversations onOpen={onLeave} />
      </section>
      <nav aria-label={shellText.more} className="-mt-4 border-t border-line pt-3">
        <Links entries={MORE} onLeave={onLeave} />
        {onShowShortcuts && (
          <button type="button" onClick={onShowShortcuts} className={`${LINE} text-ink-soft`}>
            <Keyboard aria-hidden="true" className="size-4.5 opacity-70" strokeWidth={1.75} />
            {shortcutText.hint}
            <kbd aria-hidden="true" className="ml-auto font-sans text-sm">
              ?
            </kbd>
          </button>
        )}
      </nav>
    </div>
  );
};

const Links = ({ entries, onLeave }: { entries: readonly AppPlace[] } & Pick<Props, 'onLeave'>) => {
  // Whoever asks for help need not say where they were.
  const { pathname: from } = useLocation();
  return entries.map(({ to, label, icon: Icon, holds = [] }) => (
    <NavLink
      key={to}
      to={to}
      state={{ from }}
      end={to === '/'}
      onClick={onLeave}
      className={LINE}
      data-here={holds.some((address) => from.startsWith(address)) || undefined}
    >
      <Icon aria-hidden="true" className="size-4.5 opacity-70" strokeWidth={1.75} />
      {label}
    </NavLink>
  ));
};
