import { CONTACT_VARIABLES, readContact, type ContactConfig } from './config/contact.ts';
import { isModelOpen, MODEL_VARIABLES, readModel, type ModelConfig } from './config/model.ts';
import { PAYMENT_VARIABLES, readPayments, type PaymentConfig } from './config/payments.ts';
import { LIMITS_VARIABLES, readPlanLimits } from './config/plan-limits.ts';
import { PROCESS_VARIABLES, readProcess, readRole, type ProcessConfig, type Role } from './config/process.ts';
import { readSignIn, SIGN_IN_VARIABLES, type SignInConfig } from './config/sign-in.ts';
import { readSpeech, SPEECH_VARIABLES, type SpeechConfig } from './config/speech.ts';
import { readS3, STORAGE_VARIABLES, type S3Settings } from './config/storage.ts';
import { valueOf, type SettingsOf } from './config/variable.ts';

export type { Role } from './config/process.ts';
export { ConfigError } from './config/variable.ts';

/** Everything that can be set from outside. No other file reads the environment. */
export interface Config extends ProcessConfig, ContactConfig {
  role: Role;
  databaseUrl: string | null;
  s3: S3Settings | null;
  /** The models that teach; null leaves it to the built-in tutor. */
  model: ModelConfig | null;
  /** Whether the start names the models of this machine that could teach. */
  namesLocalModels: boolean;
  /** Who speaks and listens besides browsers. */
  speech: SpeechConfig;
  /** How this product is known to those who may vouch for its students. */
  signIn: SignInConfig;
  payments: PaymentConfig;
  /** What each plan allows, where the operator has set it. */
  limits: ReturnType<typeof readPlanLimits>;
}

const VARIABLES = {
  ...PROCESS_VARIABLES,
  ...STORAGE_VARIABLES,
  ...CONTACT_VARIABLES,
  ...MODEL_VARIABLES,
  ...SPEECH_VARIABLES,
  ...SIGN_IN_VARIABLES,
  ...PAYMENT_VARIABLES,
  ...LIMITS_VARIABLES,
} as const;

/** Reads and checks every setting, or says which one is wrong, why, and what a right one looks like. */
export const readConfig = (
  env: NodeJS.ProcessEnv = process.env,
  args: readonly string[] = process.argv.slice(2),
): Config => {
  const set = readSettings(env);
  return {
    role: readRole(args),
    ...readProcess(set),
    ...readContact(set),
    databaseUrl: set.DATABASE_URL,
    s3: readS3(set),
    model: readModel(set),
    namesLocalModels: isModelOpen(set),
    speech: readSpeech(set),
    signIn: readSignIn(set),
    payments: readPayments(set),
    limits: readPlanLimits(set.LIMITS_FILE),
  };
};

const readSettings = (env: NodeJS.ProcessEnv): SettingsOf<typeof VARIABLES> => {
  const entries = Object.entries(VARIABLES).map(([name, one]) => [name, valueOf(name, one, env[name])]);
  return Object.fromEntries(entries) as SettingsOf<typeof VARIABLES>;
};
