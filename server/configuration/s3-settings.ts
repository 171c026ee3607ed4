import { ConfigurationError } from './configuration-error.ts'

/** Where files are kept, if not in the database. */
export interface S3Settings {
  /** Without a slash at its end. */
  endpoint: string
  bucket: string
  region: string
  accessKeyId: string
  secretAccessKey: string
}

const NEEDED = [
  'FILES_S3_ENDPOINT',
  'FILES_S3_BUCKET',
  'FILES_S3_ACCESS_KEY_ID',
  'FILES_S3_SECRET_ACCESS_KEY',
] as const

/** All of them or none. @throws ConfigurationError naming what is missing or wrong */
export function s3Settings(given: Readonly<Record<string, string | undefined>>): S3Settings | undefined {
  const [endpoint, bucket, accessKeyId, secretAccessKey] = NEEDED.map((name) => given[name])
  if (!endpoint && !bucket && !accessKeyId && !secretAccessKey) return undefined
  if (!endpoint || !bucket || !accessKeyId || !secretAccessKey) {
    const missing = NEEDED.filter((name) => !given[name]).join(', ')
    throw new ConfigurationError(`Files in an S3-compatible store need ${missing} as well.`)
  }
  if (!URL.canParse(endpoint) || !/^https?:$/.test(new URL(endpoint).protocol))
    throw new ConfigurationError(`FILES_S3_ENDPOINT must be an http(s) address, not "${endpoint}".`)
  if (!/^[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$/.test(bucket))
    throw new ConfigurationError(`FILES_S3_BUCKET must be the name of a bucket, not "${bucket}".`)
  const region = given['FILES_S3_REGION'] ?? 'us-east-1'
  return { endpoint: endpoint.replace(/\/+$/, ''), bucket, region, accessKeyId, secretAccessKey }
}
