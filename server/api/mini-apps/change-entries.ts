import type { Kysely } from 'kysely'
import { miniAppInput, removalInput } from '../../../miniapps/domain/mini-apps/mini-app-input.ts'
import { problemAt } from '../../../shell/config/entry-checks.ts'
import type { EntryProblem } from '../../../shell/contract/faulty-entry.ts'
import type { RuntimeMiniApp } from '../../../shell/contract/runtime-config.ts'
import { writeAudit } from '../../audit/write-audit.ts'
import type { Database } from '../../db/schema.ts'
import { readJson } from '../kit/read-json.ts'
import { type CallWorld, done, type Handler } from '../kit/routes.ts'
import { othersOf } from './list-entries.ts'
import { problemsBeside } from './merged-entries.ts'
import { refusal } from './refusals.ts'
import { storedEntries, tellOfEntries } from './stored-entries.ts'

/** Adds an entry, or puts it in the place of the one of its key. */
export const changeEntry: Handler<CallWorld, 'key'> = async (world, context, { key }) => {
  const { entry: given, trial, isNew, reason } = await readJson(context, miniAppInput)
  const ours = [...world.installation.ownAudiences, ...context.get('audiences')]
  await world.sql.transaction().execute(async (trx) => {
    const stored = await storedEntries(trx)
    const before = stored.find((each) => each.key === key)
    if (!isNew && !before) throw refusal('mini-app-not-stored', { key })
    const clash = isNew && before ? [problemAt('key', 'is taken by a stored mini-app.')] : []
    const others = othersOf(key, world.installation.ofFile(), stored)
    refuseFaulty([...clash, ...problemsBeside(others, given, ours)])
    const entry = given as RuntimeMiniApp // nothing of it is wrong
    if (entry.key !== key) refuseFaulty([problemAt('key', `must stay "${key}".`)])
    const row = { entry: JSON.stringify(entry), trial }
    await trx
      .insertInto('mini_app_entry')
      .values({ key, ...row })
      .onConflict((conflict) => conflict.column('key').doUpdateSet(row))
      .execute()
    await note(trx, world, {
      action: before ? 'mini-app.changed' : 'mini-app.added',
      key,
      title: entry.title,
      reason,
      ...(before && { before: { ...before.entry, trial: before.trial } }),
      after: { ...entry, trial },
    })
  })
  return done(context)
}
changeEntry.takes = { body: miniAppInput }

export const removeEntry: Handler<CallWorld, 'key'> = async (world, context, { key }) => {
  const { reason } = await readJson(context, removalInput)
  await world.sql.transaction().execute(async (trx) => {
    const before = await trx
      .deleteFrom('mini_app_entry')
      .where('key', '=', key)
      .returningAll()
      .executeTakeFirst()
    if (!before) throw refusal('mini-app-not-stored', { key })
    const { title } = before.entry
    await note(trx, world, { action: 'mini-app.removed', key, title, reason, before: before.entry })
  })
  return done(context)
}
removeEntry.takes = { body: removalInput }

function refuseFaulty(problems: readonly EntryProblem[]): void {
  if (problems.length === 0) return
  const errors = problems.map(({ field, sentence }) => ({
    field,
    code: 'wrong',
    values: { why: sentence },
    message: sentence,
  }))
  throw refusal('mini-app-faulty', { problem: errors.map(({ message }) => message).join(' ') }, { errors })
}

interface Noted {
  action: 'mini-app.added' | 'mini-app.changed' | 'mini-app.removed'
  key: string
  title: string
  reason: string
  before?: object
  after?: object
}

async function note(
  trx: Kysely<Database>,
  { person, installation }: CallWorld,
  { key, title, ...entry }: Noted,
): Promise<void> {
  await writeAudit(trx, {
    ...entry,
    actor: person.id,
    agency: installation.agency,
    subject: { type: 'mini-app', id: key, name: title },
  })
  await tellOfEntries(trx)
}
