import type { Kysely } from 'kysely'
import { rowOf } from '../../../shell/config/app-rows.ts'
import { type OnboardingPath, stepId } from '../../../miniapps/domain/onboarding/onboarding-path.ts'
import { type Reached, standingOf } from '../../../miniapps/domain/onboarding/progress.ts'
import type { Database } from '../../db/schema.ts'
import type { ApiParts } from '../kit/api-environment.ts'
import { pathsOf } from './agency-paths.ts'
import { seenEvents } from './seen-events.ts'

/** What somebody has reached in an agency, and on which paths they are. */
export interface Progress {
  paths: readonly OnboardingPath[]
  reached: Reached
}

/** Of several people at once; what they did is stored once it is seen, for visits are not kept for ever. */
export async function readProgress(
  { sql, spellings }: Pick<ApiParts, 'sql' | 'spellings'>,
  agency: { code: string; az_id: string },
  people: readonly string[],
): Promise<ReadonlyMap<string, Progress>> {
  const { paths: all } = await pathsOf(sql, agency.code)
  await storeSeen(sql, people, all)
  const [held, done] = await Promise.all([heldBy(sql, agency.az_id, people), doneBy(sql, people)])
  return new Map(
    people.map((person) => {
      const permissions = held.get(person) ?? []
      const may = (permission: string | undefined) =>
        permission === undefined || spellings(permission).some((each) => permissions.includes(each))
      const paths = all.filter(({ permission }) => may(permission))
      const apps = paths.flatMap(({ steps }) => steps.flatMap(({ app }) => app ?? []))
      const closedApps = new Set(apps.filter((app) => !may(rowOf(app)?.needs?.permission)))
      return [person, { paths, reached: { done: done.get(person) ?? new Set<string>(), closedApps } }]
    }),
  )
}

/** Only what is open ticks itself off: whatever waits for another step counts once that is done. */
async function storeSeen(
  sql: Kysely<Database>,
  people: readonly string[],
  paths: readonly OnboardingPath[],
): Promise<void> {
  const [seen, done] = await Promise.all([seenEvents(sql, people, paths), doneBy(sql, people)])
  const rows = people.flatMap((person) => {
    const reached = { done: new Set(done.get(person)), closedApps: new Set<string>() }
    const events = new Map(seen.filter((each) => each.person === person).map(({ event, at }) => [event, at]))
    return paths.flatMap((path) =>
      path.steps.flatMap((step) => {
        const at = step.seen && events.get(step.seen)
        if (!at || standingOf(path, step, reached) !== 'open') return []
        const id = stepId(path, step)
        reached.done.add(id)
        return [{ person_id: person, step: id, done_at: at, by_event: true }]
      }),
    )
  })
  if (rows.length === 0) return
  await sql
    .insertInto('onboarding_done')
    .values(rows)
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}

/** All permissions of each person on the account; the view has a row for each way of holding them, such as by a role and directly. */
async function heldBy(sql: Kysely<Database>, account: string, people: readonly string[]) {
  const rows = await sql
    .selectFrom('effective_permission')
    .select(['person_id', 'permissions'])
    .where('account_id', '=', account)
    .where('person_id', 'in', [...people, ''])
    .execute()
  const held = new Map<string, string[]>()
  for (const { person_id, permissions } of rows)
    held.set(person_id, [...(held.get(person_id) ?? []), ...permissions])
  return held
}

async function doneBy(sql: Kysely<Database>, people: readonly string[]): Promise<Map<string, Set<string>>> {
  const rows = await sql
    .selectFrom('onboarding_done')
    .select(['person_id', 'step'])
    .where('person_id', 'in', [...people, ''])
    .execute()
  const done = new Map<string, Set<string>>()
  for (const { person_id, step } of rows) done.set(person_id, (done.get(person_id) ?? new Set()).add(step))
  return done
}
