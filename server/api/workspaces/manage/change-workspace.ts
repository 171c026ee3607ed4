import type { Transaction } from 'kysely'
import { currencyOf } from '../../../../miniapps/domain/workspaces/currency.ts'
import type { Kind } from '../../../../miniapps/domain/workspaces/hierarchy.ts'
import type { WorkspaceChange } from '../../../../miniapps/domain/workspaces/workspace-input.ts'
import type { Database } from '../../../db/schema.ts'
import { refusal } from '../refusals.ts'
import { checkName } from './add-workspace.ts'
import { checkCountries, knownCountries } from '../../kit/countries.ts'
import { lockWorkspace } from './lock-workspace.ts'
import { note } from './note.ts'
import type { SeenWorkspace } from './workspace-access.ts'

/** Changes what a workspace is called and about; what was changed by somebody meanwhile is refused. */
export async function changeWorkspace(
  sql: Transaction<Database>,
  { line: { id }, agency }: SeenWorkspace,
  personId: string,
  { base, ...change }: WorkspaceChange,
): Promise<void> {
  const line = await lockWorkspace(sql, id)
  if (line.updated_at.toISOString() !== base) throw refusal('workspace-changed-meanwhile')
  if (change.name !== undefined)
    await checkName(
      sql,
      line.parent_id,
      { type: line.type as Kind, name: change.name },
      line.country_code,
      id,
    )
  const currency = change.countries && (await newCurrency(sql, line, agency.code, change.countries))
  const was: Record<string, unknown> = {
    name: line.name,
    description: line.description ?? '',
    categories: line.categories,
    countries: line.countries,
  }
  const changed = Object.entries(change).filter(
    ([key, value]) => value !== undefined && JSON.stringify(value) !== JSON.stringify(was[key]),
  )
  if (changed.length === 0) return
  const after = Object.fromEntries(changed)
  await sql
    .updateTable('workspace')
    .set({
      ...after,
      ...(currency && { currency }),
      updated_at: new Date().toISOString(),
      updated_by: personId,
    })
    .where('id', '=', id)
    .execute()
  if (currency && currency !== line.currency)
    await sql.updateTable('workspace').set({ currency }).where('parent_id', '=', id).execute()
  if (change.name !== undefined && line.type === 'ADVERTISER')
    await sql.updateTable('workspace').set({ client_name: change.name }).where('client_id', '=', id).execute()
  const before = Object.fromEntries(changed.map(([key]) => [key, was[key]]))
  await note(sql, { actor: personId, agency: agency.code, workspace: line, verb: 'changed', before, after })
}

type Line = Awaited<ReturnType<typeof lockWorkspace>>

/** Only an advertiser market's countries change, and none goes in which it has a brand. */
async function newCurrency(
  sql: Transaction<Database>,
  line: Line,
  agency: string,
  countries: readonly string[],
): Promise<string | undefined> {
  if (line.type !== 'ADVERTISER_MARKET') throw refusal('workspace-countries-wrong')
  const known = await knownCountries(sql, agency)
  checkCountries(countries, known, line.countries)
  const brands = await sql
    .selectFrom('workspace')
    .select('country_code')
    .distinct()
    .where('parent_id', '=', line.id)
    .execute()
  const kept = brands.flatMap(({ country_code }) =>
    country_code && !countries.includes(country_code) ? [known.get(country_code)?.name ?? country_code] : [],
  )
  if (kept.length > 0) throw refusal('workspace-countries-in-use', { countries: kept.join(', ') })
  return currencyOf(countries, known)
}
