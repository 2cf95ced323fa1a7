import type { PodcastId } from '@studia/contract/ids';
import { REQUEST } from '@studia/contract/limits';
import {
  podcast,
  type Podcast,
  type PodcastMinutes,
  type PodcastSummary,
  type PodcastType,
} from '@studia/contract/podcast';
import { call, callKeepalive } from '../../client/call.ts';
import { fetchFile } from '../../client/file.ts';
import { saveFile } from '../../client/save-file.ts';

interface Wish {
  type: PodcastType;
  source: string;
  minutes: PodcastMinutes;
  voices: { host: string; explainer: string };
}

export const listPodcasts = async (book?: string): Promise<PodcastSummary[]> =>
  (await call(podcast.list, { query: book === undefined ? {} : { book } })).podcasts;

export const podcastAbout = (type: PodcastType, source: string) =>
  call(podcast.about, { params: { type, source } });

export const readPodcast = async (id: PodcastId): Promise<Podcast> =>
  (await call(podcast.read, { params: { id } })).podcast;

export const makePodcast = async (wish: Wish): Promise<Podcast> =>
  (await call(podcast.make, { body: wish })).podcast;

export const stopPodcast = async (id: PodcastId): Promise<Podcast> =>
  (await call(podcast.stop, { params: { id } })).podcast;

export const resumePodcast = async (id: PodcastId): Promise<Podcast> =>
  (await call(podcast.resume, { params: { id } })).podcast;

export const deletePodcast = (id: PodcastId) => call(podcast.delete, { params: { id } });

/** The sound of some lines in one piece. */
export const fetchSound = async (id: PodcastId, from: number, to: number): Promise<Blob> =>
  (await fetchFile(podcast.audio, { params: { id }, query: { from, to } }, REQUEST.uploadTimeout)).content;

export const downloadPodcast = async (id: PodcastId): Promise<void> => {
  const { content, name } = await fetchFile(podcast.download, { params: { id } }, REQUEST.uploadTimeout);
  saveFile(content, name);
};

/** Remembers where the student is, also when the page goes away; what does not arrive is told the next time. */
export const rememberPosition = (id: PodcastId, line: number, offset: number): void => {
  callKeepalive(podcast.listen, { params: { id }, body: { line, offset } }).catch(() => undefined);
};
