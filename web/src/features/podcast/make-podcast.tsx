import type {
  Podcast,
  PodcastMinutes,
  PodcastOffer,
  PodcastType,
  PodcastVoice,
} from '@studia/contract/podcast';
import { useMutation } from '@tanstack/react-query';
import { Headphones } from 'lucide-react';
import { useState } from 'react';
import { sentenceOf } from '../../text/errors.ts';
import { makePodcastText as text } from '../../text/podcast.ts';
import { Notice } from '../../ui/feedback/notice.tsx';
import { toast } from '../../ui/feedback/toast.ts';
import { Button } from '../../ui/form/button.tsx';
import { Choices } from '../../ui/form/choices.tsx';
import { Field } from '../../ui/form/field.tsx';
import { Select } from '../../ui/form/select.tsx';
import { makePodcast } from './calls.ts';

interface Props {
  offer: PodcastOffer;
  type: PodcastType;
  source: string;
  /** The one that is there already, whose wishes are kept. */
  before: Podcast | null;
  onMade: (podcast: Podcast) => void;
}

const HOST = 0;
const EXPLAINER = 1;

/** Chooses length and voices, says what it takes, and has the podcast made. */
export const MakePodcast = ({ offer, type, source, before, onMade }: Props) => {
  const kinds = [...new Set(offer.voices.map(({ kind }) => kind))];
  const known = offer.voices.find(({ id }) => id === before?.voices.host)?.kind;
  const [kind, setKind] = useState<PodcastVoice['kind']>(
    known ?? (kinds.includes('natural') ? 'natural' : kinds[0]) ?? 'quick',
  );
  const voices = offer.voices.filter((voice) => voice.kind === kind);
  const [chosen, setChosen] = useState(before?.voices);
  const voiceAt = (wanted: string | undefined, place: number): string =>
    (voices.find(({ id }) => id === wanted) ?? voices[place] ?? voices[0])?.id ?? '';
  const host = voiceAt(chosen?.host, HOST);
  const explainer = voiceAt(chosen?.explainer, EXPLAINER);
  const lengths = offer.lengths.map(({ minutes }) => minutes);
  const [wished, setWished] = useState<PodcastMinutes>(before?.minutes ?? 10);
  const minutes = lengths.includes(wished) ? wished : (lengths.at(-1) ?? 5);
  const seconds = offer.lengths.find((length) => length.minutes === minutes)?.seconds ?? 0;
  const pace = offer.pace.find((one) => one.kind === kind);
  const making = useMutation({
    mutationFn: () => makePodcast({ type, source, minutes, voices: { host, explainer } }),
    onSuccess: onMade,
    onError: (error) => toast.bad(sentenceOf(error)),
  });
  const options = voices.map(({ id, name }) => ({ value: id, label: name }));
  return (
    <form
      className="mt-6 grid max-w-2xl gap-7"
      onSubmit={(event) => {
        event.preventDefault();
        if (!making.isPending && host !== explainer) making.mutate();
      }}
    >
      <p className="measure text-ink-soft">{text.lead}</p>
      <Choices
        label={text.length}
        hint={text.lengthHint(seconds)}
        choices={lengths.map((one) => ({ value: String(one), label: text.minutes(one) }))}
        value={String(minutes)}
        onChange={(value) => setWished(Number(value) as PodcastMinutes)}
      />
      <div className="grid gap-4">
        <Choices
          label={text.kind}
          hint={text.kindHints[kind]}
          choices={kinds.map((one) => ({ value: one, label: text.kinds[one] }))}
          value={kind}
          onChange={setKind}
        />
        <div className="grid gap-4 sm:grid-cols-2">
          <Field label={text.host}>
            <Select
              value={host}
              options={options}
              onChange={({ target }) => setChosen({ host: target.value, explainer })}
            />
          </Field>
          <Field label={text.explainer}>
            <Select
              value={explainer}
              options={options}
              onChange={({ target }) => setChosen({ host, explainer: target.value })}
            />
          </Field>
        </div>
        {host === explainer && <Notice tone="info">{text.sameVoice}</Notice>}
      </div>
      {offer.model !== null && <p className="text-ui text-ink-soft">{text.byModel(offer.model)}</p>}
      <div>
        <Button
          type="submit"
          icon={Headphones}
          disabled={host === explainer}
          busy={making.isPending && text.making}
        >
          {text.make}
        </Button>
        {pace && (
          <p className="mt-3 text-sm text-ink-soft">{text.estimate(pace.first, seconds * pace.factor)}</p>
        )}
      </div>
    </form>
  );
};
