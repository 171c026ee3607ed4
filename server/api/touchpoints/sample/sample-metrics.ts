import type { Metric } from '../../../../miniapps/domain/touchpoints/wire.ts'
import { BASE_METRICS, CHARACTERISTICS } from '../../../../miniapps/domain/touchpoints/wire.ts'
import type { Dice } from '../../../world/dice.ts'
import { TOUCHPOINT_TREE } from './touchpoint-tree.ts'

/** Low bases: people asked about these are too few to rank them by. */
const FEW_ASKED: Readonly<Record<string, number>> = { INFLUENCER: 24, PODCAST: 61, TRANSIT: 18, CINEMA: 88 }
const ASKED = 640

/** What one edition of people said of every touchpoint that is no group. */
export const sampleMetrics = (dice: Dice): Metric[] =>
  TOUCHPOINT_TREE.filter(({ parent }) => parent).flatMap(({ code, type }) => {
    const n = FEW_ASKED[code] ?? ASKED + dice.between(-90, 120)
    const value: Readonly<Record<string, number | null>> = {
      reach: dice.between(8, 82),
      index: dice.between(70, 180),
      cpm: type === 'paid' ? dice.between(20, 400) / 10 : null,
    }
    return [
      ...BASE_METRICS.map((metric) => ({ touchpoint: code, metric, value: value[metric]!, n })),
      ...CHARACTERISTICS.map((metric) => ({ touchpoint: code, metric, value: dice.between(5, 65), n })),
    ]
  })
