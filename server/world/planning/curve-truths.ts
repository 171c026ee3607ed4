import { Dice } from '../dice.ts'
import { shapeOf, type Curve } from '../../../miniapps/domain/planning/curves/curve.ts'
import type { ObservedPoint } from '../../../miniapps/domain/curves/wire.ts'

/** The curve that the points of a touchpoint were made from, so that a fit can be judged. */
export type CurveTruth = Extract<Curve, { family: 'exponential' | 'hill' }>

const SEED = 1
const NOISE_POINTS = 0.3
/** Times k or half. */
const WEIGHTS = [0.2, 0.4, 0.7, 1, 1.4, 1.9, 2.5, 3.2]
/** One point of these was entered wrong. */
const OUTLIER_POINTS = 8

export const curveId = (touchpoint: string, market: string): string => `curve-${touchpoint}-${market}`
export const SAMPLE_AUDIENCE = 'Adults 18+'

export const CURVE_MARKETS = ['GB', 'DE', 'US'] as const
export type CurveMarket = (typeof CURVE_MARKETS)[number]
export const UNIVERSE: Readonly<Record<CurveMarket, number>> = {
  GB: 54_200_000,
  DE: 70_100_000,
  US: 259_000_000,
}

/** In GB; others reach a little more or less, at other weights. */
const IN_GB: Readonly<Record<string, CurveTruth>> = {
  TV: { family: 'exponential', max: 88, k: 210 },
  BVOD: { family: 'exponential', max: 58, k: 130 },
  OLV: { family: 'exponential', max: 72, k: 150 },
  YOUTUBE: { family: 'exponential', max: 76, k: 170 },
  SOCIAL: { family: 'hill', max: 70, half: 120, slope: 1.4 },
  DISPLAY: { family: 'hill', max: 66, half: 180, slope: 1.3 },
  AUDIO: { family: 'exponential', max: 48, k: 90 },
  RADIO: { family: 'exponential', max: 62, k: 190 },
  OOH: { family: 'hill', max: 82, half: 240, slope: 1.6 },
  DOOH: { family: 'exponential', max: 56, k: 110 },
  CINEMA: { family: 'exponential', max: 46, k: 65 },
  PRINT: { family: 'hill', max: 54, half: 85, slope: 1.8 },
}
const ELSEWHERE: Readonly<Record<CurveMarket, { max: number; weight: number }>> = {
  GB: { max: 0, weight: 1 },
  DE: { max: -1, weight: 1.15 },
  US: { max: 2, weight: 1.6 },
}

/** Rows, counted from 1, of points that are 8 too high; and of one that is missing. */
export const OUTLIERS: Readonly<Record<string, number>> = { 'TV.DE': 5, 'SOCIAL.US': 4 }
export const MISSING: Readonly<Record<string, number>> = { 'RADIO.GB': 6 }

export const CURVE_TOUCHPOINTS: readonly string[] = Object.keys(IN_GB)

export function curveTruth(touchpoint: string, market: CurveMarket): CurveTruth {
  const truth = IN_GB[touchpoint]!
  const { max, weight } = ELSEWHERE[market]
  const there = { ...truth, max: truth.max + max }
  return there.family === 'hill'
    ? { ...there, half: Math.round(there.half * weight) }
    : { ...there, k: Math.round(there.k * weight) }
}

/**
 * Observed points of the sample: those of the true curve with a little noise, some of them entered wrong on
 * purpose.
 */
export function observedPoints(touchpoint: string, market: CurveMarket): ObservedPoint[] {
  const truth = curveTruth(touchpoint, market)
  const key = `${touchpoint}.${market}`
  const dice = new Dice(
    SEED + CURVE_TOUCHPOINTS.indexOf(touchpoint) * 7919 + CURVE_MARKETS.indexOf(market) * 104_729,
  )
  const unit = truth.family === 'hill' ? truth.half : truth.k
  const { reach } = shapeOf(truth)
  const points = WEIGHTS.map((times, at) => {
    const x = Math.round(unit * times)
    const wrong = OUTLIERS[key] === at + 1 ? OUTLIER_POINTS : 0
    const once = rounded(reach(x) + NOISE_POINTS * normal(dice) + wrong)
    return {
      x,
      reach: [once, rounded(once * 0.62), rounded(once * 0.41)],
      cost: x * 100_000,
      date: '2025-10-01',
    }
  })
  return points.filter((_, at) => MISSING[key] !== at + 1)
}

/** Box and Muller. */
const normal = (dice: Dice): number =>
  Math.sqrt(-2 * Math.log(1 - dice.next())) * Math.cos(2 * Math.PI * dice.next())

const rounded = (value: number): number => Math.round(value * 100) / 100
