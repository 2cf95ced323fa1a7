import { useAuth } from '../../features/auth/auth-state.tsx';
import { Report } from '../../features/practice/report.tsx';
import { reportText } from '../../text/practice.ts';
import { shellText } from '../../text/shell.ts';
import { PageHead } from '../page-head.tsx';

/** The student's progress as it is printed. */
export default function ProgressReportPage() {
  const { user } = useAuth();
  return (
    <div className="mx-auto w-full max-w-3xl px-4 pt-8 pb-16 sm:px-8 print:max-w-none print:p-0">
      <PageHead title={reportText.title} noIndex />
      <Report student={(user?.user_metadata.full_name ?? '') || shellText.anonymous} />
    </div>
  );
}
