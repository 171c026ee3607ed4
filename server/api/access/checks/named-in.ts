import { type Kysely, sql as raw } from 'kysely'
import type { NamedThing } from '../../../../miniapps/domain/access/wire-checks.ts'
import type { Database } from '../../../db/schema.ts'
import { accountLines } from '../account-lines.ts'

/** Accounts, groups and roles of these agencies that stand in states by their ids; what is gone since has no name. */
export async function namedIn(
  sql: Kysely<Database>,
  agencies: readonly string[],
  states: readonly unknown[],
): Promise<(state: unknown) => readonly NamedThing[]> {
  const texts = [...new Set(states.flatMap(textsIn))]
  if (texts.length === 0) return () => []
  const ours = [...agencies]
  const accountOf = await accountLines(sql, texts)
  const { rows } = await raw<NamedThing>`
    select id, name, 'group' as kind, null as country from person_group where id = any(${texts}::text[]) and agency_code = any(${ours}::text[])
    union all select id, name, 'role', null from user_role
      where id = any(${texts}::text[]) and (cardinality(agencies) = 0 or agencies && ${ours}::text[])`.execute(
    sql,
  )
  const named = new Map(rows.map((row) => [row.id, row]))
  const thing = (id: string): NamedThing | undefined => {
    const { agency, kind, name, country } = accountOf(id)
    return named.get(id) ?? (agencies.includes(agency) ? { id, kind, name, country } : undefined)
  }
  return (state) => [...new Set(textsIn(state))].flatMap((text) => thing(text) ?? [])
}

function textsIn(state: unknown): readonly string[] {
  if (typeof state === 'string') return [state]
  return typeof state === 'object' && state !== null ? Object.values(state).flatMap(textsIn) : []
}
