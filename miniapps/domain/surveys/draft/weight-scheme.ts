import { type Body, textAt } from '../../document/change.ts'
import { type Margin, type NotRaked, rake, type Raked } from '../../weights/rake.ts'
import type { BuiltVariable } from './built-variable.ts'

/** Questions that a scheme may be raked on. */
export const MARGINS = ['1', '2', '3', '4', '5', '6'] as const
const PERCENT = 100

export const targetPath = (scheme: string, margin: string, code: number): string =>
  `schemes/${scheme}/targets/${margin}/${code}`

/** Margins of a scheme: the questions that it names, with their targets in percent. */
export function marginsOf(scheme: string, body: Body, variables: readonly BuiltVariable[]): Margin[] {
  return MARGINS.flatMap((key) => {
    const name = textAt(body, `schemes/${scheme}/margins/${key}`)
    const built = variables.find(({ variable }) => variable.name === name && variable.type === 'single')
    if (!built) return []
    const codes = built.variable.codes.filter(({ net, missing }) => !net && !missing)
    const targets = codes.flatMap(({ code }) => {
      const percent = body[targetPath(scheme, key, code)]
      return typeof percent === 'number' ? [[String(code), percent / PERCENT]] : []
    })
    return [
      { name, codes: built.answers as readonly (number | null)[], targets: Object.fromEntries(targets) },
    ]
  })
}

/** A target beside the shares before and after, all 0 to 1. */
export interface TargetLine {
  margin: string
  code: string
  target: number
  before: number
  after: number
}

export interface Weighted extends Raked {
  targets: TargetLine[]
  /** Without the cap: what meeting all targets would leave of the sample. */
  uncapped?: Pick<Raked, 'status' | 'error' | 'effective' | 'efficiency'>
  least: number
  most: number
}

export interface WeightingAsked {
  margins: readonly Margin[]
  base?: readonly number[]
  cap?: number
}

/** Weights with their diagnostics: each target, and the price of the cap. */
export function weigh(asked: WeightingAsked): Weighted | NotRaked {
  const raked = rake(asked)
  if ('refused' in raked) return raked
  const uncapped = asked.cap === undefined || raked.status === 'converged' ? undefined : uncappedOf(asked)
  const before = asked.base ?? raked.weights.map(() => 1)
  return {
    ...raked,
    targets: asked.margins.flatMap((margin) => targetLines(margin, before, raked.weights)),
    ...(uncapped && { uncapped }),
    least: raked.weights.reduce((least, weight) => Math.min(least, weight), Infinity),
    most: raked.weights.reduce((most, weight) => Math.max(most, weight), 0),
  }
}

function uncappedOf({ margins, base }: WeightingAsked): Weighted['uncapped'] {
  const raked = rake({ margins, ...(base && { base }) })
  if ('refused' in raked) return undefined
  const { status, error, effective, efficiency } = raked
  return { status, error, effective, efficiency }
}

function targetLines(
  { name, codes, targets }: Margin,
  before: readonly number[],
  after: readonly number[],
): TargetLine[] {
  const [start, end] = [sharesOf(codes, before), sharesOf(codes, after)]
  return Object.entries(targets).map(([code, target]) => ({
    margin: name,
    code,
    target,
    before: start.get(code) ?? 0,
    after: end.get(code) ?? 0,
  }))
}

/** Weighted shares of the answers among those who answered. */
export function sharesOf(codes: Margin['codes'], weights: readonly number[]): ReadonlyMap<string, number> {
  const sums = new Map<string, number>()
  let answered = 0
  codes.forEach((code, at) => {
    if (code === null) return
    answered += weights[at]!
    sums.set(String(code), (sums.get(String(code)) ?? 0) + weights[at]!)
  })
  return new Map([...sums].map(([code, sum]) => [code, sum / answered]))
}
