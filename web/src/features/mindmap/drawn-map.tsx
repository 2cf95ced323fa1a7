import type { MapSource } from '@studia/contract/mindmap';
import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense, type ReactNode } from 'react';
import { mapText } from '../../text/mindmap.ts';
import { Skeleton } from '../../ui/feedback/skeleton.tsx';
import { MapBody } from './map-body.tsx';

// The drawing comes first; what can be done with it, right after.
const ExportMenu = lazy(async () => ({ default: (await import('./export/export-menu.tsx')).ExportMenu }));
const MapTrouble = lazy(async () => ({ default: (await import('./map-trouble.tsx')).MapTrouble }));
const EmptyMap = lazy(async () => ({ default: (await import('./empty-map.tsx')).EmptyMap }));
const OwnMaps = lazy(async () => ({ default: (await import('./make-own.tsx')).OwnMaps }));
const MakeOwn = lazy(async () => ({ default: (await import('./make-own.tsx')).MakeOwn }));

interface Props {
  source: MapSource;
  onGo: (address: string) => void;
  renderHead: (title: string, lead: ReactNode) => ReactNode;
}

/** The map of a book, a chapter, a note or a conversation, as it follows from what is taught. */
export const DrawnMap = ({ source, onGo, renderHead }: Props) => {
  const { data, error, refetch } = useQuery({
    queryKey: ['mindmap', source.type, source.id],
    queryFn: async () => (await import('./calls.ts')).readDrawn(source),
    retry: false,
  });
  const head = renderHead(data?.title ?? '', mapText.lead[source.type]);
  if (error)
    return (
      <>
        {head}
        <Suspense fallback={null}>
          <MapTrouble error={error} onRetry={() => void refetch()} onGo={onGo} />
        </Suspense>
      </>
    );
  if (!data)
    return (
      <>
        {head}
        <Skeleton label={mapText.loading} lines={8} />
      </>
    );
  if (data.nodes.length < 2)
    return (
      <>
        {head}
        <Suspense fallback={null}>
          <EmptyMap type={source.type} />
        </Suspense>
      </>
    );
  return (
    <>
      {head}
      {data.own.length > 0 && (
        <Suspense fallback={<p className="mt-3 h-6" />}>
          <OwnMaps maps={data.own} />
        </Suspense>
      )}
      <MapBody
        title={data.title}
        nodes={data.nodes}
        ideas={data.ideas}
        renderActions={(tree, _, drawWhole) => (
          // As much room as the two buttons take, so that the drawing stays where it is.
          <Suspense fallback={<span className="h-11 w-72 max-w-full" />}>
            <ExportMenu tree={tree} title={data.title} drawWhole={drawWhole} />
            <MakeOwn map={data} onGo={onGo} />
          </Suspense>
        )}
      />
    </>
  );
};
