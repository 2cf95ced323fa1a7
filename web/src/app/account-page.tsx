import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { PageHead } from './page-head.tsx';

interface Props {
  title: string;
  lead: string;
  /** The other page of the account, and what leads there. */
  other: { to: string; title: string; lead: string };
  /** Something to mind before the rest. */
  notice?: ReactNode;
  children: ReactNode;
}

/** The frame of Profile Settings and Settings, each of which knows of the other. */
export const AccountPage = ({ title, lead, other, notice, children }: Props) => (
  <div className="mx-auto w-full max-w-4xl px-4 pt-10 pb-16 sm:px-8">
    <PageHead title={title} noIndex />
    <h1 className="font-serif text-3xl font-semibold">{title}</h1>
    <p className="mt-2 text-ink-soft">
      {lead} {other.lead}{' '}
      <Link to={other.to} className="link">
        {other.title}
      </Link>
      .
    </p>
    {notice}
    <div className="mt-8">{children}</div>
  </div>
);
