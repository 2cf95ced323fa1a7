import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { ConfigError, readConfig } from './config.ts';

const read = (env: Record<string, string>, ...args: string[]) => readConfig(env, args);

const complaintOf = (env: Record<string, string>, ...args: string[]): string => {
  try {
    read(env, ...args);
  } catch (error) {
    if (error instanceof ConfigError) return error.message;
    throw error;
  }
  throw new Error('nothing was wrong with it');
};

const S3 = {
  S3_ENDPOINT: 'https://s3.school.org',
  S3_BUCKET: 'studia-files',
  S3_ACCESS_KEY_ID: 'studia',
  S3_SECRET_ACCESS_KEY: 'a-very-secret-key',
};

const PROVIDERS = {
  GOOGLE_CLIENT_ID: 'studia',
  GOOGLE_CLIENT_SECRET: 'quiet',
  GOOGLE_ISSUER: 'http://127.0.0.1:9',
  MICROSOFT_CLIENT_ID: 'studia-too',
  MICROSOFT_CLIENT_SECRET: 'quieter',
  MICROSOFT_TENANT: 'school.onmicrosoft.com',
  MICROSOFT_ISSUER: 'http://127.0.0.1:10',
};

const STRIPE = {
  STRIPE_SECRET_KEY: 'sk_test_1',
  STRIPE_WEBHOOK_SECRET: 'whsec_1',
  STRIPE_PRICE_ID: 'price_1',
};

const folder = mkdtempSync(join(tmpdir(), 'studia-limits-'));
afterAll(() => rmSync(folder, { recursive: true }));

/** A file of limits with some content. */
const limitsFile = (content: string): string => {
  const path = join(folder, 'limits.json');
  writeFileSync(path, content);
  return path;
};

