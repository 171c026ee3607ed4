import { MAX_CHANGES_PER_GROUP, MAX_CHANGES_PER_PATCH } from '../../domain/document/limits.ts'
import type { OutboxEntry } from './outbox-entry.ts'

/** As many as one call takes, from the oldest; a group goes whole, for the server stores it whole or not at all. */
export function firstPatch(entries: readonly OutboxEntry[]): readonly OutboxEntry[] {
  const sent: OutboxEntry[] = []
  const taken = new Set<OutboxEntry>()
  for (const entry of entries) {
    if (taken.has(entry)) continue
    const { group } = entry.change
    const whole = group === undefined ? [entry] : entries.filter(({ change }) => change.group === group)
    // one group that no call takes is sent as far as it goes, and refused by the server with a reason
    if (sent.length + whole.length > MAX_CHANGES_PER_PATCH && sent.length) break
    for (const each of whole) taken.add(each)
    sent.push(...whole)
  }
  return sent.slice(0, MAX_CHANGES_PER_GROUP)
}
