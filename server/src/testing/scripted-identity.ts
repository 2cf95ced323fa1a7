import { IdentityRefused, type Identity, type Person } from '../ports/identity/port.ts';

/** A provider that knows the people it was told of, each by the code that their browser brings. */
export interface ScriptedIdentity extends Identity {
  /** From now on, this code means this person. */
  vouch(code: string, person: Partial<Person>): void;
}

export const scriptedIdentity = (): ScriptedIdentity => {
  const people = new Map<string, Person>();
  const errands = new Map<string, { nonce: string; verifier: string }>();
  let started = 0;
  return {
    providers: ['google', 'microsoft'],
    vouch: (code, person) =>
      people.set(code, { subject: code, email: null, emailVerified: true, name: null, ...person }),
    start: async (provider) => {
      const number = ++started;
      const [state, nonce, verifier] = [`state-${number}`, `nonce-${number}`, `verifier-${number}`];
      errands.set(state, { nonce, verifier });
      return { url: `https://${provider}.example/authorize?state=${state}`, state, nonce, verifier };
    },
    finish: async (_provider, { code, state, nonce, verifier }) => {
      const errand = errands.get(state);
      const person = people.get(code);
      if (errand?.nonce !== nonce || errand.verifier !== verifier || !person)
        throw new IdentityRefused('rejected', 'nobody is meant');
      return person;
    },
  };
};
