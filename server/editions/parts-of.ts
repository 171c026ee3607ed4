import type { Kysely } from 'kysely'
import { audienceRefs } from '../../miniapps/domain/audience/compose/audience-refs.ts'
import { cyclePath } from '../../miniapps/domain/audience/compose/cycle-path.ts'
import type { Edition } from '../../miniapps/domain/audience/edition.ts'
import type { Expression } from '../../miniapps/domain/audience/expression.ts'
import type { Database } from '../db/schema.ts'
import { editionFor } from './edition-for.ts'
import { refusal } from './refusals.ts'
import type { ViewingBrand } from './viewing-brand.ts'

interface Whole {
  id: string
  title: string
  expression: Expression
  dataset: string
  datasetVersion: number
}

/**
 * Editions that an audience is made of, those within them too, by `id@version`.
 * @throws Refusal where the brand may not see one, where one was counted on other data, and where the audience would contain itself
 */
export async function partsOf(
  sql: Kysely<Database>,
  brand: ViewingBrand,
  whole: Whole,
): Promise<ReadonlyMap<string, Edition>> {
  const parts = new Map<string, Edition>()
  let refs = audienceRefs(whole.expression)
  while (refs.length) {
    const read: Edition[] = []
    for (const { id, version } of refs) read.push(await editionFor(sql, brand, id, version))
    for (const part of read) {
      parts.set(`${part.id}@${part.version}`, part)
      if (part.dataset !== whole.dataset || part.datasetVersion !== whole.datasetVersion)
        throw refusal('audience-of-other-data', {
          title: part.title,
          dataset: part.datasetName,
          version: part.datasetVersion,
        })
    }
    mustHaveNoCycle(whole, parts)
    refs = read
      .flatMap(({ expression }) => audienceRefs(expression))
      .filter(({ id, version }) => !parts.has(`${id}@${version}`))
  }
  return parts
}

function mustHaveNoCycle(whole: Whole, parts: ReadonlyMap<string, Edition>): void {
  const editions = [...parts.values()]
  for (const { id: added } of audienceRefs(whole.expression)) {
    const path = cyclePath({
      id: whole.id,
      added,
      partsOf: (id) =>
        editions
          .filter((each) => each.id === id)
          .flatMap(({ expression }) => audienceRefs(expression).map((ref) => ref.id)),
    })
    if (!path) continue
    const titles = new Map([
      [whole.id, whole.title],
      ...editions.map(({ id, title }) => [id, title] as const),
    ])
    throw refusal('audience-cycle', { path: path.map((id) => titles.get(id) ?? id).join(' → ') })
  }
}
