import { OWN_PREFIX } from './names.ts';
import { PAGES_SHELF, placeOf, studentOf, type Place } from './offline-calls.ts';

/** The status that an answer had: a cache takes no parts of files. */
const STATUS = 'x-status';
const GONE = new Set([403, 404, 410]);

/** What is asked, and how to be given time for more than the answer. */
interface Ask {
  request: Request;
  waitUntil: (work: Promise<unknown>) => void;
}

/** Counts how often everything was forgotten: what was asked for before that is not kept any more. */
let forgotten = 0;

/** Forgets every student's things. */
export const forgetOwn = async (): Promise<void> => {
  forgotten += 1;
  await removeCaches((name) => name.startsWith(OWN_PREFIX));
};

const removeCaches = async (isOld: (name: string) => boolean): Promise<void> => {
  await Promise.all((await caches.keys()).filter(isOld).map((name) => caches.delete(name)));
};

/** The newest answer where there is a connection, else the last one that this student got. */
export const answerOwn = async (
  { request, waitUntil }: Ask,
  place: Place,
  student: string,
): Promise<Response> => {
  const began = forgotten;
  let response: Response;
  try {
    response = await fetch(request);
  } catch (error) {
    const answer = await recall(student, place);
    if (answer) return answer;
    throw error;
  }
  if (response.ok) waitUntil(keep(student, place, response.clone(), began));
  else if (GONE.has(response.status)) waitUntil(drop(student, place));
  return response;
};

/** What a change of a note answers is the note as it is now: kept, it is what a reload without connection shows. */
export const answerChange = async ({ request, waitUntil }: Ask, student: string): Promise<Response> => {
  const began = forgotten;
  const asked = request.clone();
  const response = await fetch(request);
  if (response.ok) waitUntil(take(student, asked, response.clone(), began));
  return response;
};

const take = async (student: string, asked: Request, answer: Response, began: number): Promise<void> => {
  const { pathname } = new URL(asked.url);
  if (pathname === '/api/review/answers') return withoutAnswered(student, asked);
  const path = pathname === '/api/notes' ? `${pathname}/${await noteIn(answer.clone())}` : pathname;
  return keep(student, { shelf: 'notes', key: `${path}?` }, answer, began);
};

/** Which changes are listened to. */
export const isChange = ({ method, url }: Request): boolean => {
  const { pathname } = new URL(url);
  if (method === 'PATCH') return /^\/api\/notes\/[^/]+$/.test(pathname);
  return method === 'POST' && (pathname === '/api/notes' || pathname === '/api/review/answers');
};

/** The place where an answer to this request is kept, and for whom; null where it never is. */
export const ownPlaceOf = (request: Request): { place: Place; student: string } | null => {
  const [place, student] = [placeOf(request), studentOf(request)];
  return place && student !== null ? { place, student } : null;
};

const nameOf = (student: string, shelf: string): string => `${OWN_PREFIX}${student}-${shelf}`;

/** A shelf that is there; looking for one makes none, because a shelf says that somebody is signed in. */
const shelfOf = async (student: string, shelf: string): Promise<Cache | null> => {
  const name = nameOf(student, shelf);
  return (await caches.has(name)) ? caches.open(name) : null;
};

const keep = async (
  student: string,
  { shelf, key }: Place,
  answer: Response,
  began: number,
): Promise<void> => {
  const headers = { 'content-type': answer.headers.get('content-type') ?? '', [STATUS]: `${answer.status}` };
  const body = await answer.blob();
  const own = `${OWN_PREFIX}${student}-`;
  const isOther = (name: string) => name.startsWith(OWN_PREFIX) && !name.startsWith(own);
  const isOtherBook = (name: string) =>
    shelf.startsWith(PAGES_SHELF) && name.startsWith(`${own}${PAGES_SHELF}`) && name !== `${own}${shelf}`;
  await removeCaches((name) => isOther(name) || isOtherBook(name));
  if (began !== forgotten) return;
  const place = await caches.open(nameOf(student, shelf));
  await place.put(key, new Response(body, { headers }));
};

const drop = async (student: string, { shelf, key }: Place): Promise<void> => {
  await (await shelfOf(student, shelf))?.delete(key);
};

const recall = async (student: string, { shelf, key }: Place): Promise<Response | null> => {
  const found = await (await shelfOf(student, shelf))?.match(key);
  if (!found) return null;
  const { headers } = found;
  return new Response(await found.blob(), { status: Number(headers.get(STATUS)), headers });
};

/** Cards that were answered are not asked again, also not after a reload without connection. */
const withoutAnswered = async (student: string, asked: Request): Promise<void> => {
  const { answers } = (await asked.json()) as { answers: { card_id: string }[] };
  const answered = new Set(answers.map(({ card_id }) => card_id));
  const cards = await shelfOf(student, 'cards');
  for (const { url } of (await cards?.keys()) ?? []) {
    if (new URL(url).pathname !== '/api/review/queue') continue;
    const queue = await cards?.match(url);
    if (!cards || !queue) continue;
    const reply = (await queue.json()) as { cards: { id: string }[] };
    const left = { ...reply, cards: reply.cards.filter(({ id }) => !answered.has(id)) };
    await cards.put(url, new Response(JSON.stringify(left), { headers: queue.headers }));
  }
};

const noteIn = async (answer: Response): Promise<string> =>
  ((await answer.json()) as { note: { id: string } }).note.id;
