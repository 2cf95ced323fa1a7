import type { TrialWorld } from '@studia/contract/trial';
import { wavOf } from '../ports/speech/wav.ts';
import { redAndBlue } from './pictures.ts';
import { pdf } from './resumes.ts';
import { PASSWORD, type Student, type Visitor } from './visitors.ts';

let ordinal = 0;

/** What the contract's trials are made with, for one student and for whoever comes without an account. */
export const trialWorld = (owner: Student, visitor: () => Visitor): TrialWorld => ({
  owner: { id: owner.id, email: owner.email, password: PASSWORD },
  ask: owner.ask,
  askAsVisitor: (endpoint, request) => visitor().ask(endpoint, request),
  newEmail: () => `newcomer${++ordinal}@school.org`,
  textFile: (name, text) => new File([text], name),
  soundFile: (name) => new File([wavOf({ samples: new Float32Array(16_000).fill(0.1), rate: 16_000 })], name),
  pdfFile: (name) => pdf(name),
  pictureFile: async (name) => new File([new Uint8Array(await redAndBlue(40, 40, 'png'))], name),
  picture: async () => (await redAndBlue(40, 40)).toString('base64'),
});
