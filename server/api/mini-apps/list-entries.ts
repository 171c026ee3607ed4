import type { MiniAppLine } from '../../../shell/contract/mini-app-line.ts'
import type { Handler } from '../kit/routes.ts'
import { keysOf, mergedEntries, problemsBeside } from './merged-entries.ts'
import { storedEntries } from './stored-entries.ts'

/** The file's entries and the stored ones, with what is wrong with each. */
export const listEntries: Handler = async ({ sql, installation }) => {
  const ofFile = installation.ofFile()
  const { ownAudiences } = installation
  const stored = await storedEntries(sql)
  const inFile = keysOf(ofFile)
  const lines: MiniAppLine[] = [
    ...ofFile.map((entry, at) => ({
      ...lineOf(entry, at),
      source: 'file' as const,
      isHidden: false,
      trial: false,
      problems: problemsBeside(ofFile.slice(0, at), entry, ownAudiences),
    })),
    ...stored.map(({ key, entry, trial }) => ({
      key,
      entry,
      trial,
      source: 'stored' as const,
      isHidden: inFile.has(key),
      problems: inFile.has(key) ? [] : problemsBeside(othersOf(key, ofFile, stored), entry, ownAudiences),
    })),
  ]
  return { data: lines }
}

/** Entries that a new one must not clash with; the file may have the same key. */
export const othersOf = (
  key: string,
  ofFile: readonly unknown[],
  stored: Parameters<typeof mergedEntries>[1],
): readonly unknown[] => {
  const others = stored.filter((each) => each.key !== key)
  return mergedEntries(
    ofFile,
    others,
    others.map((each) => each.key),
  ).filter((entry) => !keysOf([entry]).has(key))
}

function lineOf(entry: unknown, at: number): Pick<MiniAppLine, 'key' | 'entry'> {
  const object = typeof entry === 'object' && entry !== null ? (entry as MiniAppLine['entry']) : {}
  return { key: typeof object.key === 'string' ? object.key : String(at), entry: object }
}
