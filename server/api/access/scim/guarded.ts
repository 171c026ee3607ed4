import type { Transaction } from 'kysely'
import type { Database } from '../../../db/schema.ts'
import { changeIn } from '../change-rights.ts'
import { inAgency, throughGroups } from '../guard/concerned.ts'
import type { Concerned } from '../guard/standing.ts'
import type { ScimContext } from './scim-context.ts'

type Make = (sql: Transaction<Database>) => Promise<void>

/** Somebody joins the agency, leaves it, or comes under other rules of groups. */
export const guardedPerson = (context: ScimContext, id: string, make: Make) =>
  guarded(context, inAgency(context.agency, [id]), make)

/** People join a group or leave it. */
export const guardedGroup = (context: ScimContext, id: string, people: readonly string[], make: Make) =>
  guarded(context, throughGroups([id], people), make)

/** The one guard of all changes of rights; `make` writes its own entries of the audit log. */
async function guarded({ sql, spellings }: ScimContext, concerned: Concerned, make: Make): Promise<void> {
  await changeIn(sql, { spellings }, { by: 'directory', dry: false, concerned, make })
}
