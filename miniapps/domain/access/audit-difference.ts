/** One thing that a change made different; undefined where it was, or is, not there. */
export interface Difference {
  what: string
  before: string | undefined
  after: string | undefined
}

/** What is different between two states as the audit log keeps them; a state that is no object is one thing as a whole. */
export function auditDifferences(before: unknown, after: unknown): readonly Difference[] {
  const [was, is] = [partsOf(before), partsOf(after)]
  return [...new Set([...Object.keys(was), ...Object.keys(is)])]
    .map((what) => ({ what, before: said(was[what]), after: said(is[what]) }))
    .filter((each) => each.before !== each.after)
}

function partsOf(state: unknown): Readonly<Record<string, unknown>> {
  if (state === null || state === undefined) return {}
  return typeof state === 'object' && !Array.isArray(state)
    ? (state as Readonly<Record<string, unknown>>)
    : { '': state }
}

function said(value: unknown): string | undefined {
  if (value === undefined || value === null) return undefined
  if (typeof value === 'string') return value
  if (Array.isArray(value) && value.every((each) => typeof each === 'string')) return value.join(', ')
  return JSON.stringify(value)
}
