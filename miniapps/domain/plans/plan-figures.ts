import type { ApprovedCurve } from '../curves/wire.ts'
import type { Body } from '../document/change.ts'
import { weighed, type WeighedLine, type WeightBasis } from './line-weight.ts'
import { curvesPinnedIn, pinnedCurves } from './plan-curves.ts'
import { headOf, type PlanHead } from './plan-head.ts'
import type { PlanLine } from './plan-line.ts'
import { boughtIn, linesKept } from './plan-lines.ts'
import { type PlanFigures, reachOfPlan, reachOfSome, type Reached } from './plan-reach.ts'
import { weeksOf } from './plan-weeks.ts'

/** A plan's reach at one moment. */
export interface PlanAtHand extends PlanFigures {
  head: PlanHead
  /** Lines as they stand, packages among them. */
  all: readonly PlanLine[]
  weighed: readonly WeighedLine[]
  /** Reach of some lines together, such as those of a vendor. */
  reachOf(ids: ReadonlySet<string>): Reached
}

/**
 * Computes a plan's reach at every key: a line is weighed again when it is another object, as a line with another cell is, and all of
 * them when something of the head that they depend on has changed.
 */
export class PlanReach {
  #weights = new WeakMap<PlanLine, WeighedLine>()
  #basis = ''
  #curves: readonly ApprovedCurve[] | undefined

  of(body: Body, curves: readonly ApprovedCurve[]): PlanAtHand {
    const head = headOf(body)
    const all = linesKept(body)
    const bought = boughtIn(all)
    const basis = basisFor(body, head, bought, curves)
    this.#forgetUnless(body, basis, curves)
    const lines = bought.map((line) => this.#weighed(line, basis))
    const asked = { duplication: head.duplication, weeks: basis.count, universe: head.universe }
    return {
      ...reachOfPlan({ ...asked, lines }),
      head,
      all,
      weighed: lines,
      reachOf: (ids) =>
        reachOfSome(
          lines.filter(({ id }) => ids.has(id)),
          asked,
        ),
    }
  }

  #weighed(line: PlanLine, basis: WeightBasis): WeighedLine {
    const known = this.#weights.get(line)
    if (known) return known
    const found = weighed(line, basis)
    this.#weights.set(line, found)
    return found
  }

  #forgetUnless(
    body: Body,
    { curveOf: _curveOf, ...basis }: WeightBasis,
    curves: readonly ApprovedCurve[],
  ): void {
    const key = JSON.stringify([basis, ...curvesPinnedIn(body)])
    if (key === this.#basis && curves === this.#curves) return
    this.#weights = new WeakMap()
    this.#basis = key
    this.#curves = curves
  }
}

function basisFor(
  body: Body,
  head: PlanHead,
  lines: readonly PlanLine[],
  curves: readonly ApprovedCurve[],
): WeightBasis {
  const { currency, start, end, weeks } = head
  const markets = new Set(lines.flatMap(({ market }) => market || []))
  return {
    currency,
    start,
    end,
    weeks,
    count: weeksOf(head).length,
    universe: markets.size > 1 ? null : head.universe,
    curveOf: pinnedCurves(body, curves),
  }
}
