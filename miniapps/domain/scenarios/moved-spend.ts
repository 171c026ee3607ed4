import type { ScenarioChannel } from './basis.ts'
import { heldSplit } from './held-split.ts'
import type { Spends } from './three-options.ts'

/**
 * One touchpoint gets another amount; the others give or take the difference in proportion to what they have,
 * within their limits, and locked ones keep theirs. The amount goes only as far as the others can make up for
 * it, so that the sum stays as it was. Minor units.
 */
export function movedSpend(asked: {
  channels: readonly ScenarioChannel[]
  spends: Spends
  code: string
  amount: number
  locked?: ReadonlySet<string>
}): Spends {
  const { channels, spends, code, amount, locked = new Set() } = asked
  const parts = channels.map((channel) => {
    const now = spends[channel.code] ?? 0
    return locked.has(channel.code) ? { amount: now, min: now, max: now } : { ...channel, amount: now }
  })
  const total = parts.reduce((sum, part) => sum + part.amount, 0)
  const place = channels.findIndex((channel) => channel.code === code)
  const others = parts.toSpliced(place, 1)
  const sumOf = (side: 'min' | 'max') => others.reduce((sum, part) => sum + part[side], 0)
  const least = Math.max(channels[place]!.min, total - sumOf('max'))
  const most = Math.min(channels[place]!.max, total - sumOf('min'))
  const own = Math.round(Math.max(least, Math.min(most, amount)))
  const shared = heldSplit(total - own, others).toSpliced(place, 0, own)
  return Object.fromEntries(channels.map((channel, at) => [channel.code, shared[at]!]))
}
