import type { Transaction } from 'kysely'
import type { ChangeImpact, MarketDifference } from '../../../miniapps/domain/markets/market-answers.ts'
import type { MarketChanges, MarketSettings, SettingKey } from '../../../miniapps/domain/markets/market.ts'
import { isSameValue } from '../../../miniapps/domain/markets/settings-at.ts'
import { COUNTRIES } from '../../../shell/config/countries.ts'
import { writeAudit } from '../../audit/write-audit.ts'
import type { Database } from '../../db/schema.ts'
import { tellPeople } from '../../live/tell-people.ts'
import type { ApiParts } from '../kit/api-environment.ts'
import { refusal } from './refusals.ts'
import type { AgencyStanding } from '../kit/agency-standing.ts'
import { impactOf } from './impact-of.ts'
import { settingsOf } from './settings-of.ts'

/** What somebody wants of some markets, each for itself. */
export interface Wish {
  lines: readonly { code: string; changes: MarketChanges }[]
  /** Left out: from now. */
  from?: Date | undefined
  reason: string
  dryRun: boolean
}

/** Says what changes, for whom and in which apps; and changes it, unless it is only asked. */
export async function changeMarkets(
  parts: ApiParts,
  agency: AgencyStanding,
  personId: string,
  wish: Wish,
): Promise<ChangeImpact> {
  return parts.sql.transaction().execute(async (sql) => {
    // of two that change at the same moment, the second sees what the first has done
    await sql.selectFrom('agency').select('code').where('code', '=', agency.code).forUpdate().execute()
    const now = new Date()
    const from = wish.from ?? now
    if (from < now) throw refusal('market-change-past', { from: from.toISOString() })
    await checkAdministrators(sql, agency, wish)
    const changes = differences(await settingsOf(sql, agency.code, from), wish)
    const impact = await impactOf(sql, parts, agency, changes)
    if (!wish.dryRun && changes.length > 0)
      await write(sql, { agency: agency.code, personId, from, now, reason: wish.reason }, changes)
    return impact
  })
}

function differences(settings: ReadonlyMap<string, MarketSettings>, { lines }: Wish): MarketDifference[] {
  return lines.flatMap(({ code, changes }) => {
    const before = settings.get(code)
    if (!before) throw refusal('country-unknown', { country: code })
    return (Object.keys(changes) as SettingKey[]).flatMap((key) => {
      const after = changes[key]
      return after === undefined || isSameValue(before[key], after)
        ? []
        : { code, key, before: before[key], after }
    })
  })
}

/** Administrators of a market belong to its agency. */
async function checkAdministrators(
  sql: Transaction<Database>,
  { code }: AgencyStanding,
  { lines }: Wish,
): Promise<void> {
  const ids = [...new Set(lines.flatMap(({ changes }) => changes.administrators ?? []))]
  if (ids.length === 0) return
  const members = await sql
    .selectFrom('agency_member')
    .select('person_id')
    .where('agency_code', '=', code)
    .where('person_id', 'in', ids)
    .execute()
  if (members.length < ids.length)
    throw refusal('people-not-in-agency', { count: ids.length - members.length })
}

interface Written {
  agency: string
  personId: string
  from: Date
  now: Date
  reason: string
}

async function write(
  sql: Transaction<Database>,
  { agency, personId, from, now, reason }: Written,
  changes: readonly MarketDifference[],
): Promise<void> {
  await sql
    .insertInto('market_change')
    .values(
      changes.map(({ code, key, before, after }) => ({
        agency_code: agency,
        country_code: code,
        key,
        value: JSON.stringify(after),
        before: JSON.stringify(before),
        effective_from: from,
        reason,
        made_by: personId,
        made_at: now,
      })),
    )
    .execute()
  const codes = [...new Set(changes.map(({ code }) => code))]
  const ofMarket = (market: string) => changes.filter(({ code }) => code === market)
  await writeAudit(
    sql,
    ...codes.map((code) => ({
      actor: personId,
      action: 'market.switched' as const,
      subject: { type: 'market', id: code, name: COUNTRIES[code]!.name },
      agency,
      before: valuesOf(ofMarket(code), 'before'),
      after: { ...valuesOf(ofMarket(code), 'after'), ...(from > now && { from: from.toISOString() }) },
      reason,
    })),
  )
  await tellPeople(sql, 'all', 'catalogue')
}

const valuesOf = (changes: readonly MarketDifference[], which: 'before' | 'after') =>
  Object.fromEntries(changes.map((change) => [change.key, change[which]]))
