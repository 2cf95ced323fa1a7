import { feature } from '../../feature.ts';
import type { Ports } from '../../ports.ts';
import type { Attachments } from '../attachments/service.ts';
import type { Auth } from '../auth/service.ts';
import type { Lessons } from '../lessons/service.ts';
import type { Library } from '../library/service.ts';
import type { Notes } from '../notes/service.ts';
import type { Plans } from '../plan/service.ts';
import type { Practice } from '../practice/service.ts';
import type { Profile } from '../profile/service.ts';
import type { Safety } from '../safety/service.ts';
import type { Tutor } from '../tutor/service.ts';
import type { Usage } from '../usage/service.ts';
import { liveRoutes } from './routes.ts';
import { makeLive } from './service.ts';

interface Needs extends Pick<Ports, 'db' | 'clock' | 'random' | 'wake' | 'speech' | 'askModel' | 'images'> {
  lessons: Lessons;
  practice: Practice;
  plan: Plans;
  notes: Notes;
  safety: Safety;
  tutor: Tutor;
  attachments: Attachments;
  library: Pick<Library, 'books'>;
  usage: Usage;
  profile: Profile;
  auth: Pick<Auth, 'isSignedIn'>;
  log: { error(details: object, sentence: string): void };
}

/** Lessons with the live tutor. */
export const live = feature({
  name: 'live',
  make: ({
    db,
    clock,
    random,
    wake,
    speech,
    askModel,
    images,
    lessons,
    practice,
    plan,
    notes,
    safety,
    tutor,
    attachments,
    library,
    usage,
    profile,
    auth,
    log,
  }: Needs) =>
    makeLive({
      db,
      clock,
      random,
      wake,
      speech,
      askModel,
      images,
      lessons,
      practice,
      notes,
      safety,
      tutor,
      attachments,
      books: library.books,
      usage,
      plans: plan,
      isSignedIn: (student, signIn) => auth.isSignedIn(student, signIn),
      learnerOf: (student) => profile.learner(student),
      onTrouble: (err) => log.error({ err }, 'a live lesson broke'),
    }),
  routes: (service) => [liveRoutes(service)],
  offers: { live: ({ lessons }, student, wish) => lessons.offers(student, wish) },
  exportFor: {
    working_sessions: ({ sessions }, { id }) => sessions.exportFor(id),
    live_lessons: ({ lessons }, { id }) => lessons.exportFor(id),
  },
});
