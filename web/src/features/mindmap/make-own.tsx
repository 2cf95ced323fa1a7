import type { MindMapId } from '@studia/contract/ids';
import type { DrawnMap } from '@studia/contract/mindmap';
import { useMutation } from '@tanstack/react-query';
import { PencilLine } from 'lucide-react';
import { useState } from 'react';
import { Link } from 'react-router';
import { newId } from '../../client/new-id.ts';
import { sentenceOf } from '../../text/errors.ts';
import { makeOwnText as text } from '../../text/make-own-map.ts';
import { ownMapsText } from '../../text/map-parts.ts';
import { toast } from '../../ui/feedback/toast.ts';
import { buttonClass } from '../../ui/form/button-class.ts';
import { Button } from '../../ui/form/button.tsx';
import { Dialog } from '../../ui/overlay/dialog.tsx';
import { ownMapAddress } from './addresses.ts';

/** Copies the map into one that may be changed, which is Premium's (SPEC 9). */
export const MakeOwn = ({ map, onGo }: { map: DrawnMap; onGo: (address: string) => void }) => {
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

/** The student's own maps of the same thing. */
export const OwnMaps = ({ maps }: { maps: DrawnMap['own'] }) => (
  <p className="mt-3 flex flex-wrap gap-x-4 gap-y-1 text-ui">
    <span className="text-ink-soft">{ownMapsText.yours}</span>
    {maps.map(({ id, title }) => (
      <Link key={id} to={ownMapAddress(id)} className="link">
        {title || ownMapsText.untitled}
      </Link>
    ))}
  </p>
);
