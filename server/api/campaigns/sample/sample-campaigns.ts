import type { Body } from '../../../../miniapps/domain/document/change.ts'
import { pinPath } from '../../../../miniapps/domain/document/pin.ts'
import { split } from '../../../../miniapps/domain/kernel/money/split.ts'
import { compileName } from '../../../../miniapps/domain/planning/names/name-template.ts'
import type { SampleDocument, SampleStep } from '../../../documents/add-sample-documents.ts'
import { dayFromNow } from '../../../world/days.ts'
import { CURRENCY, type SampleBrand } from '../../../world/planning/clients.ts'
import { daysAfter } from '../../../world/planning/planners.ts'

export const NAMING_ID = 'naming-template-standard'

const LENGTH_DAYS = 41
const TOUCHPOINTS = ['TV', 'OLV', 'OOH']
const SHARES = [5, 3, 2]

/** A year of them: how each is called, when it begins, seen from the day on which the sample is made, and what became of it. */
const YEAR: readonly (readonly [code: string, days: number, actions: readonly string[]])[] = [
  ['NEWYEAR', -300, ['plan', 'submit', 'approve', 'close']],
  ['WINTER', -260, ['plan', 'submit', 'approve']],
  ['SPRING', -200, ['plan', 'submit', 'approve']],
  ['FESTIVAL', -150, ['plan', 'submit', 'approve', 'pause']],
  ['SUMMER', -20, ['plan', 'submit', 'approve']],
  ['SPORTS', -12, ['plan', 'submit', 'approve', 'pause']],
  ['SCHOOL', 15, ['plan', 'submit', 'approve']],
  ['AUTUMN', 30, ['plan', 'submit']],
  ['HARVEST', 45, ['plan', 'submit', 'reject']],
  ['ADVENT', 60, ['plan']],
  ['GIFTS', 75, []],
  ['IDEAS', 90, ['archive']],
]
const DECISIONS = new Set(['approve', 'reject'])

interface People {
  by: string
  decides: string
}

/** Of one brand, in every state that a campaign can have. */
export const sampleCampaigns = (
  client: { name: string },
  brand: SampleBrand,
  turn: number,
  people: People,
): SampleDocument<null>[] =>
  YEAR.map(([code, days, actions]) => {
    const at = Date.parse(dayFromNow(Math.min(days, 0) - LENGTH_DAYS - 40))
    const steps: SampleStep[] = [
      { at, by: people.by, set: fieldsOf(client, brand, turn, code, days) },
      ...actions.map((action, index) => ({
        at: action === 'close' ? Date.parse(dayFromNow(days + LENGTH_DAYS + 1)) : daysAfter(at, index + 1),
        by: DECISIONS.has(action) ? people.decides : people.by,
        action,
      })),
    ]
    return { id: `campaign-${brand.id}-${code.toLowerCase()}`, place: brand.id, facts: null, steps }
  })

function fieldsOf(
  client: { name: string },
  brand: SampleBrand,
  turn: number,
  code: string,
  days: number,
): Body {
  const { id, country, name } = brand
  const [start, end] = [dayFromNow(days), dayFromNow(days + LENGTH_DAYS)]
  const short = `${code}${turn}`
  return {
    title: `${name} ${code.charAt(0)}${code.slice(1).toLowerCase()}`,
    ...named({ market: country, brand: client.name, code: short, objective: 'AWR', start }),
    ...aims(end),
    markets: [country],
    audience: 'Adults 18+',
    start,
    end,
    ...moneyOf((400_000 + turn * 55_000 + code.length * 11_111) * 100 + 1, country, { start, end }),
    'tracking/1/source': client.name.toLowerCase(),
    'tracking/1/medium': 'video',
    'tracking/1/campaign': short.toLowerCase(),
    ...(code === 'SUMMER' && {
      [pinPath('scenario')]: { type: 'scenario', id: `scenario-${id}`, version: 1 },
    }),
  }
}

/** Market, code and start are the campaign's own fields; brand and objective are entered for the name alone. */
function named(values: Readonly<Record<string, string>>): Body {
  const { brand, code, objective } = values
  return {
    code: code!,
    name: nameOf(values),
    'naming/brand': brand!,
    'naming/objective': objective!,
    [pinPath('template')]: { type: 'naming-template', id: NAMING_ID, version: 2 },
  }
}

const aims = (end: string): Body => ({
  objective: 'More people name us unaided.',
  'kpis/1/metric': 'Unaided awareness, percent',
  'kpis/1/baseline': 30,
  'kpis/1/target': 36,
  'kpis/1/direction': 'up',
  'kpis/1/date': end,
})

function moneyOf(total: number, country: SampleBrand['country'], days: Body): Body {
  const amounts = split({ total, weights: SHARES })!
  return {
    'budget/total': total,
    'budget/currency': CURRENCY[country],
    ...parts('split', amounts, country),
    ...parts('flights', amounts, country, days),
  }
}

const parts = (of: string, amounts: readonly number[], market: string, days: Body = {}): Body =>
  Object.fromEntries(
    TOUCHPOINTS.flatMap((touchpoint, at) =>
      Object.entries({ market, touchpoint, amount: amounts[at]!, ...days }).map(([name, value]) => [
        `${of}/${at + 1}/${name}`,
        value,
      ]),
    ),
  )

function nameOf(values: Readonly<Record<string, string>>): string {
  const tokens = ['market', 'brand', 'code', 'objective', 'start'].map((name) => ({
    name,
    date: name === 'start',
  }))
  const compiled = compileName({ template: { tokens, separator: '-', maxLength: 80 }, values })
  return 'name' in compiled ? compiled.name : ''
}
