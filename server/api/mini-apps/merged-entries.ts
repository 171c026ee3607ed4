import { sortEntries } from '../../../shell/config/configured-apps.ts'
import type { EntryProblem } from '../../../shell/contract/faulty-entry.ts'
import type { StoredEntry } from './stored-entries.ts'

/**
 * The file's entries, and stored ones of other keys: of one key, the file's is used. Trials only where
 * somebody tries them.
 */
export function mergedEntries(
  ofFile: readonly unknown[],
  stored: readonly StoredEntry[],
  tried: readonly string[] = [],
): readonly unknown[] {
  const taken = keysOf(ofFile)
  const more = stored.filter(({ key, trial }) => !taken.has(key) && (!trial || tried.includes(key)))
  return [...ofFile, ...more.map(({ entry }) => entry)]
}

/**
 * Faults of an entry, by itself or beside those that come before it. `ours` are audiences of the tokens that people sign in
 * with.
 */
export function problemsBeside(
  others: readonly unknown[],
  entry: unknown,
  ours: readonly string[],
): readonly EntryProblem[] {
  const { usable, faulty } = sortEntries([...others, entry], ours)
  return usable.some((each) => each === entry) ? [] : (faulty.at(-1)?.problems ?? [])
}

export const keysOf = (entries: readonly unknown[]): ReadonlySet<unknown> =>
  new Set(entries.map((entry) => (entry as { key?: unknown } | null)?.key))
