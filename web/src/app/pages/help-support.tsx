import { TicketId } from '@studia/contract/ids';
import { useLocation, useSearchParams } from 'react-router';
import { HelpView } from '../../features/support/help-view.tsx';
import { helpSupportText } from '../../text/help-support.ts';
import { pageTitles } from '../../text/page-titles.ts';
import { textIn } from '../navigation-state.ts';
import { PageHead } from '../page-head.tsx';

/** Help & Support (SPEC 2.1): answers, the student's questions, and a new one. */
export default function HelpSupportPage() {
  const [address, setAddress] = useSearchParams();
  const { state } = useLocation();
  const ticket = TicketId.safeParse(address.get('ticket'));
  return (
    <div className="mx-auto w-full max-w-5xl px-4 pt-10 pb-16 sm:px-8">
      <PageHead title={pageTitles.helpSupport} noIndex />
      <h1 className="font-serif text-3xl font-semibold">{pageTitles.helpSupport}</h1>
      <p className="mt-2 text-ink-soft">{helpSupportText.lead}</p>
      <div className="mt-8">
        <HelpView
          answer={address.get('answer')}
          ticket={ticket.success ? ticket.data : null}
          onTicket={(id) =>
            setAddress(id === null ? {} : { ticket: id }, { state, preventScrollReset: true })
          }
          from={textIn(state, 'from')}
        />
      </div>
    </div>
  );
}
