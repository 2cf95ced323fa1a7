import { useNavigate, useSearchParams } from 'react-router';
import { useAuth } from '../../features/auth/auth-state.tsx';
import { ReviewSession } from '../../features/review/review-session.tsx';
import { sessionText } from '../../text/review.ts';
import { PageHead } from '../page-head.tsx';

/** One sitting: card by card. Which cards and how many stands in the address. */
export default function ReviewStudyPage() {
  const [search] = useSearchParams();
  const navigate = useNavigate();
  const { user } = useAuth();
  const cards = Number(search.get('cards'));
  return (
    <div className="mx-auto w-full max-w-3xl px-4 pt-4 sm:px-6 sm:pt-6">
      <PageHead title={sessionText.title} noIndex />
      <h1 className="sr-only">{sessionText.title}</h1>
      {user && (
        <ReviewSession
          owner={user.id}
          subject={search.get('subject')}
          most={cards > 0 ? cards : null}
          onLeave={() => void navigate('/review')}
        />
      )}
    </div>
  );
}
