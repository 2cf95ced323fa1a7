import { TriangleAlert } from 'lucide-react';
import { useAuth } from '../../features/auth/auth-state.tsx';
import { ProgressSummary } from '../../features/practice/progress-summary.tsx';
import { isProfileComplete } from '../../features/profile/completeness.ts';
import { DetailsForm } from '../../features/profile/details-form.tsx';
import { PasswordForm } from '../../features/profile/password-form.tsx';
import { PhotoField } from '../../features/profile/photo-field.tsx';
import { pageTitles } from '../../text/page-titles.ts';
import { progressPageText } from '../../text/practice.ts';
import { profileText as text } from '../../text/profile.ts';
import { PageSection } from '../../ui/layout/page-section.tsx';
import { AccountPage } from '../account-page.tsx';

/** Profile Settings (SPEC 2.8, 4.4). */
export default function ProfilePage() {
  const { user } = useAuth();
  if (!user) return null;
  return (
    <AccountPage
      title={pageTitles.profile}
      lead={text.lead}
      other={{ to: '/settings', title: pageTitles.settings, lead: text.toSettings }}
      notice={!isProfileComplete(user) && <IncompleteWarning />}
    >
      <PageSection title={text.photo} lead={text.photoLead}>
        <PhotoField user={user} />
      </PageSection>
      <PageSection title={progressPageText.profile} lead={progressPageText.profileLead}>
        <ProgressSummary />
      </PageSection>
      <PageSection title={text.details} lead={text.detailsLead}>
        <DetailsForm user={user} />
      </PageSection>
      <PageSection title={text.password} lead={text.passwordLead}>
        <PasswordForm user={user} />
      </PageSection>
    </AccountPage>
  );
}

const IncompleteWarning = () => (
  <p className="mt-6 flex items-start gap-2.5 font-medium text-warn">
    <TriangleAlert aria-hidden="true" className="mt-0.5 size-5 shrink-0" strokeWidth={1.75} />
    {text.incomplete}
  </p>
);
