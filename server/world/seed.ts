import { type Kysely, sql as raw } from 'kysely'
import type { Db } from '../db/db.ts'
import type { Database } from '../db/schema.ts'
import { accountRows } from './account-rows.ts'
import { AGENCIES } from './agencies.ts'
import { DEMO_ROLES } from './demo-permissions.ts'
import { Dice } from './dice.ts'
import { insertRows } from './insert-rows.ts'
import { organisations } from './organisations.ts'
import { colleagues, demoPeople } from './people.ts'
import { colleaguePermissions, demoPermissions } from './permission-rows.ts'
import { publishReferenceData } from './publish-reference-data.ts'
import { sampleRuns } from './sample-runs.ts'
import { PERSON_ROLES, USER_ROLES } from './user-roles.ts'

const MARKER = 'sample-world'
const DICE_SEED = 20260
const SEED_LOCK = 20260
const LEFT_OUT = 'The sample world is left out: this database has agencies or people of its own.'

/**
 * Brings the reference data up to date and, unless told not to, fills an empty database with the sample world. Answers
 * whether that is there.
 */
export async function seed(
  db: Db,
  options: { sampleWorld: boolean } = { sampleWorld: true },
): Promise<boolean> {
  const outcome = await db.sql
    .transaction()
    .execute(async (sql): Promise<'known' | 'new' | 'not asked for' | 'in use'> => {
      // Of two processes that start together, the second waits here and finds everything done.
      await raw`select pg_advisory_xact_lock(${SEED_LOCK})`.execute(sql)
      await publishReferenceData(sql)
      if (await has(sql, 'seed_marker')) return 'known'
      if (!options.sampleWorld) return 'not asked for'
      if ((await has(sql, 'agency')) || (await has(sql, 'person'))) return 'in use'
      await sql.insertInto('seed_marker').values({ name: MARKER, seeded_at: new Date() }).execute()
      await sampleWorld(sql)
      return 'new'
    })
  if (outcome === 'in use') console.warn(LEFT_OUT)
  // The embedded database has nobody who would gather statistics later, and plans badly without.
  if (outcome === 'new') await raw`analyze`.execute(db.sql)
  return outcome === 'known' || outcome === 'new'
}

const has = async (sql: Kysely<Database>, table: 'agency' | 'person' | 'seed_marker'): Promise<boolean> =>
  (
    await sql
      .selectFrom(table)
      .select(raw`1`.as('one'))
      .limit(1)
      .execute()
  ).length > 0

async function sampleWorld(sql: Kysely<Database>): Promise<void> {
  const dice = new Dice(DICE_SEED)
  const organised = organisations(dice)
  const staff = colleagues(dice)
  const agencyMembers = [
    ...DEMO_ROLES.flatMap(({ personId, agencies }) =>
      agencies.map((code) => ({ agency_code: code, person_id: personId })),
    ),
    ...staff.flatMap(({ person, agencies }) =>
      agencies.map((code) => ({ agency_code: code, person_id: person.id })),
    ),
  ]
  await insertRows(sql, 'agency', AGENCIES)
  await insertRows(sql, 'person', [...(await demoPeople()), ...staff.map(({ person }) => person)])
  await insertRows(sql, 'agency_member', agencyMembers)
  await insertRows(
    sql,
    'user_role',
    USER_ROLES.map(({ applicationId, ...role }) => ({ ...role, application_id: applicationId })),
  )
  await insertRows(sql, 'person_role', PERSON_ROLES)
  await insertRows(sql, 'account', accountRows(organised))
  for (const kind of ['advertisers', 'advertiserMarkets', 'markets', 'brands'] as const) {
    await insertRows(
      sql,
      'workspace',
      organised.flatMap((organisation) => organisation[kind]),
    )
  }
  await insertRows(sql, 'permission_record', demoPermissions(DEMO_ROLES, organised))
  await insertRows(sql, 'permission_record', colleaguePermissions(dice, staff, organised))
  const { runs, answers } = sampleRuns(dice, staff, organised)
  await insertRows(sql, 'scorecard_run', runs)
  await insertRows(sql, 'scorecard_answer', answers)
}
