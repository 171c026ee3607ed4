import { CHARACTERISTICS, type Metric } from '../../../../miniapps/domain/touchpoints/wire.ts'
import type { Dice } from '../../../world/dice.ts'
import { TOUCHPOINT_TREE } from './touchpoint-tree.ts'
import { TOUCHPOINT_TRUTHS } from './touchpoint-truths.ts'

/** Low bases: people asked about these are too few to rank them by. */
const FEW_ASKED: Readonly<Record<string, number>> = { INFLUENCER: 24, PODCAST: 61, TRANSIT: 18, CINEMA: 88 }
const ASKED = 640
/** One edition differs from another by so many points. */
const NOISE_POINTS = 4
/** Young adults meet these more than others do, and the rest less. */
const OF_THE_YOUNG =
  'YOUTUBE SOCIAL INFLUENCER SOCIAL_OWNED SOCIAL_EARNED AUDIO PODCAST OLV CTV CINEMA'.split(' ')

interface SampleEdition {
  /** Of a dollar, at what prices differ from US ones. */
  price: number
  isYoung: boolean
}

/** What one edition of people said of every touchpoint that is no group. */
export const sampleMetrics = (dice: Dice, { price, isYoung }: SampleEdition): Metric[] =>
  TOUCHPOINT_TREE.filter(({ parent }) => parent).flatMap(({ code }) => {
    const n = FEW_ASKED[code] ?? ASKED + dice.between(-90, 120)
    const [reach, index, cpm, strengths] = TOUCHPOINT_TRUTHS[code]!
    const young = !isYoung ? 1 : OF_THE_YOUNG.includes(code) ? 1.25 : 0.85
    const about = (value: number, most: number) =>
      Math.min(most, Math.max(1, Math.round(value + dice.between(-NOISE_POINTS, NOISE_POINTS))))
    const metric = (name: string, value: number | null): Metric => ({
      touchpoint: code,
      metric: name,
      value,
      n,
    })
    return [
      metric('reach', about(reach * young, 95)),
      metric('index', about(index * young, 250)),
      metric('cpm', cpm === null ? null : Math.round(cpm * price * (96 + dice.between(0, 8))) / 100),
      ...CHARACTERISTICS.map((name, place) => metric(name, about(strengths[place]!, 95))),
    ]
  })