describe('the settings', () => {
  it('need nothing to be set', () => {
    expect(read({})).toEqual({
      role: 'all',
      host: 'localhost',
      port: 3000,
      publicUrl: 'http://localhost:3000',
      dataDir: resolve('.studia'),
      databaseUrl: null,
      mail: { url: null, from: 'Studia <no-reply@localhost>' },
      contactEmail: 'hello@localhost',
      formService: null,
      analytics: { tagManagerId: null, sessionAnalyticsId: null },
      social: {
        professional: 'https://www.linkedin.com/',
        photos: 'https://www.instagram.com/',
        video: 'https://www.youtube.com/',
        shortVideo: 'https://www.tiktok.com/',
        microblog: 'https://x.com/',
      },
      s3: null,
      model: null,
      namesLocalModels: true,
      speech: null,
      signIn: {},
      payments: { stripe: null, testCashier: null },
      limits: { free: {}, premium: {} },
      embeddings: true,
      metricsToken: null,
      trustProxy: false,
      logLevel: 'info',
      shutdownGrace: 10_000,
    });
  });

  it('take every variable', () => {
    const config = read({
      PORT: '8080',
      HOST: '0.0.0.0',
      PUBLIC_URL: 'https://studia.school.org',
      DATA_DIR: '/var/lib/studia',
      DATABASE_URL: 'postgres://studia:secret@db.school.org/studia',
      MAIL_URL: 'smtps://user:secret@mail.school.org',
      MAIL_FROM: 'Studia <hello@school.org>',
      CONTACT_EMAIL: 'office@school.org',
      FORM_SERVICE_URL: 'https://forms.school.org/submit',
      FORM_ACCESS_KEY: 'a1b2c3',
      TAG_MANAGER_ID: 'GTM-ABC1234',
      SESSION_ANALYTICS_ID: 'abcdefghij',
      LINKEDIN_URL: 'https://www.linkedin.com/school/s',
      INSTAGRAM_URL: 'https://www.instagram.com/s',
      YOUTUBE_URL: 'https://www.youtube.com/@s',
      TIKTOK_URL: 'https://www.tiktok.com/@s',
      X_URL: 'https://x.com/s',
      MODEL: 'compatible:llama3.2:3b',
      MODEL_URL: 'http://localhost:11434/v1',
      MODEL_FALLBACK: 'google:gemini-2.5-flash',
      MODEL_FALLBACK_KEY: 'quietest',
      MODEL_SEES: 'true',
      MODEL_PRICE: '0.5/1.25',
      SPEECH: 'openai:voice-1',
      SPEECH_KEY: 'quieter still',
      SPEECH_URL: 'http://localhost:8880/v1',
      SPEECH_LISTENER: 'ear-1',
      EMBEDDINGS: 'false',
      METRICS_TOKEN: 'sixteen-letters!',
      TRUST_PROXY: 'true',
      LOG_LEVEL: 'warn',
      SHUTDOWN_GRACE_SECONDS: '30',
      S3_REGION: 'eu-central-1',
      ...S3,
      ...PROVIDERS,
      ...STRIPE,
      STRIPE_TAX: 'true',
      TEST_CASHIER: 'false',
      LIMITS_FILE: limitsFile('{ "free": { "live_minutes": 60, "daily_tokens": null } }'),
    });
    expect(config).toEqual({
      role: 'all',
      host: '0.0.0.0',
      port: 8080,
      publicUrl: 'https://studia.school.org',
      dataDir: resolve('/var/lib/studia'),
      databaseUrl: 'postgres://studia:secret@db.school.org/studia',
      mail: { url: 'smtps://user:secret@mail.school.org', from: 'Studia <hello@school.org>' },
      contactEmail: 'office@school.org',
      formService: { url: 'https://forms.school.org/submit', accessKey: 'a1b2c3' },
      analytics: { tagManagerId: 'GTM-ABC1234', sessionAnalyticsId: 'abcdefghij' },
      social: {
        professional: 'https://www.linkedin.com/school/s',
        photos: 'https://www.instagram.com/s',
        video: 'https://www.youtube.com/@s',
        shortVideo: 'https://www.tiktok.com/@s',
        microblog: 'https://x.com/s',
      },
      s3: {
        endpoint: S3.S3_ENDPOINT,
        region: 'eu-central-1',
        bucket: S3.S3_BUCKET,
        accessKeyId: S3.S3_ACCESS_KEY_ID,
        secretAccessKey: S3.S3_SECRET_ACCESS_KEY,
      },
      model: {
        first: {
          vendor: 'compatible',
          model: 'llama3.2:3b',
          key: null,
          url: 'http://localhost:11434/v1',
        },
        fallback: { vendor: 'google', model: 'gemini-2.5-flash', key: 'quietest', url: null },
        sees: true,
        price: { input: 0.5, output: 1.25 },
      },
      namesLocalModels: false,
      speech: {
        model: 'voice-1',
        listener: 'ear-1',
        key: 'quieter still',
        url: 'http://localhost:8880/v1',
      },
      signIn: {
        google: { clientId: 'studia', clientSecret: 'quiet', issuer: 'http://127.0.0.1:9' },
        microsoft: {
          clientId: 'studia-too',
          clientSecret: 'quieter',
          tenant: 'school.onmicrosoft.com',
          issuer: 'http://127.0.0.1:10',
        },
      },
      payments: {
        stripe: { secretKey: 'sk_test_1', webhookSecret: 'whsec_1', priceId: 'price_1', tax: true },
        testCashier: false,
      },
      limits: { free: { live_minutes: 60, daily_tokens: null }, premium: {} },
      embeddings: false,
      metricsToken: 'sixteen-letters!',
      trustProxy: true,
      logLevel: 'warn',
      shutdownGrace: 30_000,
    });
  });

  it('take an empty variable for one that is not set', () => {
    expect(read({ PORT: '', DATABASE_URL: '', MAIL_URL: '', S3_BUCKET: '', LOG_LEVEL: '' })).toEqual(
      read({}),
    );
  });

  it('derive the public address from the port, and drop the slash at its end', () => {
    expect(read({ PORT: '8080' }).publicUrl).toBe('http://localhost:8080');
    expect(read({ PUBLIC_URL: 'https://school.org/studia//' }).publicUrl).toBe('https://school.org/studia');
  });

  it('listen on this machine only, unless told otherwise', () => {
    expect(read({}).host).toBe('localhost');
    expect(read({ HOST: '::' }).host).toBe('::');
  });
});

