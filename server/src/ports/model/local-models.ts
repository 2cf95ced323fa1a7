import * as z from 'zod/mini';

/** A server of models that people run on their own machine, by its list of models and the address it is asked at. */
export interface ModelServer {
  name: 'Ollama' | 'LM Studio';
  /** Without a path. */
  url: string;
}

/** A model that could teach here and now, without a key. */
export interface LocalModel {
  server: ModelServer;
  /** The server's own name of it. */
  model: string;
  /** Milliards of parameters; null where nobody says. */
  size: number | null;
  sees: boolean;
  /** Made for something else than conversation: code, proofs, completing a text. */
  isSpecial: boolean;
}

/** Where those servers listen unless they are told otherwise. */
export const USUAL_SERVERS: readonly ModelServer[] = [
  { name: 'Ollama', url: 'http://127.0.0.1:11434' },
  { name: 'LM Studio', url: 'http://127.0.0.1:1234' },
];

/** Milliseconds that a server of this machine has for its list: who is not there refuses at once. */
const PATIENCE = 800;

/** The models of these servers, the best teacher first. It asks them all at once, and never fails. */
export const findLocalModels = async (
  servers: readonly ModelServer[],
  patience = PATIENCE,
): Promise<readonly LocalModel[]> => {
  const signal = AbortSignal.timeout(patience);
  const found = await Promise.all(
    servers.map((server) => LISTS[server.name](server, signal).catch(() => [])),
  );
  return found.flat().toSorted(byMerit);
};

/** Where a server speaks OpenAI's chat protocol. */
export const chatUrlOf = ({ url }: ModelServer): string => `${url}/v1`;

const byMerit = (one: LocalModel, other: LocalModel): number =>
  Number(one.isSpecial) - Number(other.isSpecial) ||
  (other.size ?? 0) - (one.size ?? 0) ||
  (one.model < other.model ? -1 : 1);

type List = (server: ModelServer, signal: AbortSignal) => Promise<LocalModel[]>;

const OllamaList = z.object({
  models: z.array(
    z.object({
      name: z.string(),
      remote_host: z.optional(z.string()),
      details: z.optional(
        z.object({
          family: z.optional(z.string()),
          families: z.optional(z.nullable(z.array(z.string()))),
          parameter_size: z.optional(z.string()),
        }),
      ),
    }),
  ),
});

const listOfOllama: List = async (server, signal) => {
  const { models } = OllamaList.parse(await read(`${server.url}/api/tags`, signal));
  return models
    .filter(isHere)
    .filter((model) => converses(`${model.name} ${familiesOf(model)}`))
    .map((model) => {
      const size = sizeIn(model.details?.parameter_size ?? '') ?? sizeIn(model.name);
      return modelOf(server, model.name, { size, sees: SEES.test(familiesOf(model)) });
    });
};

type OllamaModel = z.infer<typeof OllamaList>['models'][number];

// The others only look as if they were here: what a student writes would leave the machine.
const isHere = ({ name, remote_host }: OllamaModel): boolean => !remote_host && !/[:-]cloud$/.test(name);

const familiesOf = ({ details }: OllamaModel): string =>
  [details?.family ?? '', ...(details?.families ?? [])].join(' ');

const LmStudioList = z.object({
  data: z.array(z.object({ id: z.string(), type: z.optional(z.string()) })),
});

const listOfLmStudio: List = async (server, signal) => {
  // Older ones only have the list of OpenAI's protocol, which does not say what a model is for.
  const { data } = LmStudioList.parse(
    await read(`${server.url}/api/v0/models`, signal).catch(() => read(`${server.url}/v1/models`, signal)),
  );
  return data
    .filter(({ id, type = 'llm' }) => type !== 'embeddings' && converses(id))
    .map(({ id, type }) => modelOf(server, id, { size: sizeIn(id), sees: type === 'vlm' }));
};

const LISTS: Readonly<Record<ModelServer['name'], List>> = {
  Ollama: listOfOllama,
  'LM Studio': listOfLmStudio,
};

const read = async (url: string, signal: AbortSignal): Promise<unknown> => {
  const answer = await fetch(url, { signal });
  if (!answer.ok) throw new Error(`${url}: ${answer.status}`);
  return answer.json();
};

const SEES = /vision|[-_]vl\b|\bvl[-_]|llava|mllama|clip|moondream|pixtral/i;
const NO_CONVERSATION = /embed|\bbert\b|nomic|\bbge\b|minilm|rerank|whisper|\btts\b|\bocr\b|guard|reward/i;
const SPECIAL = /code|coder|starcoder|\bsql\b|math|prover|\bbase\b|[-:]text\b|uncensored|roleplay/i;

const converses = (name: string): boolean => !NO_CONVERSATION.test(name);

const modelOf = (
  server: ModelServer,
  model: string,
  { size, sees }: Pick<LocalModel, 'size' | 'sees'>,
): LocalModel => ({ server, model, size, sees: sees || SEES.test(model), isSpecial: SPECIAL.test(model) });

/** `7.6B`, `llama-3.1-8b-instruct`, `mixtral:8x7b`, `567M`: milliards of parameters. */
const sizeIn = (text: string): number | null => {
  const [, times, number, unit] =
    /(?<![\d.a-z])(?:(\d{1,2})x)?(\d{1,4}(?:\.\d{1,2})?)(b|m)(?![a-z\d])/i.exec(text) ?? [];
  if (number === undefined) return null;
  return (
    ((times === undefined ? 1 : Number(times)) * Number(number)) / (unit?.toLowerCase() === 'm' ? 1000 : 1)
  );
};
