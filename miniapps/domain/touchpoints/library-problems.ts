import type { Body } from '../document/change.ts'
import type { FieldProblem } from '../document/definition.ts'
import { type Touchpoint, touchpointFields, touchpointsOf, withMarket } from './touchpoint.ts'

const problem = (path: string, code: string): FieldProblem => ({
  path,
  code,
  message: `The library is not ready at ${path}: ${code}.`,
})

/** Facts from elsewhere that a library is checked with; null until they are loaded. */
export interface LibraryFacts {
  /** Fields that a market inherits; null for the library of all markets. */
  above: Body | null
  /** Codes that something names, so that they may be retired and not deleted; as far as they are known. */
  used: readonly string[]
}

/**
 * Fields that keep a library from being published: each active paid touchpoint needs unit, cost and curve. A
 * market answers for the touchpoints that it says anything of, as they are together with what it inherits.
 */
export function libraryProblems(body: Body, facts: LibraryFacts | null): readonly FieldProblem[] {
  const isOfAll = (body['market'] ?? 'ALL') === 'ALL'
  if (!isOfAll && !facts?.above) return []
  const touchpoints = touchpointsOf(wholeOf(body, facts))
  const own = touchpointFields(body)
  const codes = new Set(touchpoints.map(({ code }) => code))
  return [
    ...(touchpoints.length ? [] : [problem('touchpoints', 'touchpoint-missing')]),
    ...clashesIn(touchpoints).flatMap(([other, code]) => {
      if (own.has(code)) return taken(code, other)
      return own.has(other) ? taken(other, code) : []
    }),
    ...touchpoints
      .filter(({ code }) => own.has(code))
      .flatMap((touchpoint) => [
        ...missingIn(touchpoint),
        ...orderIn(touchpoint),
        ...treeIn(touchpoint, touchpoints, codes),
      ]),
  ]
}

const wholeOf = (body: Body, facts: LibraryFacts | null): Body =>
  facts?.above ? withMarket(facts.above, body) : body

/**
 * Faults that no change may bring about: a name given twice, or a touchpoint deleted that something names.
 */
export function libraryFaults(body: Body, facts: LibraryFacts | null): readonly FieldProblem[] {
  const whole = wholeOf(body, facts)
  const there = touchpointFields(whole)
  const gone = facts?.used.filter((code) => !there.has(code)) ?? []
  return [...namesTaken(whole), ...gone.map((code) => problem(`touchpoints/${code}`, 'touchpoint-used'))]
}

/** A name that two touchpoints would have. */
export interface NameTaken extends FieldProblem {
  /** Code of the touchpoint that has it. */
  other: string
}

/** Both touchpoints of each such pair: whichever was named last is refused. */
export const namesTaken = (body: Body): readonly NameTaken[] =>
  clashesIn(touchpointsOf(body)).flatMap(([one, other]) => [taken(one, other), taken(other, one)])

const taken = (code: string, other: string): NameTaken => ({
  ...problem(`touchpoints/${code}/name/en`, 'name-taken'),
  other,
})

function clashesIn(touchpoints: readonly Touchpoint[]): readonly (readonly [string, string])[] {
  const seen = new Map<string, string>()
  return touchpoints.flatMap(({ code, names }) => {
    const said = [...new Set([code, names['en'] ?? code].map((text) => text.trim().toLowerCase()))]
    const other = said.map((text) => seen.get(text)).find((each) => each !== undefined)
    for (const text of said) if (!seen.has(text)) seen.set(text, code)
    return other === undefined ? [] : [[other, code] as const]
  })
}

function missingIn({ code, type, active, unit, rateType, rate, currency, curve, names }: Touchpoint) {
  const at = (field: string) => `touchpoints/${code}/${field}`
  const unnamed = names['en'] ? [] : [problem(at('name/en'), 'name-missing')]
  if (!active || type !== 'paid') return unnamed
  const needed = [
    ['unit', 'unit-missing', unit],
    ['rateType', 'cost-missing', rateType],
    ['rate', 'cost-missing', rate ?? ''],
    ['currency', 'cost-missing', currency],
    ['curve', 'curve-missing', curve],
  ] as const
  const missing = needed.find(([, , value]) => value === null || value === '')
  return [...unnamed, ...(missing ? [problem(at(missing[0]), missing[1])] : [])]
}

const orderIn = ({ code, from, to }: Touchpoint) =>
  from && to && to < from ? [problem(`touchpoints/${code}/to`, 'ends-before-start')] : []

/** A parent that is not there, or a touchpoint that is its own ancestor. */
function treeIn({ code, parent }: Touchpoint, all: readonly Touchpoint[], codes: ReadonlySet<string>) {
  const at = `touchpoints/${code}/parent`
  if (parent && !codes.has(parent)) return [problem(at, 'parent-unknown')]
  const above = new Set<string>()
  for (let next = parent; next; next = all.find((each) => each.code === next)?.parent ?? '') {
    if (next === code) return [problem(at, 'parent-cycle')]
    if (above.has(next)) return []
    above.add(next)
  }
  return []
}
