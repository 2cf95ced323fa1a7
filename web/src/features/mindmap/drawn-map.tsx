import type { MindMapId } from '@studia/contract/ids';
import type { DrawnMap as Drawn, MapSource } from '@studia/contract/mindmap';
import { useMutation, useQuery } from '@tanstack/react-query';
import { PencilLine } from 'lucide-react';
import { useState, type ReactNode } from 'react';
import { Link } from 'react-router';
import { newId } from '../../client/new-id.ts';
import { sentenceOf } from '../../text/errors.ts';
import { makeOwnText as text, mapText } from '../../text/mindmap.ts';
import { EmptyState } from '../../ui/feedback/empty-state.tsx';
import { ErrorState } from '../../ui/feedback/error-state.tsx';
import { Skeleton } from '../../ui/feedback/skeleton.tsx';
import { toast } from '../../ui/feedback/toast.ts';
import { buttonClass } from '../../ui/form/button-class.ts';
import { Button } from '../../ui/form/button.tsx';
import { Dialog } from '../../ui/overlay/dialog.tsx';
import { ownMapAddress } from './addresses.ts';
import { ExportMenu } from './export/export-menu.tsx';
import { isGone } from './is-gone.ts';
import { MapBody } from './map-body.tsx';

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
        {isGone(error) ? (
          <ErrorState
            title={sentenceOf(error, mapText.failed)}
            retryLabel={mapText.toBooks}
            onRetry={() => onGo('/curriculum')}
          />
        ) : (
          <ErrorState
            title={sentenceOf(error, mapText.failed)}
            retryLabel={mapText.retry}
            onRetry={() => void refetch()}
          />
        )}
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
        <EmptyState title={mapText.empty}>{mapText.emptyLead[source.type]}</EmptyState>
      </>
    );
  return (
    <>
      {head}
      <OwnMaps maps={data.own} />
      <MapBody
        title={data.title}
        nodes={data.nodes}
        ideas={data.ideas}
        renderActions={(tree, _, showDrawing) => (
          <>
            <ExportMenu tree={tree} title={data.title} onNeedDrawing={showDrawing} />
            <MakeOwn map={data} onGo={onGo} />
          </>
        )}
      />
    </>
  );
};

const OwnMaps = ({ maps }: { maps: Drawn['own'] }) =>
  maps.length > 0 && (
    <p className="mt-3 flex flex-wrap gap-x-4 gap-y-1 text-ui">
      <span className="text-ink-soft">{text.yours}</span>
      {maps.map(({ id, title }) => (
        <Link key={id} to={ownMapAddress(id)} className="link">
          {title || text.untitled}
        </Link>
      ))}
    </p>
  );

/** Copies the map into one that may be changed, which is Premium's (SPEC 9). */
const MakeOwn = ({ map, onGo }: { map: Drawn; onGo: (address: string) => void }) => {
  const [isTold, setIsTold] = useState(false);
  const making = useMutation({
    mutationFn: async () => (await import('./calls.ts')).createMap(newId() as MindMapId, map.source),
    onSuccess: ({ id }) => onGo(ownMapAddress(id)),
    onError: (error) => toast.bad(sentenceOf(error)),
  });
  return (
    <>
      <Button
        look="quiet"
        icon={PencilLine}
        busy={making.isPending && text.making}
        onClick={() => (map.may_edit ? making.mutate() : setIsTold(true))}
      >
        {text.make}
      </Button>
      <Dialog
        open={isTold}
        onClose={() => setIsTold(false)}
        title={text.premiumTitle}
        description={text.premiumLead}
        footer={
          <>
            <Button look="quiet" onClick={() => setIsTold(false)}>
              {text.notNow}
            </Button>
            <Link to="/subscription" className={buttonClass()}>
              {text.seePremium}
            </Link>
          </>
        }
      />
    </>
  );
};
