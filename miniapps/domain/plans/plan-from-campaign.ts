import { campaignOf } from '../campaigns/campaign-of.ts'
import { type Body, textAt } from '../document/change.ts'
import { pinPath } from '../document/pin.ts'
import { minorDigits } from '../kernel/money/minor-digits.ts'
import { curvePinOf } from './plan-head.ts'
import { linePath, rowOf } from './plan-line.ts'

const RATE_UNIT = 10_000
const CURVE = pinPath('curve.')

/**
 * Fields of a plan made from a campaign: its head, and a line at its price for each flight, or for each part of the split where nothing
 * is flown yet. Amounts are equal to the cent; rates and weeks are the planner's.
 */
export function planFromCampaign(campaign: Body): Body {
  const { start, end, budget, currency, markets, split, flights } = campaignOf(campaign)
  const filled: Body = {
    title: textAt(campaign, 'title'),
    code: textAt(campaign, 'code'),
    audience: textAt(campaign, 'audience'),
    universe: campaign['universe'] ?? null,
    [pinPath('audience')]: campaign[pinPath('audience')] ?? null,
    currency,
    start,
    end,
    budget,
    ...(markets.length === 1 && curvesOf(campaign, markets[0]!)),
  }
  const parts = flights.length > 0 ? flights : split.map((part) => ({ ...part, start, end }))
  const minor = 10 ** minorDigits(currency)
  const lines = parts.map(({ number: _number, amount, market, ...part }, at) => {
    const rate = Math.round((amount / minor) * RATE_UNIT)
    const line = {
      place: at + 1,
      rateType: 'flat',
      rate,
      market: market || (markets[0] ?? ''),
      ...part,
    } as const
    return [linePath(`c${at + 1}`), rowOf(line)] as const
  })
  return {
    ...Object.fromEntries(Object.entries(filled).filter(([, value]) => value !== null && value !== '')),
    ...Object.fromEntries(lines),
  }
}

/** A campaign of one market pins curves by their touchpoints alone. */
const curvesOf = (campaign: Body, market: string): Body =>
  Object.fromEntries(
    Object.entries(campaign).flatMap(([path, pin]) =>
      path.startsWith(CURVE) ? [[pinPath(curvePinOf(market, path.slice(CURVE.length))), pin]] : [],
    ),
  )
