import { Failure } from '@studia/contract/errors';
import type { PodcastId, StudentId } from '@studia/contract/ids';
import { PODCAST, RESOURCE } from '@studia/contract/limits';
import type {
  Podcast,
  PodcastMinutes,
  PodcastOffer,
  PodcastSummary,
  PodcastType,
  PodcastVoice,
} from '@studia/contract/podcast';
import type { Quote } from '@studia/contract/proof';
import type { Resource, ResourceWish } from '@studia/contract/resources';
import { inTransaction } from '../../db/transaction.ts';
import type { Speech } from '../../ports/speech/port.ts';
import { makeAudio } from './audio.ts';
import { makeMaking, type MakingDependencies } from './making.ts';
import { guessedSeconds, LETTERS_A_SECOND, scriptSeconds, startsOf, USUAL_PACE } from './rules/timing.ts';
import type { Source } from './sources.ts';
import { makeLineStore } from './store/lines.ts';
import { makePodcastStore, type NewPodcast } from './store/podcasts.ts';

interface Dependencies extends MakingDependencies {
  /** What the connected model is called; null where there is none. */
  modelName: string | null;
}

interface Wish {
  type: PodcastType;
  source: string;
  minutes: PodcastMinutes;
  voices: { host: string; explainer: string };
}

export type Podcasts = ReturnType<typeof makePodcasts>;
type Row = NonNullable<Awaited<ReturnType<ReturnType<typeof makePodcastStore>['one']>>>;

const LENGTHS: readonly PodcastMinutes[] = [5, 10, 20];
/** A longer podcast is offered only where it says more. */
const WORTHWHILE = 1.2;
const DAY = 86_400_000;
/** What everybody may hear is kept for the next who asks. */
const SHARED_DAYS = 30;

