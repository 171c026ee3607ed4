import type { Refused } from '../kernel/refused.ts'
import { type EffectiveBase, effectiveBase } from './effective-base.ts'

/** A question whose answers must have given shares among those who answered it. */
export interface Margin {
  name: string
  /** One for each respondent; null of who did not answer. */
  codes: readonly (number | string | null)[]
  /** Shares by code, summing to 1. */
  targets: Readonly<Record<string, number>>
}

export interface Raked extends Pick<EffectiveBase, 'effective' | 'designEffect' | 'efficiency'> {
  /** In the order of respondents, with a mean of 1. */
  weights: number[]
  /** capped: the cap keeps the targets from being met. */
  status: 'converged' | 'capped' | 'not-converged'
  /** The greatest difference between a share and its target. */
  error: number
}

export type NotRaked = Refused<
  'targets-do-not-sum' | 'no-target' | 'no-respondents',
  { margin: string; answer?: string }
>

const MOST_ROUNDS = 100
const CONVERGED = 1e-8
/** No weight moves by so much any more. */
const STANDS_STILL = 1e-10
const MOST_CLIPS = 200
const CLIPPED = 1e-12
const SUMS_TO_ONE = 1e-6

/**
 * Weights by iterative proportional fitting (Deming and Stephan): in each round every margin in turn is brought to its targets, then all
 * weights to a mean of 1, and with a cap into [1/cap, cap].
 * @param base weights to begin with, such as those of the sample's design; all 1 by default
 */
export function rake(asked: {
  margins: readonly Margin[]
  base?: readonly number[]
  cap?: number
}): Raked | NotRaked {
  const { margins, base, cap } = asked
  const refused = refusalOf(margins)
  if (refused) return refused
  const people = base?.length ?? margins[0]?.codes.length ?? 0
  const answers = margins.map(placesOf)
  const weights = Float64Array.from({ length: people }, (_, at) => base?.[at] ?? 1)
  toMeanOne(weights)
  const status = rounds(weights, answers, cap)
  const { effective, designEffect, efficiency } = effectiveBase({ weights: [...weights] })
  return {
    weights: [...weights],
    status,
    error: errorOf(weights, answers),
    effective,
    designEffect,
    efficiency,
  }
}

/** Codes by their places, for sums over typed arrays. -1: not answered. */
interface Answers {
  places: Int32Array
  targets: Float64Array
}

function rounds(weights: Float64Array, answers: readonly Answers[], cap?: number): Raked['status'] {
  for (let round = 0; round < MOST_ROUNDS; round++) {
    const before = weights.slice()
    for (const each of answers) fit(weights, each)
    toMeanOne(weights)
    if (cap !== undefined) clip(weights, cap)
    if (errorOf(weights, answers) < CONVERGED) return 'converged'
    if (moved(before, weights) < STANDS_STILL) return 'capped'
  }
  return 'not-converged'
}

function fit(weights: Float64Array, { places, targets }: Answers): void {
  const { sums, answered } = sumsOf(weights, places, targets.length)
  const factors = targets.map((target, place) => (sums[place]! > 0 ? (target * answered) / sums[place]! : 1))
  for (let at = 0; at < weights.length; at++) if (places[at]! >= 0) weights[at]! *= factors[places[at]!]!
}

function sumsOf(weights: Float64Array, places: Int32Array, codes: number) {
  const sums = new Float64Array(codes)
  let answered = 0
  for (let at = 0; at < weights.length; at++) {
    if (places[at]! < 0) continue
    sums[places[at]!]! += weights[at]!
    answered += weights[at]!
  }
  return { sums, answered }
}

function errorOf(weights: Float64Array, answers: readonly Answers[]): number {
  let error = 0
  for (const { places, targets } of answers) {
    const { sums, answered } = sumsOf(weights, places, targets.length)
    targets.forEach((target, place) => {
      const share = answered > 0 ? sums[place]! / answered : 0
      error = Math.max(error, Math.abs(share - target))
    })
  }
  return error
}

function toMeanOne(weights: Float64Array): void {
  const sum = weights.reduce((all, weight) => all + weight, 0)
  if (sum > 0) for (let at = 0; at < weights.length; at++) weights[at]! *= weights.length / sum
}

/** Clipping changes the mean, and the mean what is clipped. */
function clip(weights: Float64Array, cap: number): void {
  for (let turn = 0; turn < MOST_CLIPS; turn++) {
    const before = weights.slice()
    for (let at = 0; at < weights.length; at++) weights[at] = Math.min(cap, Math.max(1 / cap, weights[at]!))
    toMeanOne(weights)
    if (moved(before, weights) < CLIPPED) return
  }
}

function moved(before: Float64Array, after: Float64Array): number {
  let most = 0
  for (let at = 0; at < after.length; at++) most = Math.max(most, Math.abs(after[at]! - before[at]!))
  return most
}

function placesOf({ codes, targets }: Margin): Answers {
  const places = new Map(Object.keys(targets).map((code, place) => [code, place]))
  return {
    places: Int32Array.from(codes, (code) => (code === null ? -1 : places.get(String(code))!)),
    targets: Float64Array.from(Object.values(targets)),
  }
}

function refusalOf(margins: readonly Margin[]): NotRaked | undefined {
  for (const { name: margin, codes, targets } of margins) {
    const sum = Object.values(targets).reduce((all, share) => all + share, 0)
    if (!(Math.abs(sum - 1) <= SUMS_TO_ONE)) return { refused: 'targets-do-not-sum', margin }
    const given = new Set(codes.filter((code) => code !== null).map(String))
    const untold = [...given].find((answer) => !Object.hasOwn(targets, answer))
    if (untold !== undefined) return { refused: 'no-target', margin, answer: untold }
    const nobody = Object.keys(targets).find((answer) => targets[answer]! > 0 && !given.has(answer))
    if (nobody !== undefined) return { refused: 'no-respondents', margin, answer: nobody }
  }
  return undefined
}
