import type { Kysely } from 'kysely'
import type { Database } from '../db/schema.ts'

/**
 * People stand in entries by id alone, also in what was before and after: their names are joined when the log is read, so
 * that they are gone from it once somebody is erased. Answers how to read such a state.
 */
export async function withNames(
  sql: Kysely<Database>,
  states: readonly unknown[],
): Promise<(state: unknown) => unknown> {
  const texts = new Set<string>()
  for (const state of states) collect(state, texts)
  if (texts.size === 0) return (state) => state
  const people = await sql
    .selectFrom('person')
    .select(['id', 'firstname', 'lastname', 'email'])
    .where('id', 'in', [...texts])
    .execute()
  const names = new Map(
    people.map(({ id, firstname, lastname, email }) => [id, `${firstname} ${lastname}`.trim() || email]),
  )
  return (state) => replaced(state, names)
}

function collect(state: unknown, texts: Set<string>): void {
  if (typeof state === 'string') texts.add(state)
  else if (typeof state === 'object' && state !== null)
    for (const part of Object.values(state)) collect(part, texts)
}

function replaced(state: unknown, names: ReadonlyMap<string, string>): unknown {
  if (typeof state === 'string') return names.get(state) ?? state
  if (Array.isArray(state)) return state.map((part) => replaced(part, names))
  if (typeof state !== 'object' || state === null) return state
  return Object.fromEntries(Object.entries(state).map(([key, part]) => [key, replaced(part, names)]))
}
