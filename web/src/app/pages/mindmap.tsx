import type { MindMapId } from '@studia/contract/ids';
import { lazy, Suspense, type ReactNode } from 'react';
import { Navigate, useNavigate, useParams } from 'react-router';
import { isMapType } from '../../features/mindmap/addresses.ts';
import { DrawnMap } from '../../features/mindmap/drawn-map.tsx';
import { mapText } from '../../text/mindmap.ts';
import { pageTitles } from '../../text/page-titles.ts';
import { Skeleton } from '../../ui/feedback/skeleton.tsx';
import { PageHead } from '../page-head.tsx';

// Only Premium changes maps; who looks at one need not load what that takes.
const OwnMap = lazy(async () => ({
  default: (await import('../../features/mindmap/editing/own-map.tsx')).OwnMap,
}));

/** A mind map: drawn of something, or the student's own. */
export default function MindMapPage() {
  const { type = '', id = '' } = useParams();
  const navigate = useNavigate();
  const onGo = (address: string): void => void navigate(address);
  if (!isMapType(type) && type !== 'custom') return <Navigate to="/curriculum" replace />;
  return (
    <div className="mx-auto w-full max-w-7xl px-4 py-6 sm:px-6 sm:py-8">
      {isMapType(type) ? (
        <DrawnMap
          key={`${type} ${id}`}
          source={{ type, id }}
          onGo={onGo}
          renderHead={(title, lead) => <Head title={title} lead={lead} />}
        />
      ) : (
        <Suspense fallback={<Skeleton label={mapText.loading} lines={8} />}>
          <OwnMap
            key={id}
            id={id as MindMapId}
            onGo={onGo}
            renderHead={(title, lead) => <Head title={title} lead={lead} />}
          />
        </Suspense>
      )}
    </div>
  );
}

const Head = ({ title, lead }: { title: string; lead: ReactNode }) => (
  <>
    <PageHead title={title || pageTitles.mindmap} noIndex />
    <h1 className="font-serif text-2xl font-semibold wrap-anywhere sm:text-3xl">
      {pageTitles.mindmap}
      {title && <span className="text-ink-soft">: {title}</span>}
    </h1>
    {lead && <p className="mt-1.5 text-ink-soft">{lead}</p>}
  </>
);
