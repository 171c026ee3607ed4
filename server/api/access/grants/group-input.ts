import type { Transaction } from 'kysely'
import * as v from 'valibot'
import type { Database } from '../../../db/schema.ts'
import { refusal } from '../refusals.ts'
import { id, name, note, reason, rule, strict } from '../input.ts'

export const groupInput = strict({
  agency: id,
  name,
  description: note,
  rule,
  externalId: v.optional(v.nullable(name), null),
  reason,
})

export type GroupInput = v.InferOutput<typeof groupInput>

export const sourceOf = ({ externalId }: GroupInput) => (externalId === null ? 'portal' : 'claims')

/** Whoever is in the other group joins when they sign in. */
export const forgetClaims = (sql: Transaction<Database>, group: string) =>
  sql.deleteFrom('group_member').where('group_id', '=', group).where('source', '=', 'claims').execute()

/** @throws Refusal where another group of the agency has the name, or follows the same group of the provider */
export async function mustBeFree(
  sql: Transaction<Database>,
  group: string,
  { agency, name, externalId }: GroupInput,
): Promise<void> {
  const others = sql.selectFrom('person_group').where('agency_code', '=', agency).where('id', '<>', group)
  if (await others.where('name', '=', name).select('id').executeTakeFirst())
    throw refusal('name-taken', { name })
  const ofClaims = others.where('source', '=', 'claims').where('external_id', '=', externalId)
  if (externalId !== null && (await ofClaims.select('id').executeTakeFirst()))
    throw refusal('name-taken', { name: externalId })
}
