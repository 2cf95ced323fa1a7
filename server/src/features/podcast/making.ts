import { Failure } from '@studia/contract/errors';
import type { PodcastId, StudentId } from '@studia/contract/ids';
import type { PodcastMinutes, PodcastType, Script } from '@studia/contract/podcast';
import { inTransaction, sqlRunner, type Handle } from '../../db/transaction.ts';
import type { AskModel } from '../../ports/model/port.ts';
import type { Queue } from '../../ports/queue/port.ts';
import type { Usage } from '../usage/service.ts';
import { makePodcast } from './jobs.ts';
import { askForScript } from './model-script.ts';
import type { Source, Sources } from './sources.ts';
import { makeSpeaking, type SpeakingDependencies } from './speaking.ts';
import { makeLineStore } from './store/lines.ts';
import { makePodcastStore } from './store/podcasts.ts';

export interface MakingDependencies extends SpeakingDependencies {
  sources: Sources;
  usage: Pick<Usage, 'allow' | 'note'>;
  /** The connected model; without one, rules write the script. */
  askModel: AskModel | null;
  queue: Pick<Queue, 'enqueue'>;
}

/** After so many lines whoever else waits has their turn. */
const LINES_A_TURN = 8;
/** The first lines are waited for. */
const URGENT_LINES = 3;
/** A voice that fails so often in a row does not work at all. */
const FAILURES = 4;

/** The work behind a podcast: script, then line by line, a few at a time, so that everybody gets on. */
export const makeMaking = (dependencies: MakingDependencies) => {
  const { db, sources, usage, askModel, queue, clock, random } = dependencies;
  const store = makePodcastStore(db);
  const lines = makeLineStore(db);
  const speaking = makeSpeaking(dependencies);

  const enqueue = (owner: StudentId, id: PodcastId, within: Handle) =>
    queue.enqueue(
      makePodcast,
      { id, student: owner },
      { key: `${id} ${random.id()}`, within: sqlRunner(within) },
    );

  /** Begins with what the student asked for first, unless something of theirs is under way. */
  const startNext = async (owner: StudentId, transaction: Handle): Promise<void> => {
    const within = makePodcastStore(transaction);
    const line = await within.lockedLine(owner);
    const [next] = line;
    if (!next || line.some(({ state }) => state !== 'queued')) return;
    const id = next.id as PodcastId;
    const isWritten = (await makeLineStore(transaction).totals([id], 1)).length > 0;
    await within.enter(id, ['queued'], isWritten ? 'speaking' : 'writing', clock.now());
    await enqueue(owner, id, transaction);
  };

  const byModel = async (
    owner: StudentId,
    { lesson }: Source,
    minutes: PodcastMinutes,
    signal: AbortSignal,
  ): Promise<Script | null> => {
    if (!askModel || !lesson) return null;
    try {
      await usage.allow(owner);
    } catch {
      // Nothing is left of today's allowance: the lesson is there all the same.
      return null;
    }
    const sentences = await sources.sentencesOf(owner, lesson);
    const { script, usage: used } = await askForScript(askModel, { lesson, sentences }, minutes, signal);
    signal.throwIfAborted();
    await usage.note(db, owner, { feature: 'podcast', sessionId: null, ...used });
    return script;
  };

  const write = async (
    owner: StudentId,
    podcast: { id: PodcastId; type: PodcastType; source: string; minutes: PodcastMinutes },
    signal: AbortSignal,
  ): Promise<void> => {
    const source = await sources.find(owner, podcast.type, podcast.source);
    const written = await byModel(owner, source, podcast.minutes, signal);
    const script = written ?? source.write(podcast.minutes);
    if (script.lines.length === 0) throw new Failure('podcast_nothing_to_say');
    await inTransaction(db, (transaction) =>
      makePodcastStore(transaction).saveScript(podcast.id, script, written ? 'model' : 'rules'),
    );
  };

  /** Speaks some lines; whether there are more, or why not. */
  const speakSome = async (
    owner: StudentId,
    id: PodcastId,
    signal: AbortSignal,
  ): Promise<'more' | 'done' | 'failed' | 'gone'> => {
    const podcast = await store.one(owner, id);
    if (!podcast) return 'gone';
    const isPublic = podcast.type === 'chapter' && !/^[0-9a-f]{8}-/.test(podcast.source);
    let spoken = 0;
    let failures = 0;
    for (const { place, speaker, text } of await lines.waiting(id)) {
      signal.throwIfAborted();
      if ((await store.one(owner, id))?.state !== 'speaking') return 'gone';
      const sound = await speaking.speak(
        {
          text,
          voice: speaker === 'host' ? podcast.host_voice : podcast.explainer_voice,
          owner: isPublic ? null : owner,
          isUrgent: place < URGENT_LINES,
        },
        signal,
      );
      if (sound === null) failures += 1;
      else if (sound.isNew) failures = 0;
      // Nothing is skipped for a voice that doesn't work: it waits for one that does.
      if (failures >= FAILURES) return 'failed';
      await lines.finish(id, place, sound?.clip ?? null);
      spoken += 1;
      if (spoken % LINES_A_TURN === 0 && (await store.others(owner)) > 0) return 'more';
    }
    return 'done';
  };

  return {
    startNext,

    /** The job: goes on where it was. */
    work: async (owner: StudentId, id: PodcastId, signal: AbortSignal): Promise<void> => {
      const podcast = await store.one(owner, id);
      if (!podcast || !['writing', 'speaking'].includes(podcast.state)) return;
      const end = (state: 'done' | 'failed') =>
        inTransaction(db, async (transaction) => {
          await makePodcastStore(transaction).enter(id, ['writing', 'speaking'], state, clock.now());
          await startNext(owner, transaction);
        });
      try {
        if (podcast.state === 'writing')
          await write(owner, { ...podcast, id, minutes: podcast.minutes as PodcastMinutes }, signal);
      } catch (error) {
        if (!(error instanceof Failure)) throw error;
        // The book or the note went away meanwhile.
        return end('failed');
      }
      const next = await speakSome(owner, id, signal);
      if (next === 'more') await enqueue(owner, id, db);
      else if (next !== 'gone') await end(next);
    },
  };
};
