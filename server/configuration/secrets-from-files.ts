import { readFileSync } from 'node:fs'
import { ConfigurationError } from './configuration-error.ts'

/** Settings that nobody should read in a list of processes or a container's description. */
const SECRETS = [
  'DATABASE_URL',
  'INTROSPECTION_CLIENT_SECRET',
  'SCIM_TOKEN',
  'AUDIT_TOKEN',
  'MAIL_URL',
  'FILES_S3_ACCESS_KEY_ID',
  'FILES_S3_SECRET_ACCESS_KEY',
  'OTEL_EXPORTER_OTLP_HEADERS',
] as const

/** Settings that a running server reads again, as it does the tokens: a file is what can change meanwhile. */
const READ_AGAIN = ['LOG_LEVEL', 'RATE_PER_PERSON', 'RATE_PER_ADDRESS'] as const

type Given = Readonly<Record<string, string | undefined>>

/** With `<NAME>_FILE` such a setting is what stands in that file. @throws ConfigurationError */
export function secretsFromFiles(given: Given): Given {
  const read = [...SECRETS, ...READ_AGAIN].flatMap((name) => {
    const path = given[`${name}_FILE`]
    if (path === undefined) return []
    if (given[name] !== undefined)
      throw new ConfigurationError(`${name} and ${name}_FILE are both set: leave one of them out.`)
    return [[name, secretIn(path, `${name}_FILE`)]]
  })
  return { ...given, ...(Object.fromEntries(read) as Given) }
}

/** An editor ends a file with a line break, which is no part of the secret. */
function secretIn(path: string, name: string): string {
  let secret: string
  try {
    secret = readFileSync(path, 'utf8').replace(/\r?\n$/, '')
  } catch (error) {
    const code = (error as NodeJS.ErrnoException).code ?? String(error)
    throw new ConfigurationError(`The file ${path} of ${name} cannot be read (${code}).`)
  }
  if (secret.trim()) return secret
  throw new ConfigurationError(`The file ${path} of ${name} is empty.`)
}
