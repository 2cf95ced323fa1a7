import type { ReactNode } from 'react';
import { useNavigate } from 'react-router';
import { showAuthModal } from '../features/auth/show-modal.ts';
import type { FeatureCard } from '../features/landing/feature-cards.ts';
import { LearningSection } from '../features/landing/learning-section.tsx';

const TUTOR = '/working-session?direct=true';

/** Where each card leads. A podcast is made from a book, so it begins with the books. */
const PLACES: Readonly<Record<FeatureCard['id'], string>> = {
  1: '/curriculum',
  2: '/curriculum',
  3: TUTOR,
  4: '/goal-setting',
};

/** The tiles and the carousel for a student, who goes straight there (SPEC 4.7); between them what is under way. */
export const StudentLearning = ({ children }: { children: ReactNode }) => {
  const navigate = useNavigate();
  return (
    <LearningSection
      signedIn
      onTutor={() => void navigate(TUTOR)}
      onQuery={(query) => void navigate('/goal-setting', { state: { query } })}
      onAddFiles={() => void navigate('/dashboard')}
      onNeedSignIn={() => showAuthModal()}
      onOpen={({ id }) => void navigate(PLACES[id])}
    >
      {children}
    </LearningSection>
  );
};
