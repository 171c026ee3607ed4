/**
 * Logs what went wrong inside, with its causes. Only names, codes and places: a database driver's error also carries the
 * values of its statement, which are people's texts and sessions.
 */
export function logFailure(what: string, error: unknown): void {
  console.error(`${what} failed.\n${chain(error).map(describe).join('\nbecause of ')}`)
}

const MOST_CAUSES = 5

function chain(error: unknown): unknown[] {
  const errors = [error]
  while (errors.length < MOST_CAUSES) {
    const cause = (errors.at(-1) as { cause?: unknown } | null | undefined)?.cause
    if (cause === undefined || cause === null) break
    errors.push(cause)
  }
  return errors
}

function describe(error: unknown): string {
  if (!(error instanceof Error)) return String(error)
  const code = 'code' in error ? ` (${String(error.code)})` : ''
  return `${error.stack ?? `${error.name}: ${error.message}`}${code}`
}
