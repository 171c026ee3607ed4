import type { Body } from '../document/change.ts'
import type { FieldProblem } from '../document/definition.ts'
import { type Touchpoint, touchpointsOf } from './touchpoint.ts'

const problem = (path: string, code: string): FieldProblem => ({
  path,
  code,
  message: `The library is not ready at ${path}: ${code}.`,
})

/**
 * Fields that keep a library from being published: each active paid touchpoint needs unit, cost and curve. A market's library says
 * of touchpoints of all markets what is otherwise there; those that it names itself are its own.
 */
export function libraryProblems(body: Body): readonly FieldProblem[] {
  const touchpoints = touchpointsOf(body)
  const isOfAll = (body['market'] ?? 'ALL') === 'ALL'
  const codes = new Set(touchpoints.map(({ code }) => code))
  return [
    ...(touchpoints.length ? [] : [problem('touchpoints', 'touchpoint-missing')]),
    ...sameNames(touchpoints),
    ...touchpoints.flatMap((touchpoint) => [
      ...(isOfAll || touchpoint.names['en'] ? missingIn(touchpoint) : []),
      ...orderIn(touchpoint),
      ...(isOfAll ? treeIn(touchpoint, touchpoints, codes) : []),
    ]),
  ]
}

/** A name that two touchpoints would have. */
export interface NameTaken extends FieldProblem {
  /** Code of the touchpoint that has it. */
  other: string
}

/** Later touchpoints that say the code or the English name of an earlier one. */
export const sameNames = (touchpoints: readonly Touchpoint[]): readonly NameTaken[] =>
  clashesIn(touchpoints).map(([other, code]) => taken(code, other))

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
