import { readTaxonomy } from '../../../../miniapps/domain/taxonomies/read-taxonomy.ts'
import type { Noun } from '../../../world/noun.ts'
import { insertRows } from '../../../world/insert-rows.ts'
import { DONE_AT } from '../../../world/planning/planners.ts'
import { storeNodes } from '../import-taxonomy.ts'
import { addTranslations } from './add-translations.ts'
import { sampleTaxonomy } from './sample-taxonomy.ts'

const AGENCIES = [
  { code: 'choreograph', currency: 'GBP' },
  { code: 'wavemaker', currency: 'USD' },
]

/** A marketplace of an invented seller, in each agency that has the sample survey, and translations into it. */
export const addTaxonomies: Noun['addSample'] = async (sql) => {
  const read = readTaxonomy(sampleTaxonomy())
  for (const { code, currency } of AGENCIES) {
    const of = { taxonomy_id: `taxonomy-${code}`, version: 1 }
    await insertRows(sql, 'taxonomy', [{ id: of.taxonomy_id, agency_code: code, brand_id: null }])
    await insertRows(sql, 'taxonomy_version', [
      {
        ...of,
        name: 'Harbourline Marketplace',
        currency,
        imported_at: new Date(DONE_AT).toISOString(),
        imported_by: null,
      },
    ])
    await storeNodes(sql, of, read, 'survey-2026')
  }
  await addTranslations(sql)
}
