import { type BadBounds, badBounds, type Channel, shapeOfChannel } from './channel.ts'

/**
 * Spends a budget step by step, each on the channel that gains most by it, the first of equals; the last step is what is
 * left. Concave curves end within a step of the optimum; on an S-curve it may never begin.
 */
export function greedy({
  channels,
  budget,
  step,
}: {
  channels: readonly Channel[]
  budget: number
  step: number
}): { spend: number[]; value: number } | BadBounds {
  const refused = badBounds(channels, budget)
  if (refused) return refused
  const shapes = channels.map(shapeOfChannel)
  const spend = channels.map(({ min = 0 }) => min)
  const most = channels.map(({ max = Infinity }) => max)
  let left = budget - spend.reduce((sum, each) => sum + each, 0)
  while (left > 0) {
    let best = { channel: -1, gain: -Infinity, amount: 0 }
    for (const [channel, { reach }] of shapes.entries()) {
      const amount = Math.min(step > 0 ? step : left, left, most[channel]! - spend[channel]!)
      if (!(amount > 0)) continue
      const gain = (reach(spend[channel]! + amount) - reach(spend[channel]!)) / amount
      if (gain > best.gain) best = { channel, gain, amount }
    }
    if (best.channel === -1) break
    spend[best.channel]! += best.amount
    left -= best.amount
  }
  return { spend, value: shapes.reduce((sum, { reach }, channel) => sum + reach(spend[channel]!), 0) }
}
