import type { Transaction } from 'kysely'
import { writeAudit } from '../../audit/write-audit.ts'
import type { Database } from '../../db/schema.ts'
import { log } from '../../log/log.ts'
import type { ApiParts } from '../kit/api-environment.ts'
import { Refusal } from '../kit/refusal.ts'
import { changeRights } from './change-rights.ts'
import { throughGroups } from './guard/concerned.ts'

type Parts = Pick<ApiParts, 'sql' | 'spellings'>

/** Groups that somebody is to join and to leave, by id. */
interface Move {
  join: readonly string[]
  leave: readonly string[]
}

/**
 * Membership by the provider's word: of the groups, in the person's agencies, that are called like theirs. What the rules
 * about rights refuse is logged and stays as it is, and the person comes in all the same: first they leave, then they join
 * one group after the other, so that one refused keeps none of the others.
 */
export async function keepGroups(parts: Parts, personId: string, groups: readonly string[]): Promise<void> {
  const { join, leave } = await moveOf(parts, personId, groups)
  const moves: Move[] = [
    ...(leave.length > 0 ? [{ join: [], leave }] : []),
    ...join.map((group) => ({ join: [group], leave: [] })),
  ]
  const refused: string[] = []
  for (const move of moves) {
    const refusal = await tried(parts, personId, move)
    if (refusal) refused.push(await noteRefusal(parts, personId, move, refusal))
  }
  if (refused.length > 0) told.set(personId, refused)
  else told.delete(personId)
}

/** Refusals that were told already: the same claims come again with every token. */
const told = new Map<string, readonly string[]>()

async function moveOf({ sql }: Parts, personId: string, groups: readonly string[]): Promise<Move> {
  const wanted = await sql
    .selectFrom('person_group')
    .innerJoin('agency_member', 'agency_member.agency_code', 'person_group.agency_code')
    .select('person_group.id')
    .where('person_id', '=', personId)
    .where('source', '=', 'claims')
    .where('external_id', 'in', [...groups, '']) // never empty, which no database reads
    .orderBy('person_group.id')
    .execute()
  const held = await sql
    .selectFrom('group_member')
    .select(['group_id as id', 'source'])
    .where('person_id', '=', personId)
    .execute()
  return {
    join: wanted.filter(({ id }) => held.every((each) => each.id !== id)).map(({ id }) => id),
    leave: held
      .filter(({ id, source }) => source === 'claims' && wanted.every((each) => each.id !== id))
      .map(({ id }) => id),
  }
}

/** @returns why it was refused, if it was */
async function tried(parts: Parts, personId: string, move: Move): Promise<Refusal | undefined> {
  try {
    await changeRights(parts, {
      by: 'claims',
      dry: false,
      concerned: throughGroups([...move.join, ...move.leave], [personId]),
      make: (sql) => moved(sql, personId, move),
      note: (done) => (done ? [{ ...entryOf(personId, move), action: 'person.regrouped' }] : []),
    })
    return undefined
  } catch (error) {
    if (error instanceof Refusal) return error
    throw error
  }
}

/** @returns whether there was anything to do: of two calls at once the second finds it done */
async function moved(sql: Transaction<Database>, personId: string, { join, leave }: Move): Promise<boolean> {
  const left = await sql
    .deleteFrom('group_member')
    .where('person_id', '=', personId)
    .where('source', '=', 'claims')
    .where('group_id', 'in', [...leave, ''])
    .returning('group_id')
    .execute()
  if (join.length === 0) return left.length > 0
  const joined = await sql
    .insertInto('group_member')
    .values(join.map((group_id) => ({ group_id, person_id: personId, source: 'claims' as const })))
    .onConflict((conflict) => conflict.doNothing())
    .returning('group_id')
    .execute()
  return left.length + joined.length > 0
}

const entryOf = (id: string, { join, leave }: Move) => ({
  subject: { type: 'person', id } as const,
  before: { groups: leave },
  after: { groups: join },
})

/** @returns what was told, once for each reason */
async function noteRefusal(
  { sql }: Parts,
  personId: string,
  move: Move,
  { problem }: Refusal,
): Promise<string> {
  const what = JSON.stringify([move, problem.code])
  if (told.get(personId)?.includes(what)) return what
  log('warn', `The provider's groups of ${personId} were not taken over: ${problem.code}`)
  const entry = { ...entryOf(personId, move), action: 'person.regrouped' } as const
  await writeAudit(sql, { ...entry, outcome: 'refused', reason: `claims: ${problem.code}` })
  return what
}
