import type { ChatSessionId } from '@studia/contract/ids';
import { useCallback, useState } from 'react';
import { useLocation, useNavigate, useSearchParams } from 'react-router';
import { newLiveAddress } from '../../client/live-address.ts';
import { useAuth } from '../../features/auth/auth-state.tsx';
import { showAuthModal } from '../../features/auth/show-modal.ts';
import { ConversationView, type KeptAnswer } from '../../features/chat/conversation-view.tsx';
import { mapAddress } from '../../features/mindmap/addresses.ts';
import { chatText } from '../../text/chat.ts';
import { firstNameOf } from '../../text/names.ts';
import { aboutIn, textIn } from '../navigation-state.ts';
import { PageHead } from '../page-head.tsx';

/** The chat; its conversation stands in the address, so that it can be reloaded and shared between tabs. */
export default function ChatPage() {
  const [search, setSearch] = useSearchParams();
  const navigate = useNavigate();
  const { user } = useAuth();
  const { state } = useLocation();
  const [about, setAbout] = useState(() => aboutIn(state));
  const quizOn = async (conversation: ChatSessionId): Promise<boolean> => {
    // Few press it in a conversation: its schemas come when they do.
    const { previewQuiz } = await import('../../features/quiz/calls.ts');
    const { questions } = await previewQuiz({ conversation });
    if (questions > 0) void navigate(`/quiz/new?conversation=${conversation}`);
    return questions > 0;
  };
  const goLive = useCallback(
    (topic: string | null) =>
      void navigate(
        topic === null ? '/working-session?direct=true' : newLiveAddress({ kind: 'topic', text: topic }),
      ),
    [navigate],
  );
  const mapOf = useCallback(
    (id: ChatSessionId) => void navigate(mapAddress({ type: 'conversation', id })),
    [navigate],
  );
  return (
    <>
      <PageHead title={chatText.title} noIndex />
      <ConversationView
        sessionId={search.get('session_id') as ChatSessionId | null}
        studentName={firstNameOf(user)}
        draft={textIn(state, 'draft') ?? ''}
        about={about}
        onAboutSent={() => setAbout(null)}
        onCreated={(id) => setSearch({ session_id: id }, { replace: true })}
        onStartNew={() => void navigate('/dashboard', { replace: true })}
        onSignIn={() => showAuthModal()}
        onKeep={keep}
        onQuiz={user ? quizOn : undefined}
        onMap={user ? mapOf : undefined}
        onLive={user ? goLive : undefined}
        onPlan={(query) => void navigate('/goal-setting', { state: { query } })}
      />
    </>
  );
}

// Notes come with the first answer that is kept.
const keep = (answer: KeptAnswer): void =>
  void import('../../features/notes/keep-in-notes.ts').then(({ keepAnswer }) => keepAnswer(answer));