describe('a wrong value', () => {
  it.each([
    ['PORT', '-1'],
    ['PORT', '65536'],
    ['PORT', '80.5'],
    ['PORT', '3000x'],
    ['PORT', '9'.repeat(400)],
    ['HOST', 'two words'],
    ['PUBLIC_URL', 'studia.school.org'],
    ['PUBLIC_URL', 'ftp://studia.school.org'],
    ['DATABASE_URL', 'mysql://db/studia'],
    ['DATABASE_URL', 'db.school.org'],
    ['MAIL_URL', 'https://mail.school.org'],
    ['MAIL_FROM', 'Studia'],
    ['MAIL_FROM', 'a@b.org\r\nBcc: c@d.org'],
    ['CONTACT_EMAIL', 'Studia <hello@school.org>'],
    ['YOUTUBE_URL', 'javascript:alert(1)'],
    ['CONTACT_EMAIL', 'hello@school.org\r\nBcc: c@d.org'],
    ['FORM_SERVICE_URL', 'forms.school.org'],
    ['TAG_MANAGER_ID', 'UA-12345-6'],
    ['TAG_MANAGER_ID', "GTM-A');alert('"],
    ['SESSION_ANALYTICS_ID', '../x'],
    ['S3_ENDPOINT', 's3.school.org'],
    ['S3_BUCKET', 'ab'],
    ['MODEL', 'gpt-9'],
    ['MODEL', 'nobody:gpt-9'],
    ['MODEL', 'openai:'],
    ['MODEL_URL', 'localhost:11434'],
    ['MODEL_PRICE', '3'],
    ['MODEL_SEES', 'maybe'],
    ['SPEECH', 'loud'],
    ['GOOGLE_ISSUER', 'accounts.google.com'],
    ['MICROSOFT_ISSUER', 'ftp://login.microsoftonline.com'],
    ['MICROSOFT_TENANT', 'two words'],
    ['METRICS_TOKEN', 'short'],
    ['TRUST_PROXY', 'yes'],
    ['LOG_LEVEL', 'loud'],
    ['SHUTDOWN_GRACE_SECONDS', '601'],
    ['SHUTDOWN_GRACE_SECONDS', 'ten'],
  ])('of %s (%j) stops the start with its name, what it must be and an example', (name, value) => {
    const complaint = complaintOf({ [name]: value });
    expect(complaint).toMatch(new RegExp(`^${name} must .{8,}\\. Example: ${name}=.+$`, 's'));
  });

  it('is repeated where it holds no secret', () => {
    expect(complaintOf({ PORT: 'three' })).toBe(
      'PORT must be a whole number from 0 to 65535, but is "three". Example: PORT=3000',
    );
  });

  it.each([
    ['DATABASE_URL', 'mysql://studia:hunter2@db'],
    ['MAIL_URL', 'imap://studia:hunter2@mail'],
    ['METRICS_TOKEN', 'hunter2'],
    ['S3_ENDPOINT', 'ftp://studia:hunter2@s3.school.org'],
  ])('of %s is not repeated, for it may hold a secret', (name, value) => {
    expect(complaintOf({ [name]: value })).not.toContain('hunter2');
  });

  it.each(['PORT', 'HOST', 'PUBLIC_URL', 'DATABASE_URL', 'MAIL_URL', 'LOG_LEVEL', 'TRUST_PROXY'])(
    'of %s comes with an example that would be right',
    (name) => {
      const example = new RegExp(`Example: ${name}=(.+)$`).exec(complaintOf({ [name]: '?' }))?.[1] ?? '';
      expect(() => read({ [name]: example })).not.toThrow();
    },
  );
});

describe('an S3-compatible store', () => {
  it('is used in its usual region when none is named', () => {
    expect(read(S3).s3?.region).toBe('us-east-1');
  });

  it.each(Object.keys(S3))('is not half set: without %s the start stops and says so', (name) => {
    const { [name as keyof typeof S3]: _, ...others } = S3;
    const complaint = complaintOf(others);
    expect(complaint).toMatch(new RegExp(`^${name} must be set too: .* Example: `));
    expect(complaint).not.toContain(S3.S3_SECRET_ACCESS_KEY);
  });

  it('is not half set by its region alone', () => {
    expect(complaintOf({ S3_REGION: 'eu-central-1' })).toMatch(/^S3_ENDPOINT, S3_BUCKET, .* must be set too/);
  });
});

describe('the address that people may write to', () => {
  it.each([
    [{}, 'hello@localhost'],
    [{ MAIL_FROM: 'Studia <hi@school.org>' }, 'hi@school.org'],
    [{ MAIL_FROM: 'hi@school.org' }, 'hi@school.org'],
    [{ MAIL_FROM: '"x@y.org" <not an @ address>' }, 'hello@localhost'],
    [{ MAIL_FROM: 'Studia <hi@school.org>', CONTACT_EMAIL: 'office@school.org' }, 'office@school.org'],
  ])('with %j is %s', (env, address) => {
    expect(read(env).contactEmail).toBe(address);
  });
});

describe('a form service', () => {
  it.each([
    ['FORM_ACCESS_KEY', { FORM_SERVICE_URL: 'https://forms.school.org' }],
    ['FORM_SERVICE_URL', { FORM_ACCESS_KEY: 'a1b2c3' }],
  ])('is not half set: without %s the start stops and says so', (missing, env) => {
    expect(complaintOf(env)).toMatch(new RegExp(`^${missing} must be set too: .* Example: ${missing}=`));
  });
});

