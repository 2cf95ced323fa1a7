import * as api from './api.ts';
import type { Endpoint, Endpoints } from './endpoint.ts';
import type { Trials, TrialWorld } from './trial.ts';

type Api = typeof api;

/** A file of the list holds its calls under the name by which it is listed, and how each of them is tried. */
type Module<Name extends PropertyKey, Calls> = Readonly<Record<Name, Endpoints>> & {
  readonly trials: (world: TrialWorld) => Calls extends Endpoints ? Trials<Calls> : never;
};
type Modules = {
  readonly [Name in keyof Api]: Module<Name, Name extends keyof Api[Name] ? Api[Name][Name] : never>;
};

const modules: Modules = api;

const entries = Object.entries<Readonly<Record<string, unknown>>>(modules);

/** Every call there is, by the name `feature.call`. */
export const everyCall: readonly [name: string, endpoint: Endpoint][] = entries.flatMap(([feature, module]) =>
  Object.entries(module[feature] as Endpoints).map(([call, endpoint]): [string, Endpoint] => [
    `${feature}.${call}`,
    endpoint,
  ]),
);

/** How each of them is tried, by the same names. */
export const everyTrial = (world: TrialWorld): Trials<Endpoints> =>
  Object.fromEntries(
    Object.entries<{ trials: (world: TrialWorld) => Trials<Endpoints> }>(modules).flatMap(
      ([feature, { trials }]) =>
        Object.entries(trials(world)).map(([call, trial]) => [`${feature}.${call}`, trial]),
    ),
  );
