import { type Body, textAt } from '../document/change.ts'
import type { RateType } from '../planning/costs/line-cost.ts'

/** Paid ones cost media money; owned and earned ones need no rate. */
export const TOUCHPOINT_TYPES = ['paid', 'owned', 'earned'] as const
/** The unit of a touchpoint's weight: the x of its curve. */
export const WEIGHT_UNITS = ['grp', 'impressions', 'spend'] as const
export const RATE_TYPES = ['cpm', 'flat', 'cpp', 'cpc', 'cpv', 'cpa', 'spot'] as const satisfies RateType[]

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
  [...stepsOf(body)].toSorted().map((code) => touchpointAt(body, code))

/** The all-market library with what a market says otherwise, field by field. */
export const withMarket = (all: Body, market: Body): Body => ({ ...all, ...market })

/** In force on an ISO date. */
export const isEffective = ({ active, from, to }: Touchpoint, date: string): boolean =>
  active && from <= date && (to === '' || date <= to)

/** In a language, else English, else the code. */
export const touchpointName = ({ code, names }: Touchpoint, language: string): string =>
  names[language] ?? names[language.split('-')[0]!] ?? names['en'] ?? code

const stepsOf = (body: Body): ReadonlySet<string> =>
  new Set(Object.keys(body).flatMap((path) => /^touchpoints\/([^/]+)\//.exec(path)?.[1] ?? []))

function touchpointAt(body: Body, code: string): Touchpoint {
  const at = `touchpoints/${code}`
  const text = (name: string) => textAt(body, `${at}/${name}`)
  const below = (name: string) =>
    Object.entries(body).flatMap(([path, value]) =>
      path.startsWith(`${at}/${name}/`) ? [[path.slice(at.length + name.length + 2), value] as const] : [],
    )
  const rate = body[`${at}/rate`]
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
    active: body[`${at}/active`] !== false,
    from: text('from'),
    to: text('to'),
  }
}
