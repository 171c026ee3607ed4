import { isDeepStrictEqual } from 'node:util'
import { sql as raw } from 'kysely'
import type { MarketChanges, SettingKey } from '../../../../miniapps/domain/markets/market.ts'
import { defaultsOf } from '../../../../miniapps/domain/markets/switches.ts'
import { COUNTRIES } from '../../../../shell/config/countries.ts'
import { Dice } from '../../../world/dice.ts'
import { DEFAULT_CLIENT } from '../../../world/market-groups.ts'
import type { Noun } from '../../../world/noun.ts'
import { day } from '../../../world/sample-rows.ts'
import type { SampleWorld } from '../../../world/sample-world.ts'

const SEED = 61_120_118
const DATASETS = [
  'Media panel',
  'Census',
  'Purchase panel',
  'Viewing figures',
  'Digital audience',
  'Readership',
]
const CURVES = ['Consumer goods', 'Retail', 'Automotive', 'All trades']
/** Where weeks do not begin on Monday. */
const CALENDARS: Readonly<Record<string, MarketChanges['calendar']>> = {
  ...Object.fromEntries(['US', 'CA', 'MX', 'BR', 'JP', 'IN', 'ZA', 'PH', 'KR'].map((code) => [code, 'us'])),
  ...Object.fromEntries(['AE', 'SA', 'EG', 'KW', 'QA', 'OM', 'BH'].map((code) => [code, 'middle-east'])),
}

/** What each agency has set for the markets where its clients are; one where they are not any more is archived. */
export const addMarkets: Noun['addSample'] = async (sql, world) => {
  const dice = new Dice(SEED)
  const rows = world.organisations.flatMap(({ agencyCode, advertiserMarkets }) => {
    const codes = [...new Set(advertiserMarkets.flatMap(({ countries }) => countries))].toSorted()
    const people = membersOf(world, agencyCode)
    const unused = Object.keys(COUNTRIES).filter((code) => !codes.includes(code))
    return [
      ...codes.flatMap((code) => rowsOf(dice, agencyCode, code, settingsOf(dice, code, people))),
      ...rowsOf(dice, agencyCode, dice.pick(unused), { isArchived: true }),
    ]
  })
  await raw`insert into market_change
      (agency_code, country_code, key, value, before, effective_from, reason, made_at)
    select agency_code, country_code, key, value, before, effective_from, reason, made_at
    from jsonb_populate_recordset(null::market_change, ${JSON.stringify(rows)}::jsonb)`.execute(sql)
}

const membersOf = ({ staff }: SampleWorld, agency: string): string[] =>
  staff.filter(({ agencies }) => agencies.includes(agency)).map(({ person }) => person.id)

function settingsOf(dice: Dice, code: string, people: readonly string[]): MarketChanges {
  const administrators = dice.shuffled(people).slice(0, dice.between(0, 9) < 8 ? dice.between(1, 2) : 0)
  const coverage = dice.between(55, 100) / 100
  const calendar = CALENDARS[code]
  return {
    datasets: dice.shuffled(DATASETS).slice(0, dice.between(1, 4)).toSorted(),
    curves: dice.pick(CURVES),
    curvesCoverage: coverage,
    costs: dice.next() < 0.75,
    administrators,
    holidays: [
      { date: '2027-01-01', name: 'New Year' },
      { date: '2027-12-25', name: 'Christmas Day' },
    ],
    ...(DEFAULT_CLIENT.test.includes(code) && { status: 'test' }),
    ...(calendar && { calendar }),
  }
}

function rowsOf(dice: Dice, agency: string, code: string, settings: MarketChanges): object[] {
  const since = day(2025, dice.between(1, 60))
  const before = defaultsOf(COUNTRIES[code]!)
  const changed = (Object.keys(settings) as SettingKey[]).filter(
    (key) => !isDeepStrictEqual(settings[key], before[key]),
  )
  return changed.map((key) => ({
    agency_code: agency,
    country_code: code,
    key,
    value: settings[key],
    before: before[key],
    effective_from: since,
    reason: 'Set up',
    made_at: since,
  }))
}
