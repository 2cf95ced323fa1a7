import { useNavigate } from 'react-router';
import { useAuth } from '../../features/auth/auth-state.tsx';
import { AccessTokens } from '../../features/settings/access-tokens.tsx';
import { Appearance } from '../../features/settings/appearance.tsx';
import { DeleteAccount } from '../../features/settings/delete-account.tsx';
import { Devices } from '../../features/settings/devices.tsx';
import { ExportData } from '../../features/settings/export-data.tsx';
import { Letters } from '../../features/settings/letters.tsx';
import { SignInMethods } from '../../features/settings/sign-in-methods.tsx';
import { TutorStyle } from '../../features/settings/tutor-style.tsx';
import { VoiceSettings } from '../../features/voice/voice-settings.tsx';
import { accessTokensText } from '../../text/access-tokens.ts';
import { pageTitles } from '../../text/page-titles.ts';
import { settingsText as text } from '../../text/settings.ts';
import { voiceSettingsText } from '../../text/voice.ts';
import { PageSection } from '../../ui/layout/page-section.tsx';
import { AccountPage } from '../account-page.tsx';
import { leaveAccount } from '../leave-account.ts';

/** How Studia looks, where one is signed in, and what belongs to the student. */
export default function SettingsPage() {
  const { user } = useAuth();
  const navigate = useNavigate();
  const leave = () => {
    leaveAccount();
    void navigate('/');
  };
  if (!user) return null;
  return (
    <AccountPage
      title={pageTitles.settings}
      lead={text.lead}
      other={{ to: '/profile', title: pageTitles.profile, lead: text.toProfile }}
    >
      <PageSection title={text.appearance} lead={text.appearanceLead}>
        <Appearance />
      </PageSection>
      <PageSection title={text.tutor} lead={text.tutorLead}>
        <TutorStyle />
      </PageSection>
      <PageSection title={voiceSettingsText.title} lead={voiceSettingsText.lead}>
        <VoiceSettings />
      </PageSection>
      <PageSection title={text.letters} lead={text.lettersLead}>
        <Letters />
      </PageSection>
      <PageSection title={text.devices} lead={text.devicesLead}>
        <Devices />
      </PageSection>
      <PageSection title={text.ways} lead={text.waysLead}>
        <SignInMethods user={user} />
      </PageSection>
      <PageSection title={accessTokensText.title} lead={accessTokensText.lead}>
        <AccessTokens />
      </PageSection>
      <PageSection title={text.export} lead={text.exportLead}>
        <ExportData />
      </PageSection>
      <PageSection title={text.delete} lead={text.deleteLead}>
        <DeleteAccount user={user} onDeleted={leave} />
      </PageSection>
    </AccountPage>
  );
}
