import type { Expression } from '../expression.ts'
import { setBounds } from '../set-figures.ts'
import { audienceRefs, refText } from './audience-refs.ts'

export interface Estimate {
  min: number
  max: number
  /** As if the audiences had nothing to do with one another. */
  independent: number
}

interface Known {
  /** By `id@version`, all in one unit. */
  sizes: Readonly<Record<string, number>>
  universe: number
}

/** Size of audiences joined without knowing how they overlap. @throws Error of rules that are no audiences, and of unknown ones */
export function boundsOf(asked: Known & { expression: Expression }): Estimate {
  const { min, max } = limitsOf(asked.expression, asked)
  return { min, max, independent: Math.min(max, Math.max(min, independentOf(asked))) }
}

interface Limits {
  min: number
  max: number
}

/** Fréchet's bounds, group by group. */
function limitsOf(expression: Expression, known: Known): Limits {
  const { universe } = known
  switch (expression.op) {
    case 'all':
      return { min: universe, max: universe }
    case 'audience': {
      const size = sizeOf(refText(expression), known)
      return { min: size, max: size }
    }
    case 'not': {
      const { min, max } = limitsOf(expression.of, known)
      return { min: universe - max, max: universe - min }
    }
    case 'and':
    case 'or': {
      const { op } = expression
      const parts = expression.of.map((each) => limitsOf(each, known))
      const of = (end: keyof Limits) => setBounds({ sizes: parts.map((part) => part[end]), universe })[op]
      return { min: of('min').min, max: of('max').max }
    }
    case 'atLeast': {
      const parts = expression.of.map((each) => limitsOf(each, known))
      const outside = parts.map(({ min }) => universe - min)
      return {
        min: universe - mostOfAtLeast(outside, parts.length - expression.k + 1, universe),
        max: mostOfAtLeast(
          parts.map(({ max }) => max),
          expression.k,
          universe,
        ),
      }
    }
    default:
      throw new Error(`A composition has no rule ${expression.op}.`)
  }
}

/** Greatest number of people in k sets or more: each of them uses up k places. The largest sets may hold everybody who is there. */
function mostOfAtLeast(sizes: readonly number[], k: number, universe: number): number {
  const rising = sizes.toSorted((one, other) => one - other)
  const limits = Array.from({ length: k }, (_, without) => {
    const least = rising.slice(0, rising.length - without)
    return least.reduce((sum, size) => sum + size, 0) / (k - without)
  })
  return Math.min(universe, ...limits)
}

/** Exclusive cells of independent audiences, and of them those within the expression. */
function independentOf(asked: Known & { expression: Expression }): number {
  const { expression, universe } = asked
  const refs = audienceRefs(expression).map(refText)
  const shares = refs.map((ref) => (universe > 0 ? sizeOf(ref, asked) / universe : 0))
  let sum = 0
  for (let mask = 0; mask < 2 ** refs.length; mask += 1) {
    const has = (ref: string) => (mask & (1 << refs.indexOf(ref))) !== 0
    if (!holdsFor(expression, has)) continue
    sum += shares.reduce((product, share, at) => product * (mask & (1 << at) ? share : 1 - share), universe)
  }
  return sum
}

/** Whether somebody in these audiences belongs to an expression of them. */
export function holdsFor(expression: Expression, has: (ref: string) => boolean): boolean {
  switch (expression.op) {
    case 'all':
      return true
    case 'audience':
      return has(refText(expression))
    case 'not':
      return !holdsFor(expression.of, has)
    case 'and':
      return expression.of.every((each) => holdsFor(each, has))
    case 'or':
      return expression.of.some((each) => holdsFor(each, has))
    case 'atLeast':
      return expression.of.filter((each) => holdsFor(each, has)).length >= expression.k
    default:
      throw new Error(`A composition has no rule ${expression.op}.`)
  }
}

function sizeOf(ref: string, { sizes }: Known): number {
  const size = sizes[ref]
  if (size === undefined) throw new Error(`There is no audience ${ref}.`)
  return size
}
