import { log } from '../log/log.ts'
import { causes } from './causes.ts'

/**
 * Logs what went wrong inside, with its causes. Only names, codes and places: a database driver's error also carries the
 * values of its statement, which are people's texts and sessions.
 */
export function logFailure(what: string, error: unknown): void {
  log('error', `${what} failed.\n${causes(error).map(describe).join('\nbecause of ')}`)
}

function describe(error: unknown): string {
  if (!(error instanceof Error)) return String(error)
  const code = 'code' in error ? ` (${String(error.code)})` : ''
  return `${error.stack ?? `${error.name}: ${error.message}`}${code}`
}
