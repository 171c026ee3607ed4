/** One thing that a change made different; undefined where it was, or is, not there. */
export interface Difference {
  what: string
  before: string | undefined
  after: string | undefined
}

/** What is different between two states as the audit log keeps them; a state that is no object is one thing as a whole. `textOf` says ids and codes in words. */
export function auditDifferences(
  before: unknown,
  after: unknown,
  textOf: (value: string) => string = (value) => value,
): readonly Difference[] {
  const [was, is] = [partsOf(before), partsOf(after)]
  return [...new Set([...Object.keys(was), ...Object.keys(is)])]
    .map((what) => ({ what, before: said(was[what], textOf), after: said(is[what], textOf) }))
    .filter((each) => each.before !== each.after)
}

function partsOf(state: unknown): Readonly<Record<string, unknown>> {
  if (state === null || state === undefined) return {}
  return typeof state === 'object' && !Array.isArray(state)
    ? (state as Readonly<Record<string, unknown>>)
    : { '': state }
}

function said(value: unknown, textOf: (value: string) => string): string | undefined {
  if (value === undefined || value === null) return undefined
  if (typeof value === 'string' || typeof value === 'boolean') return textOf(String(value))
  if (Array.isArray(value) && value.every((each) => typeof each === 'string'))
    return value.map(textOf).join(', ')
  return JSON.stringify(value)
}
