import type { Kysely } from 'kysely'
import type { MarketApp, OverrideInput } from '../../../miniapps/domain/catalogue/catalogue-input.ts'
import type { AppOverride } from '../../../shell/contract/catalogue.ts'
import { writeAudit } from '../../audit/write-audit.ts'
import type { Database } from '../../db/schema.ts'
import { tellPeople } from '../../live/tell-people.ts'
import { overridesOf } from './read-catalogue.ts'

/** Who changes it, in which agency. */
export interface Administrator {
  personId: string
  agency: string
}

/** Says how an app stands in the agency, or in one of its markets: noted, and told to all who look at it. */
export async function arrangeApp(
  sql: Kysely<Database>,
  { personId, agency }: Administrator,
  input: OverrideInput,
): Promise<void> {
  const { app, country, maintenance, featured, hidden, beta, requestable, owner } = input
  const said = {
    featured,
    hidden,
    beta,
    requestable,
    owner,
    maintenance_until: maintenance?.until ?? null,
    maintenance_note: maintenance?.note ?? '',
  }
  await sql.transaction().execute(async (trx) => {
    const before = await overrideBefore(trx, agency, input)
    await trx
      .insertInto('app_override')
      .values({ agency_code: agency, country_code: country, app, position: null, ...said })
      .onConflict((conflict) => conflict.columns(['agency_code', 'country_code', 'app']).doUpdateSet(said))
      .execute()
    await writeAudit(trx, {
      actor: personId,
      action: isSame(before?.maintenance, maintenance) ? 'app.arranged' : 'app.maintenance',
      subject: { type: 'app', id: app, name: app },
      agency,
      before,
      after: input,
    })
    await tellPeople(trx, 'all', 'catalogue')
  })
}

/** A market follows the whole agency again. */
export async function dropOverride(
  sql: Kysely<Database>,
  { personId, agency }: Administrator,
  { app, country }: MarketApp,
): Promise<void> {
  await sql.transaction().execute(async (trx) => {
    const before = await overrideBefore(trx, agency, { app, country })
    if (!before) return
    await trx
      .deleteFrom('app_override')
      .where('agency_code', '=', agency)
      .where('country_code', '=', country)
      .where('app', '=', app)
      .execute()
    const subject = { type: 'app', id: app, name: app }
    await writeAudit(trx, { actor: personId, action: 'app.arranged', subject, agency, before })
    await tellPeople(trx, 'all', 'catalogue')
  })
}

async function overrideBefore(
  sql: Kysely<Database>,
  agency: string,
  { app, country }: Pick<OverrideInput, 'app' | 'country'>,
): Promise<AppOverride | undefined> {
  const overrides = await overridesOf(sql, agency)
  return overrides.find((override) => override.app === app && override.country === country)
}

const isSame = (one: AppOverride['maintenance'] | undefined, other: OverrideInput['maintenance']): boolean =>
  (one?.until ?? '') === (other ? new Date(other.until).toISOString() : '') &&
  (one?.note ?? '') === (other?.note ?? '')

/** The order of the agency's apps, the first first; what is not named stands behind them. */
export async function orderApps(
  sql: Kysely<Database>,
  { personId, agency }: Administrator,
  apps: readonly string[],
): Promise<void> {
  await sql.transaction().execute(async (trx) => {
    const own = trx.selectFrom('app_override').where('agency_code', '=', agency)
    const rows = await own.select(['app', 'position']).where('country_code', 'is', null).execute()
    const before = rows
      .filter(({ position }) => position !== null)
      .toSorted((a, b) => a.position! - b.position!)
    await trx.updateTable('app_override').set({ position: null }).where('agency_code', '=', agency).execute()
    if (apps.length > 0)
      await trx
        .insertInto('app_override')
        .values([...new Set(apps)].map((app, position) => ({ ...plain, agency_code: agency, app, position })))
        .onConflict((conflict) =>
          conflict
            .columns(['agency_code', 'country_code', 'app'])
            .doUpdateSet((set) => ({ position: set.ref('excluded.position') })),
        )
        .execute()
    await writeAudit(trx, {
      actor: personId,
      action: 'app.ordered',
      subject: { type: 'agency', id: agency, name: agency },
      agency,
      before: before.map(({ app }) => app),
      after: apps,
    })
    await tellPeople(trx, 'all', 'catalogue')
  })
}

const plain = {
  country_code: null,
  featured: false,
  hidden: false,
  beta: false,
  requestable: false,
  maintenance_until: null,
  maintenance_note: '',
  owner: '',
}