describe('the model', () => {
  it('is the built-in tutor unless one is named', () => {
    expect(read({ MODEL: 'built-in', MODEL_KEY: 'unused' })).toMatchObject({
      model: null,
      namesLocalModels: false,
    });
  });

  it('may be the best of this machine, whatever that is', () => {
    expect(read({ MODEL: 'auto' })).toMatchObject({
      model: { first: 'auto', fallback: null, sees: null, price: null },
      namesLocalModels: false,
    });
    expect(
      read({ MODEL: 'auto', MODEL_SEES: 'true', MODEL_FALLBACK: 'openai:small', MODEL_FALLBACK_KEY: 'k' })
        .model,
    ).toMatchObject({ first: 'auto', fallback: { model: 'small' }, sees: true });
    expect(complaintOf({ MODEL_FALLBACK: 'auto' })).toMatch(/^MODEL_FALLBACK must /);
  });

  it('shares its key with a fallback of the same vendor, and is trusted to see', () => {
    const { model } = read({ MODEL: 'openai:big', MODEL_KEY: 'quiet', MODEL_FALLBACK: 'openai:small' });
    expect(model).toMatchObject({ fallback: { vendor: 'openai', model: 'small', key: 'quiet' }, sees: true });
  });

  it.each([
    ['MODEL_KEY', { MODEL: 'anthropic:claude-sonnet-4-5' }],
    ['SPEECH_KEY', { SPEECH: 'openai:gpt-4o-mini-tts' }],
    ['MODEL_URL', { MODEL: 'compatible:llama3.2' }],
    ['MODEL_FALLBACK_KEY', { MODEL: 'openai:big', MODEL_KEY: 'quiet', MODEL_FALLBACK: 'google:small' }],
  ])('is not half set: without %s the start stops and says so', (name, env) => {
    expect(complaintOf(env)).toMatch(new RegExp(`^${name} must be set too: .* Example: ${name}=`));
  });
});

describe('signing in elsewhere', () => {
  it('is open to everybody at Microsoft when no organisation is named', () => {
    const { MICROSOFT_CLIENT_ID, MICROSOFT_CLIENT_SECRET } = PROVIDERS;
    expect(read({ MICROSOFT_CLIENT_ID, MICROSOFT_CLIENT_SECRET }).signIn).toEqual({
      microsoft: { clientId: 'studia-too', clientSecret: 'quieter', tenant: 'common' },
    });
  });

  it.each([
    ['GOOGLE_CLIENT_SECRET', 'GOOGLE_CLIENT_ID'],
    ['GOOGLE_CLIENT_ID', 'GOOGLE_CLIENT_SECRET'],
    ['MICROSOFT_CLIENT_SECRET', 'MICROSOFT_CLIENT_ID'],
    ['MICROSOFT_CLIENT_ID', 'MICROSOFT_CLIENT_SECRET'],
  ] as const)('is not half set: without %s the start stops and says so', (missing, given) => {
    const complaint = complaintOf({ [given]: 'hunter2' });
    expect(complaint).toMatch(new RegExp(`^${missing} must be set too: .* Example: ${missing}=`));
    expect(complaint).not.toContain('hunter2');
  });
});

describe('the role', () => {
  it.each(['all', 'api', 'worker'] as const)('may be %s', (role) => {
    expect(read({}, `--role=${role}`).role).toBe(role);
  });

  it.each([['--role=boss'], ['--role='], ['--role'], ['--role', 'worker'], ['--rol=api'], ['-w']])(
    'is not guessed from %j %j',
    (...args) => {
      expect(complaintOf({}, ...args)).toMatch(/Example: npm start -- --role=worker$/);
    },
  );
});

describe('the limits of the plans', () => {
  it.each([
    ['is not there', () => join(folder, 'nowhere.json')],
    ['is no JSON', () => limitsFile('{ "free": ')],
  ])('in a file that %s are refused with an example', (_, path) => {
    expect(complaintOf({ LIMITS_FILE: path() })).toMatch(/^LIMITS_FILE must be a JSON file .*Example: \{/);
  });

  it.each(['{ "free": { "live_minutes": -1 } }', '{ "gold": {} }', '{ "free": { "minutes": 5 } }'])(
    'that mean nothing are refused: %s',
    (content) => {
      expect(complaintOf({ LIMITS_FILE: limitsFile(content) })).toMatch(
        /^LIMITS_FILE must hold whole numbers/,
      );
    },
  );
});

describe('payments by Stripe', () => {
  it('need all three settings, and say which one is missing', () => {
    expect(complaintOf({ STRIPE_SECRET_KEY: 'sk_test_1', STRIPE_PRICE_ID: 'price_1' })).toBe(
      'STRIPE_WEBHOOK_SECRET must be set too: payments by Stripe need STRIPE_SECRET_KEY, STRIPE_WEBHOOK_SECRET, STRIPE_PRICE_ID. Example: STRIPE_WEBHOOK_SECRET=whsec_(a long secret)',
    );
  });

  it('never repeat a key that is wrong', () => {
    expect(complaintOf({ ...STRIPE, STRIPE_SECRET_KEY: 'pk_live_oops' })).not.toContain('oops');
  });
});
