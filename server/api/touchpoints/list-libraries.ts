import { textAt } from '../../../miniapps/domain/document/change.ts'
import { ALL_MARKETS, TOUCHPOINT_LIBRARY } from '../../../miniapps/domain/touchpoints/touchpoint-library.ts'
import type { LibraryLine } from '../../../miniapps/domain/touchpoints/wire.ts'
import { bodyOf, namesOf } from '../../documents/stored-document.ts'
import { settledIn } from '../../documents/settled-versions.ts'
import type { BrandWorld } from '../kit/brand-world.ts'
import type { Handler } from '../kit/routes.ts'
import { mayConfigure } from './may-configure.ts'

/** Every library of the agency as it is now, drafts among them: that of all markets first. */
export const listLibraries: Handler<BrandWorld, 'brandId'> = async (world) => {
  await mayConfigure(world)
  const documents = await world.sql
    .selectFrom('document')
    .select(['id', 'title', 'status', 'fields', 'updated_at', 'updated_by'])
    .where('type', '=', TOUCHPOINT_LIBRARY.type)
    .where('place', '=', world.agency)
    .execute()
  const nameOf = await namesOf(
    world.sql,
    documents.map((each) => each.updated_by),
  )
  const settled = await settledIn(world.sql, TOUCHPOINT_LIBRARY, [world.agency])
  const lines = documents.map(({ id, title, status, fields, ...last }): LibraryLine => {
    const body = bodyOf(fields)
    const publications = Number(body['publications'] ?? 0)
    return {
      id,
      title,
      status,
      market: textAt(body, 'market') || ALL_MARKETS,
      published: publications ? `v${publications}` : null,
      updatedAt: last.updated_at.toISOString(),
      updatedBy: nameOf(last.updated_by).name,
      body,
      inForce: settled.find((each) => each.id === id)?.body ?? null,
    }
  })
  const place = ({ market }: LibraryLine) => (market === ALL_MARKETS ? '' : market)
  return { data: lines.toSorted((one, other) => (place(one) < place(other) ? -1 : 1)) }
}
