import type { Kysely } from 'kysely'
import type { Body } from '../../../../miniapps/domain/document/change.ts'
import { pinPath } from '../../../../miniapps/domain/document/pin.ts'
import {
  basketPath,
  SOURCE,
  TAXONOMY,
  TRANSLATION,
} from '../../../../miniapps/domain/taxonomies/translation.ts'
import type { Database } from '../../../db/schema.ts'
import { addSampleDocuments } from '../../../documents/add-sample-documents.ts'
import { ACME_BRANDS } from '../../../world/planning/clients.ts'
import { AUTHOR } from '../../../world/planning/planners.ts'

interface SampleTranslation {
  name: string
  source: string
  /** Ids of nodes. */
  basket: readonly string[]
  at: number
  more: Body
}

const SAMPLES: readonly SampleTranslation[] = [
  {
    name: 'young-streamers',
    source: 'audience-young-streamers',
    basket: ['age-band-1', 'streaming-1'],
    at: Date.UTC(2026, 9, 7, 9),
    more: {
      title: 'Young daily streamers at Harbourline',
      join: 'all',
      notes:
        'Both segments together are the audience. “Up to 24” alone reaches all of it too, but about one contact in five goes to others. Ask Harbourline whether the two can be sold as one line before we book.',
    },
  },
  {
    name: 'heavy-tv',
    source: 'audience-heavy-tv',
    basket: ['interests-2', 'children-2'],
    at: Date.UTC(2026, 9, 8, 9),
    more: {
      title: 'Heavy TV viewers, cheaper than by name',
      join: 'any',
      floor: 0.45,
      notes:
        'The segment of heavy viewers is exact and dear. About half of the gardeners, and of parents with children of primary age, watch heavily too, and they cost a quarter: even with the waste a true contact is cheaper.',
    },
  },
]

/** Of the first brand: an audience that two segments give exactly, and one that others come near for less money. */
export async function addTranslations(sql: Kysely<Database>): Promise<void> {
  const [brand] = ACME_BRANDS
  await addSampleDocuments(
    sql,
    TRANSLATION,
    SAMPLES.map(({ name, source, basket, at, more }) => ({
      id: `translation-${brand!.id}-${name}`,
      place: brand!.id,
      facts: null,
      steps: [
        {
          at,
          by: AUTHOR,
          set: {
            ...more,
            [pinPath(SOURCE)]: { type: 'audience', id: source, version: 1 },
            [pinPath(TAXONOMY)]: { type: 'taxonomy', id: 'taxonomy-choreograph', version: 1 },
            ...Object.fromEntries(basket.map((node) => [basketPath(node), node])),
          },
        },
      ],
    })),
  )
}
