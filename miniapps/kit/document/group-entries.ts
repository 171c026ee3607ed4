import type { OutboxEntry } from './outbox-entry.ts'

/** Entries that have the same name, in the order of their first; none of the lists is empty. */
export function groupEntries(
  entries: readonly OutboxEntry[],
  nameOf: (entry: OutboxEntry) => string,
): readonly (readonly [OutboxEntry, ...OutboxEntry[]])[] {
  const groups = new Map<string, [OutboxEntry, ...OutboxEntry[]]>()
  for (const entry of entries) {
    const group = groups.get(nameOf(entry))
    if (group) group.push(entry)
    else groups.set(nameOf(entry), [entry])
  }
  return [...groups.values()]
}

/** These entries and all that were made in one step with one of them: a step is stored whole or not at all. */
export function withTheirGroups(
  some: readonly OutboxEntry[],
  all: readonly OutboxEntry[],
): readonly OutboxEntry[] {
  const groups = new Set(some.map(({ change }) => change.group).filter(Boolean))
  return all.filter((entry) => some.includes(entry) || groups.has(entry.change.group))
}
