import type { ChatSessionId } from '@studia/contract/ids';
import type { Analytics } from '@studia/contract/usage';
import { useQuery } from '@tanstack/react-query';
import { Download } from 'lucide-react';
import { useState } from 'react';
import { Link } from 'react-router';
import { saveFile } from '../../client/save-file.ts';
import { sentenceOf } from '../../text/errors.ts';
import { countOf, usageText as text } from '../../text/usage.ts';
import { EmptyState } from '../../ui/feedback/empty-state.tsx';
import { ErrorState } from '../../ui/feedback/error-state.tsx';
import { Notice } from '../../ui/feedback/notice.tsx';
import { ProgressBar } from '../../ui/feedback/progress-bar.tsx';
import { Skeleton } from '../../ui/feedback/skeleton.tsx';
import { buttonClass } from '../../ui/form/button-class.ts';
import { Button } from '../../ui/form/button.tsx';
import { Choices } from '../../ui/form/choices.tsx';
import { FirstLine } from '../../ui/layout/illustrations.tsx';
import { PageSection } from '../../ui/layout/page-section.tsx';
import { readUsage } from './calls.ts';
import { DayChart, DayTable } from './day-chart.tsx';
import { csvOf, lastDays, tokensOf } from './days.ts';
import { LiveTime } from './live-time.tsx';

export interface UsageViewProps {
  /** What a conversation is called; undefined where it is gone. */
  titleOf: (session: ChatSessionId) => string | undefined;
}

/** What a student used: live lessons this month, tokens today, by day, by what it was for, by conversation. */
export const UsageView = ({ titleOf }: UsageViewProps) => {
  const { data, error, isPending, isFetching, refetch } = useQuery({
    queryKey: ['usage'],
    queryFn: readUsage,
  });
  if (isPending) return <Skeleton label={text.loading} lines={8} />;
  if (error)
    return (
      <ErrorState
        title={sentenceOf(error, text.failed)}
        retryLabel={text.retry}
        busy={isFetching && text.retrying}
        onRetry={() => void refetch()}
      >
        {text.failedHint}
      </ErrorState>
    );
  return (
    <>
      <LiveTime {...data} />
      <Today {...data} />
      {data.total.turns === 0 && data.live.by_day.length === 0 ? (
        <EmptyState
          drawing={<FirstLine />}
          title={text.nothing}
          action={
            <Link to="/dashboard" className={buttonClass({ look: 'primary' })}>
              {text.ask}
            </Link>
          }
        >
          {text.nothingHint}
        </EmptyState>
      ) : (
        <>
          <ByDay {...data} />
          <ByFeature {...data} />
          <ByConversation {...data} titleOf={titleOf} />
        </>
      )}
    </>
  );
};

const Today = ({ limits: { daily_tokens, used_today, renews_at } }: Analytics) => {
  const time = new Intl.DateTimeFormat(undefined, { timeStyle: 'short' }).format(new Date(renews_at));
  if (daily_tokens === null)
    return (
      <PageSection title={text.today} lead={text.todayLead}>
        <p className="tabular-nums">{text.withoutLimit(used_today)}</p>
      </PageSection>
    );
  const isUsedUp = used_today >= daily_tokens;
  return (
    <PageSection title={text.today} lead={text.todayLead}>
      <ProgressBar
        label={text.used}
        detail={text.ofAllowance(used_today, daily_tokens)}
        value={used_today / daily_tokens}
      />
      {isUsedUp ? (
        <div className="mt-4">
          <Notice tone="warn">{text.usedUp(time)}</Notice>
        </div>
      ) : (
        <p className="mt-3 text-ui text-ink-soft">{text.renews(time)}</p>
      )}
    </PageSection>
  );
};

const SPANS = ['7', '30', '90'] as const;

const ByDay = ({ by_day, live, limits: { renews_at } }: Analytics) => {
  const [span, setSpan] = useState<(typeof SPANS)[number]>('30');
  const days = lastDays(by_day, Number(span), dayBefore(renews_at));
  const save = () => {
    const file = new Blob([csvOf(by_day, live.by_day)], { type: 'text/csv;charset=utf-8' });
    saveFile(file, text.file(dayBefore(renews_at).toISOString().slice(0, 10)));
  };
  return (
    <PageSection title={text.days} lead={text.daysLead}>
      <div className="mb-6">
        <Choices
          label={text.span}
          choices={SPANS.map((value) => ({ value, label: text.spans[value] }))}
          value={span}
          onChange={setSpan}
        />
      </div>
      <DayChart days={days} />
      <DayTable days={days} />
      <div className="mt-4">
        <Button look="quiet" size="sm" icon={Download} onClick={save}>
          {text.save}
        </Button>
      </div>
    </PageSection>
  );
};

// The allowance is renewed when the day ends.
const dayBefore = (renewal: string): Date => new Date(Date.parse(renewal) - 1);

const ByFeature = ({ by_feature, total }: Analytics) => (
  <PageSection title={text.features}>
    <ul className="grid gap-5">
      {by_feature.map((part) => (
        <li key={part.feature}>
          <ProgressBar
            label={text.feature(part.feature)}
            detail={text.share(tokensOf(part), part.turns)}
            value={tokensOf(part) / Math.max(1, tokensOf(total))}
          />
        </li>
      ))}
    </ul>
  </PageSection>
);

const AT_FIRST = 8;

const ByConversation = ({ by_conversation, titleOf }: Analytics & UsageViewProps) => {
  const [all, setAll] = useState(false);
  if (by_conversation.length === 0) return null;
  const shown = all ? by_conversation : by_conversation.slice(0, AT_FIRST);
  return (
    <PageSection title={text.conversations} lead={text.conversationsLead}>
      <ul>
        {shown.map((used) => (
          <li
            key={used.session_id}
            className="flex items-baseline gap-4 border-b border-line py-3 first:border-t"
          >
            <span className="min-w-0 flex-1 truncate">
              <Conversation session={used.session_id} title={titleOf(used.session_id)} />
            </span>
            <span className="text-sm whitespace-nowrap text-ink-soft tabular-nums">
              {countOf(tokensOf(used))}
            </span>
          </li>
        ))}
      </ul>
      {shown.length < by_conversation.length && (
        <div className="mt-4">
          <Button look="quiet" size="sm" onClick={() => setAll(true)}>
            {text.showAll(by_conversation.length)}
          </Button>
        </div>
      )}
    </PageSection>
  );
};

const Conversation = ({ session, title }: { session: ChatSessionId; title: string | undefined }) =>
  title === undefined ? (
    <span className="text-ink-soft">{text.gone}</span>
  ) : (
    <Link to={`/dashboard?session_id=${session}`} className="link">
      {title}
    </Link>
  );
