import * as z from 'zod';
import { address, mustBeSetToo, variable, type SettingsOf } from './variable.ts';

/** Where rows and files are kept when it is not on this machine. */
export const STORAGE_VARIABLES = {
  DATABASE_URL: variable(
    address('postgres:', 'postgresql:'),
    'be the address of a PostgreSQL 15 or newer',
    'postgres://studia:secret@db.school.org:5432/studia',
  ),
  S3_ENDPOINT: variable(
    address('http:', 'https:'),
    'be the address of an S3-compatible store',
    'https://s3.school.org',
  ),
  S3_REGION: variable(z.string().min(1), 'be the region of the bucket', 'eu-central-1'),
  S3_BUCKET: variable(z.string().min(3), 'be the name of a bucket', 'studia-files'),
  S3_ACCESS_KEY_ID: variable(z.string().min(1), 'be the key id for the bucket', 'studia'),
  S3_SECRET_ACCESS_KEY: variable(z.string().min(1), 'be the secret key for the bucket', '(a long secret)'),
} as const;

export interface S3Settings {
  endpoint: string;
  region: string;
  bucket: string;
  accessKeyId: string;
  secretAccessKey: string;
}

const S3_NEEDS = ['S3_ENDPOINT', 'S3_BUCKET', 'S3_ACCESS_KEY_ID', 'S3_SECRET_ACCESS_KEY'] as const;

export const readS3 = (set: SettingsOf<typeof STORAGE_VARIABLES>): S3Settings | null => {
  const {
    S3_ENDPOINT: endpoint,
    S3_BUCKET: bucket,
    S3_ACCESS_KEY_ID: accessKeyId,
    S3_SECRET_ACCESS_KEY: secretAccessKey,
    S3_REGION: region,
  } = set;
  if (endpoint && bucket && accessKeyId && secretAccessKey)
    return { endpoint, region: region ?? 'us-east-1', bucket, accessKeyId, secretAccessKey };
  const missing = S3_NEEDS.filter((name) => !set[name]);
  if (missing.length === S3_NEEDS.length && !region) return null;
  throw mustBeSetToo(
    missing.join(', '),
    `an S3-compatible store needs ${S3_NEEDS.join(', ')}`,
    'S3_BUCKET=studia-files',
  );
};
