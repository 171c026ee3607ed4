import { diff3Merge } from 'node-diff3'

/** Two people's changes of one text, or undefined where both changed the same lines. */
export function mergeLines(mine: string, base: string, theirs: string): string | undefined {
  const regions = diff3Merge(mine, base, theirs, { stringSeparator: '\n', excludeFalseConflicts: true })
  const lines = regions.map(({ ok }) => ok)
  return lines.every((each) => each !== undefined) ? lines.flat().join('\n') : undefined
}
