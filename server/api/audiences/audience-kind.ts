import { type Kysely, sql as raw } from 'kysely'
import { AUDIENCE, tagsOf } from '../../../miniapps/domain/audience/audience-document.ts'
import type { Database } from '../../db/schema.ts'
import { documentKind } from '../kit/document-kind.ts'
import { publishEdition } from './publish-edition.ts'
import { refusal } from '../../editions/refusals.ts'

export const AUDIENCES = documentKind({
  definition: AUDIENCE,
  facts: () => Promise.resolve(null),
  acted: async (sql, action, document) => {
    if (action === 'publish') return publishEdition(sql, document)
    if (action === 'delete') await mustBeUnused(sql, document.id)
    return undefined
  },
  changed: async ({ sql }, { before, after, id }) => {
    if (tagsOf(before).join('\n') !== tagsOf(after).join('\n')) await fileUnder(sql, id, tagsOf(after))
  },
})

/** Tags file the audience with all of its editions, those too that are published. */
const fileUnder = (sql: Kysely<Database>, id: string, tags: readonly string[]) =>
  raw`update audience_edition set tags = ${tags}::text[],
      words = concat_ws(' ', title, array_to_string(${tags}::text[], ' '), array_to_string(slices, ' '))
    where document_id = ${id}`.execute(sql)

/** @throws Refusal of what documents of any brand name: they keep it, so it can only be retired. It says nothing of how many they are. */
async function mustBeUnused(sql: Kysely<Database>, id: string): Promise<void> {
  const { rows } = await raw`select from document
    where made_from @> array[${`${AUDIENCE.type}:${id}`}] and status <> 'deleted' limit 1`.execute(sql)
  if (rows.length > 0) throw refusal('audience-used')
}
