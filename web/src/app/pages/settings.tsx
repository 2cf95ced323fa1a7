import { Link, useNavigate } from 'react-router';
import { useAuth } from '../../features/auth/auth-state.tsx';
import { signOut } from '../../features/auth/calls.ts';
import { Appearance } from '../../features/settings/appearance.tsx';
import { DeleteAccount } from '../../features/settings/delete-account.tsx';
import { Devices } from '../../features/settings/devices.tsx';
import { ExportData } from '../../features/settings/export-data.tsx';
import { WaysIn } from '../../features/settings/ways-in.tsx';
import { pageTitles } from '../../text/page-titles.ts';
import { settingsText as text } from '../../text/settings.ts';
import { PageSection } from '../../ui/page-section.tsx';
import { PageHead } from '../page-head.tsx';

/** How Studia looks, where one is signed in, and what belongs to the student. */
export default function SettingsPage() {
  const { user } = useAuth();
  const navigate = useNavigate();
  const leave = () => {
    void signOut().catch(() => undefined);
    void navigate('/');
  };
  if (!user) return null;
  return (
    <div className="mx-auto w-full max-w-4xl px-4 pt-10 pb-16 sm:px-8">
      <PageHead title={pageTitles.settings} noIndex />
      <h1 className="font-serif text-3xl font-semibold">{pageTitles.settings}</h1>
      <p className="mt-2 text-ink-soft">
        {text.lead} {text.toProfile}{' '}
        <Link to="/profile" className="link">
          {pageTitles.profile}
        </Link>
        .
      </p>
      <div className="mt-8">
        <PageSection title={text.appearance} lead={text.appearanceLead}>
          <Appearance />
        </PageSection>
        <PageSection title={text.devices} lead={text.devicesLead}>
          <Devices />
        </PageSection>
        <PageSection title={text.ways} lead={text.waysLead}>
          <WaysIn user={user} />
        </PageSection>
        <PageSection title={text.export} lead={text.exportLead}>
          <ExportData />
        </PageSection>
        <PageSection title={text.delete} lead={text.deleteLead}>
          <DeleteAccount user={user} onDeleted={leave} />
        </PageSection>
      </div>
    </div>
  );
}