/** Two voices that talk about what a student learns. */
export const makePodcasts = (dependencies: Dependencies) => {
  const { db, sources, speech, ownFiles, clock, random, modelName } = dependencies;
  const store = makePodcastStore(db);
  const lineStore = makeLineStore(db);
  const making = makeMaking(dependencies);
  const audio = makeAudio({ ownFiles });

  const owned = async (owner: StudentId, id: PodcastId): Promise<Row> => {
    const row = await store.one(owner, id);
    if (!row) throw new Failure('podcast_not_found');
    return row;
  };

  const paceOf = async (kind: PodcastVoice['kind'], owner: StudentId) => {
    const measured = (await lineStore.paces()).find((one) => one.kind === kind)?.factor;
    const usual = USUAL_PACE[kind];
    // Whoever else waits is served in turn.
    const factor = (measured ?? usual.factor) * (1 + (await store.others(owner)));
    return { factor, first: usual.begin + factor * 4 };
  };

  const summaries = async (rows: readonly Row[]): Promise<PodcastSummary[]> => {
    const totals = await lineStore.totals(
      rows.map(({ id }) => id),
      LETTERS_A_SECOND,
    );
    return rows.map((row) => {
      const total = totals.find(({ podcast_id }) => podcast_id === row.id);
      return {
        id: row.id as PodcastId,
        type: row.type,
        source: row.source,
        title: row.title,
        subtitle: row.subtitle,
        minutes: row.minutes as PodcastMinutes,
        state: row.state,
        done: total?.done ?? 0,
        total: total?.total ?? 0,
        seconds: total?.seconds ?? row.minutes * 60,
        heard: row.heard_at === null ? null : (total?.before ?? 0) + row.position_offset,
        heard_at: row.heard_at?.toISOString() ?? null,
        created_at: row.created_at.toISOString(),
      };
    });
  };

  const whole = async (owner: StudentId, row: Row): Promise<Podcast> => {
    const id = row.id as PodcastId;
    const [summary] = await summaries([row]);
    if (!summary) throw new Failure('podcast_not_found');
    const lines = (await lineStore.of(id)).map(({ speaker, text, quote, part, pause, state, sounds }) => ({
      speaker,
      text,
      quote: quote as Quote | null,
      part,
      pause,
      state,
      seconds: state === 'skipped' ? 0 : sounds === null ? guessedSeconds({ text, pause }) : sounds + pause,
    }));
    const left = lines
      .filter(({ state }) => state === 'waiting')
      .reduce((sum, { seconds }) => sum + seconds, 0);
    const kind = speech?.voices.find((voice) => voice.id === row.explainer_voice)?.kind ?? 'quick';
    const { factor } = await paceOf(kind, owner);
    return {
      ...summary,
      voices: { host: row.host_voice, explainer: row.explainer_voice },
      author: row.author,
      parts: row.parts as string[],
      lines,
      seconds: startsOf(lines).at(-1) ?? 0,
      position: { line: row.position_line, offset: row.position_offset },
      seconds_left: (lines.length === 0 ? row.minutes * 60 : left) * factor,
    };
  };

  const read = async (owner: StudentId, id: PodcastId): Promise<Podcast> =>
    whole(owner, await owned(owner, id));

  const forgetLoose = async (owner: StudentId): Promise<void> => {
    for (const { file } of await lineStore.removeLoose(owner, clock.now())) await ownFiles.remove(file);
  };

  const offerOf = async (owner: StudentId, source: Source): Promise<PodcastOffer> => {
    const voices = voicesFor(speech, source);
    const kinds = [...new Set(voices.map(({ kind }) => kind))];
    return {
      title: source.title,
      subtitle: source.subtitle,
      lengths: lengthsOf(source),
      voices,
      pace: await Promise.all(kinds.map(async (kind) => Object.assign(await paceOf(kind, owner), { kind }))),
      model: source.lesson && modelName,
    };
  };

  return {
    list: async (owner: StudentId, book: string | null) => summaries(await store.list(owner, book)),

    offers: async (owner: StudentId, wish: ResourceWish): Promise<Resource[]> =>
      (await store.newest(owner, wish)).map(
        ({ place, title, subtitle, type, source, minutes, parts, created_at }) => ({
          kind: 'podcast',
          id: place,
          title,
          preview: (parts as string[]).slice(0, RESOURCE.previewLines),
          size: minutes,
          source: { title: subtitle, book_id: type === 'chapter' ? (source.split('~')[0] ?? null) : null },
          at: created_at.toISOString(),
        }),
      ),

    about: async (owner: StudentId, type: PodcastType, source: string) => {
      const row = await store.about(owner, type, source);
      const found = await sources.find(owner, type, source);
      return { podcast: row ? await whole(owner, row) : null, offer: await offerOf(owner, found) };
    },

    make: async (owner: StudentId, { type, source, minutes, voices }: Wish): Promise<Podcast> => {
      const found = await sources.find(owner, type, source);
      const offered = voicesFor(speech, found);
      if (offered.length === 0) throw new Failure(speech ? 'podcast_language' : 'podcast_no_voice');
      const [host, explainer] = [voices.host, voices.explainer].map((id) =>
        offered.find((voice) => voice.id === id),
      );
      // Voices of two kinds do not fit into one file.
      if (!host || !explainer || host === explainer || host.kind !== explainer.kind)
        throw new Failure('podcast_voices');
      const before = await store.about(owner, type, source);
      if (!before && (await store.count(owner)) >= PODCAST.mostPodcasts)
        throw new Failure('too_many_podcasts');
      const id = random.id() as PodcastId;
      const podcast: NewPodcast = {
        id,
        type,
        source,
        title: found.title,
        subtitle: found.subtitle,
        minutes,
        host_voice: host.id,
        explainer_voice: explainer.id,
      };
      await inTransaction(db, async (transaction) => {
        const within = makePodcastStore(transaction);
        if (before) await within.remove(owner, before.id as PodcastId);
        await within.add(owner, podcast, clock.now());
        await making.startNext(owner, transaction);
      });
      return read(owner, id);
    },

    read,

    audio: async (owner: StudentId, id: PodcastId, { from, to }: { from: number; to: number }) => {
      await owned(owner, id);
      const wanted = (await lineStore.of(id)).filter(({ place }) => place >= from && place <= to);
      return audio.stretch(id, wanted);
    },

    download: async (owner: StudentId, id: PodcastId) =>
      audio.whole(await read(owner, id), await lineStore.of(id)),

    listen: async (owner: StudentId, id: PodcastId, { line, offset }: { line: number; offset: number }) => {
      if (!(await store.listen(owner, id, line, offset, clock.now()))) throw new Failure('podcast_not_found');
    },

    stop: async (owner: StudentId, id: PodcastId): Promise<Podcast> => {
      await owned(owner, id);
      await inTransaction(db, async (transaction) => {
        const within = makePodcastStore(transaction);
        await within.enter(id, ['queued', 'writing', 'speaking'], 'stopped', clock.now());
        await making.startNext(owner, transaction);
      });
      return read(owner, id);
    },

    resume: async (owner: StudentId, id: PodcastId): Promise<Podcast> => {
      await owned(owner, id);
      await inTransaction(db, async (transaction) => {
        await makeLineStore(transaction).retrySkipped(id);
        await makePodcastStore(transaction).enter(id, ['stopped', 'failed', 'done'], 'queued', clock.now());
        await making.startNext(owner, transaction);
      });
      return read(owner, id);
    },

    delete: async (owner: StudentId, id: PodcastId): Promise<void> => {
      await inTransaction(db, async (transaction) => {
        if (!(await makePodcastStore(transaction).remove(owner, id))) throw new Failure('podcast_not_found');
        await making.startNext(owner, transaction);
      });
      await forgetLoose(owner);
    },

    work: making.work,

    /** The nightly job. */
    sweep: async (): Promise<void> => {
      const before = new Date(clock.now().getTime() - SHARED_DAYS * DAY);
      for (const { file } of await lineStore.removeLoose(null, before)) await ownFiles.remove(file);
    },

    forgetAll: async (owner: StudentId): Promise<void> => {
      for (const { file } of await lineStore.files(owner)) await ownFiles.remove(file);
    },

    exportFor: async function* (owner: StudentId): AsyncGenerator<object> {
      for (const row of await store.all(owner)) {
        const { lines, ...podcast } = await whole(owner, row);
        yield { ...podcast, lines: lines.map(({ speaker, text, quote }) => ({ speaker, text, quote })) };
      }
    },
  };
};

const voicesFor = (speech: Speech | null, { language }: Source): PodcastVoice[] =>
  (speech?.voices ?? [])
    .filter((voice) => voice.language.startsWith(language))
    .map(({ id, name, kind }) => ({ id, name, kind }));

const lengthsOf = (source: Source): PodcastOffer['lengths'] => {
  const lengths: PodcastOffer['lengths'] = [];
  for (const minutes of LENGTHS) {
    const seconds = scriptSeconds(source.write(minutes).lines);
    if (seconds > (lengths.at(-1)?.seconds ?? 0) * WORTHWHILE) lengths.push({ minutes, seconds });
  }
  return lengths;
};
