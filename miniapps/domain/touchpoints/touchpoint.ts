import { type Body, textAt } from '../document/change.ts'
import type { Json } from '../document/json.ts'
import type { RateType } from '../planning/costs/line-cost.ts'

/** Paid ones cost media money; owned and earned ones need no rate. */
export const TOUCHPOINT_TYPES = ['paid', 'owned', 'earned'] as const
/** The unit of a touchpoint's weight: the x of its curve. */
export const WEIGHT_UNITS = ['grp', 'impressions', 'spend'] as const
/** In which a touchpoint is named; a library may have others. */
export const NAME_LANGUAGES = ['en', 'de', 'fr', 'es', 'pt-BR', 'ja'] as const
/** Factors that are known by name; a library may have others. */
export const FACTOR_KINDS = ['viewable', 'audible', 'completed', 'attention'] as const
export const RATE_TYPES = ['cpm', 'flat', 'cpp', 'cpc', 'cpv', 'cpa', 'spot'] as const satisfies RateType[]

/** A code that is new; among those that stand are others. */
export const TOUCHPOINT_CODE = /^[A-Z\d_.-]{1,64}$/

export interface Touchpoint {
  code: string
  /** Names by language. A touchpoint that has any name has an English one. */
  names: Readonly<Record<string, string>>
  /** Code of the touchpoint above it; '' at the top. */
  parent: string
  type: (typeof TOUCHPOINT_TYPES)[number]
  unit: (typeof WEIGHT_UNITS)[number] | null
  rateType: RateType | null
  /** Whole ten-thousandths of the currency's unit. */
  rate: number | null
  currency: string
  /** By kind, such as `viewable`: each multiplies the impressions. */
  factors: Readonly<Record<string, number>>
  /** Id of the curve's document; which of its versions holds follows from the day. */
  curve: string
  active: boolean
  /** ISO dates, both included; '' where a side is open. */
  from: string
  to: string
}

/** Touchpoints of a library's fields, by code. */
export const touchpointsOf = (body: Body): readonly Touchpoint[] =>
  [...touchpointFields(body)]
    .toSorted(([one], [other]) => (one < other ? -1 : 1))
    .map(([code, fields]) => touchpointIn(code, fields))

const UNDER = 'touchpoints/'

/** Fields of each touchpoint of a library, by code: `rate`, `name/en`. */
export function touchpointFields(body: Body): ReadonlyMap<string, Body> {
  const all = new Map<string, Record<string, Json>>()
  for (const [path, value] of Object.entries(body)) {
    if (!path.startsWith(UNDER)) continue
    const end = path.indexOf('/', UNDER.length) // no pattern: a hundred markets have tens of thousands of paths
    const code = path.slice(UNDER.length, end)
    const fields = all.get(code) ?? {}
    fields[path.slice(end + 1)] = value
    all.set(code, fields)
  }
  return all
}

export const touchpointPath = (code: string, field: string): string => `touchpoints/${code}/${field}`

/** The all-market library with what a market says otherwise, field by field. */
export const withMarket = (all: Body, market: Body): Body => ({ ...all, ...market })

/** In force on an ISO date. */
export const isEffective = ({ active, from, to }: Touchpoint, date: string): boolean =>
  active && from <= date && (to === '' || date <= to)

/** In a language, else English, else the code. */
export const touchpointName = ({ code, names }: Touchpoint, language: string): string =>
  names[language] ?? names[language.split('-')[0]!] ?? names['en'] ?? code

function touchpointIn(code: string, fields: Body): Touchpoint {
  const text = (name: string) => textAt(fields, name)
  const below = (name: string) =>
    Object.entries(fields).flatMap(([field, value]) =>
      field.startsWith(`${name}/`) ? [[field.slice(name.length + 1), value] as const] : [],
    )
  const rate = fields['rate']
  return {
    code,
    names: Object.fromEntries(below('name')) as Record<string, string>,
    parent: text('parent'),
    type: (text('type') || 'paid') as Touchpoint['type'],
    unit: (text('unit') || null) as Touchpoint['unit'],
    rateType: (text('rateType') || null) as RateType | null,
    rate: typeof rate === 'number' ? rate : null,
    currency: text('currency'),
    factors: Object.fromEntries(below('factors')) as Record<string, number>,
    curve: text('curve'),
    active: fields['active'] !== false,
    from: text('from'),
    to: text('to'),
  }
}
