import type { ApprovedCurve } from '../curves/wire.ts'
import type { Body } from '../document/change.ts'
import { pinAt } from '../document/pin.ts'
import { observedOf } from '../planning/curves/curve-at.ts'
import { shapeOf } from '../planning/curves/curve.ts'
import { answersOf, isStale } from './answers-of.ts'
import { asComputed } from './as-computed.ts'
import { type Basis, curvePin, pinnedIn } from './basis.ts'
import { totalOf } from './bounds.ts'
import type { OptionFigures } from './figures-of.ts'
import type { OptionName } from './option-name.ts'

/** An assumption behind the figures; each code has a sentence on the screen. */
export type Assumption =
  | { code: 'universe'; market: string; audience: string; universe: number }
  | { code: 'other-universe'; touchpoint: string; universe: number }
  | { code: 'duplication'; duplication: number }
  | { code: 'frequency' | 'no-frequency' | 'above-chance' | 'net' | 'flighting' | 'local-optimum' }
  | { code: 'extrapolated'; touchpoint: string; weight: number; observed: number }
  | { code: 'budget-left' | 'half-left'; left: number }
  | { code: 'stale' | 'edited' }
  | { code: 'seed'; seed: number }

/** These hold of every scenario; the others say why figures of this one are not to be trusted blindly. */
const GENERAL = new Set<Assumption['code']>([
  'universe',
  'duplication',
  'frequency',
  'net',
  'flighting',
  'seed',
])
export const isWarning = ({ code }: Assumption): boolean => !GENERAL.has(code)

/** Of one option of a scenario: whether its answers are others by now, then the general ones. */
export function assumptionsOf(asked: {
  body: Body
  basis: Basis
  curves: readonly ApprovedCurve[]
  option: OptionName
  figures: OptionFigures
}): readonly Assumption[] {
  const { body, basis, curves, option, figures } = asked
  const { market, audience, universe, duplication, seed } = answersOf(asComputed(body))
  const isRough = basis.channels.some(({ curve }) => !shapeOf(curve).isConcave)
  return [
    ...(isStale(body) ? [{ code: 'stale' } as const] : []),
    ...(universe ? [{ code: 'universe', market, audience, universe } as const] : []),
    ...otherUniverses(body, basis, curves, universe),
    { code: 'duplication', duplication },
    ...contactsOf(figures),
    { code: 'net' },
    { code: 'flighting' },
    ...farFigures(basis, figures),
    ...moneyLeft(basis, figures),
    ...(body[`options/${option}/edited`] === true ? [{ code: 'edited' } as const] : []),
    ...(isRough ? [{ code: 'local-optimum' } as const, { code: 'seed', seed } as const] : []),
  ]
}

/** Money that the maximums leave, or the rule of balanced alone. */
function moneyLeft({ budget, channels }: Basis, { cost }: OptionFigures): Assumption[] {
  if (cost >= budget) return []
  const isOfMaximums = totalOf('efficient', channels, budget) < budget
  return [{ code: isOfMaximums ? 'budget-left' : 'half-left', left: budget - cost }]
}

/** Without reach there are no contacts to assume anything of. */
function contactsOf({ frequency, plus, reach }: OptionFigures): Assumption[] {
  if (!(reach > 0)) return []
  if (frequency === null) return [{ code: 'no-frequency' }]
  return [{ code: plus === null ? 'above-chance' : 'frequency' }]
}

/** A percentage of other people than those asked about. */
function otherUniverses(
  body: Body,
  { channels }: Basis,
  curves: readonly ApprovedCurve[],
  universe: number | null,
): Assumption[] {
  return channels.flatMap(({ code }) => {
    const curve = pinnedIn(curves, pinAt(body, curvePin(code)))
    return curve && curve.universe !== universe
      ? [{ code: 'other-universe', touchpoint: code, universe: curve.universe } as const]
      : []
  })
}

const farFigures = ({ channels }: Basis, { touchpoints }: OptionFigures): Assumption[] =>
  touchpoints.flatMap(({ code, weight, extrapolated }, place) =>
    extrapolated
      ? [{ code: 'extrapolated', touchpoint: code, weight, observed: observedOf(channels[place]!.curve)! }]
      : [],
  )
