import { chatText } from '../../text/chat.ts';
import type { Thread } from './thread.ts';

/** Above the first message that is here: the way to what was said before it. Who scrolls up comes there by themselves. */
export const EarlierMessages = ({
  thread: { earlier, fetching },
  onShow,
}: {
  thread: Pick<Thread, 'earlier' | 'fetching'>;
  onShow: () => void;
}) =>
  earlier && (
    <p className="flex min-h-11 flex-wrap items-center justify-center gap-x-3 text-sm text-ink-soft">
      {fetching === 'failed' && <span role="alert">{chatText.earlierFailed}</span>}
      {fetching === 'coming' ? (
        <output>{chatText.earlierComing}</output>
      ) : (
        <button type="button" className="link reach" onClick={onShow}>
          {fetching === 'failed' ? chatText.retry : chatText.earlier}
        </button>
      )}
    </p>
  );
