import type { Kysely } from 'kysely'
import { rowOf } from '../../../shell/config/app-rows.ts'
import { fillRouteTemplate } from '../../../shell/contract/route-template.ts'
import type { DocumentKind } from '../../api/kit/document-kind.ts'
import type { Database } from '../../db/schema.ts'
import { type DocumentLine, namesOf } from '../stored-document.ts'

type Line = Pick<DocumentLine, 'id' | 'place' | 'status' | 'columns'>

/** Where its app is, and where that opens it; in a brand, the one at hand where it belongs to none. */
export function addressOf(
  { definition: { app, belongsTo, opensAt } }: Pick<DocumentKind, 'definition'>,
  row: Line,
  brand?: string,
): { home: string; path: string } {
  const home = fillRouteTemplate(rowOf(app)?.routes?.[0] ?? '', belongsTo === 'brand' ? row.place : brand)
  return { home, path: home + (opensAt?.(row) ?? '') }
}

/** Likewise where both have documents of the type: a brand's own open under that brand alone. */
export async function addressIn(
  sql: Kysely<Database>,
  kind: Pick<DocumentKind, 'definition'>,
  row: Line,
): Promise<string> {
  if (kind.definition.belongsTo !== 'agency-or-brand') return addressOf(kind, row).path
  const own = await sql.selectFrom('workspace').select('id').where('id', '=', row.place).executeTakeFirst()
  return addressOf(kind, row, own?.id).path
}

/** What notices say of a document: who did it, what it is called, and whose it is. */
export async function aboutDocument(
  sql: Kysely<Database>,
  { place, title }: Pick<DocumentLine, 'place' | 'title'>,
  by: string,
): Promise<{ person: string; title: string; place: string }> {
  const nameOf = await namesOf(sql, [by])
  const brand = await sql
    .selectFrom('workspace')
    .select(['name', 'country_code'])
    .where('id', '=', place)
    .executeTakeFirst()
  const agency = await sql.selectFrom('agency').select('name').where('code', '=', place).executeTakeFirst()
  const where = brand ? [brand.name, brand.country_code].filter(Boolean).join(' · ') : (agency?.name ?? place)
  return { person: nameOf(by).name, title, place: where }
}
