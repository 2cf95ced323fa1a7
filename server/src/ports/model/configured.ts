import {
  chatUrlOf,
  findLocalModels,
  USUAL_SERVERS,
  type LocalModel,
  type ModelServer,
} from './local-models.ts';
import type { ModelSettings, Surroundings } from './open.ts';
import type { Model } from './port.ts';

/** What the configuration says about models. */
interface Wanted extends Omit<ModelSettings, 'first' | 'sees'> {
  /** `auto` is the best of this machine. */
  first: ModelSettings['first'] | 'auto';
  sees: boolean | null;
}

/** The models of this machine, where somebody wants to know. */
export const lookForModels = async (
  { model, namesLocalModels }: { model: Wanted | null; namesLocalModels: boolean },
  servers: readonly ModelServer[] = USUAL_SERVERS,
): Promise<readonly LocalModel[]> =>
  model?.first === 'auto' || namesLocalModels ? findLocalModels(servers) : [];

const NO_LOCAL_MODEL =
  'MODEL=auto found no model on this machine: neither Ollama (port 11434) nor LM Studio (port 1234) lists one. The built-in tutor teaches.';

/** Opens the model that is wanted; null leaves it to the built-in tutor. */
export const openConfiguredModel = async (
  wanted: Wanted | null,
  localModels: Promise<readonly LocalModel[]>,
  surroundings: Surroundings,
): Promise<Model | null> => {
  if (!wanted) return null;
  const settings = settingsFrom(wanted, wanted.first === 'auto' ? await localModels : []);
  if (!settings) {
    surroundings.warn(NO_LOCAL_MODEL);
    return null;
  }
  // Four vendors' SDKs: who has the built-in tutor need not load them.
  const { openModel } = await import('./open.ts');
  return openModel(settings, surroundings);
};

const settingsFrom = (
  { first, fallback, sees, price }: Wanted,
  [best]: readonly LocalModel[],
): ModelSettings | null => {
  if (first !== 'auto') return { first, fallback, sees: sees ?? false, price };
  if (best) return { first: addressOf(best), fallback, sees: sees ?? best.sees, price };
  return fallback && { first: fallback, fallback: null, sees: sees ?? false, price };
};

const addressOf = ({ server, model }: LocalModel): ModelSettings['first'] => ({
  vendor: 'compatible',
  model,
  key: null,
  url: chatUrlOf(server),
});

/** More names than these nobody reads at a start. */
const MOST_NAMES = 5;

/** Says which models of this machine could teach, and the one line that lets the best of them. */
export const invitationTo = (found: readonly LocalModel[]): string => {
  const servers = [...new Set(found.map(({ server }) => server.name))].map((name) => {
    const models = found.filter(({ server }) => server.name === name).map(({ model }) => model);
    const more = models.length > MOST_NAMES ? [`${models.length - MOST_NAMES} more`] : [];
    return `${name} has ${listed([...models.slice(0, MOST_NAMES), ...more])}`;
  });
  return `${servers.join('; ')}. To let ${found[0]?.model ?? 'it'} teach, start with: MODEL=auto npm start`;
};

const listed = (names: readonly string[]): string =>
  names.length < 2 ? names.join('') : `${names.slice(0, -1).join(', ')} and ${names.at(-1) ?? ''}`;
