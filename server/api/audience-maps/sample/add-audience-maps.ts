import { AUDIENCE } from '../../../../miniapps/domain/audience/audience-document.ts'
import { AUDIENCE_MAP } from '../../../../miniapps/domain/audience-maps/audience-map.ts'
import { pinPath } from '../../../../miniapps/domain/document/pin.ts'
import { addSampleDocuments } from '../../../documents/add-sample-documents.ts'
import type { Noun } from '../../../world/noun.ts'
import { ACME_BRANDS } from '../../../world/planning/clients.ts'
import { AUTHOR, daysAfter, DONE_AT } from '../../../world/planning/planners.ts'

const MADE_ON = 75
const AUDIENCES = ['heavy-tv', 'young-streamers', 'acme-drinkers', 'lapsed', 'gamers', 'newspapers'].map(
  (name) => `audience-${name}`,
)
const COMPARED = AUDIENCES.slice(0, 2)

/** Of the first brand: which audiences drink it, how they grow, and how they lean by segment. */
export const addAudienceMaps: NonNullable<Noun['addSample']> = async (sql) => {
  const [brand] = ACME_BRANDS
  const pins = AUDIENCES.map((id) => [pinPath(id), { type: AUDIENCE.type, id, version: 1 }])
  const set = {
    title: `${brand!.name}: audiences to grow`,
    notes: 'Drinkers lean to streaming evenings. Check the trend once the next wave is published.',
    dataset: 'survey-2026',
    version: 1,
    weight: 'main',
    'slices/GB-2026-H1': true,
    focus: 'acme = 1',
    profile: 'segment',
    ...Object.fromEntries(pins),
    ...Object.fromEntries(COMPARED.map((id) => [`compared/${id}`, true])),
  }
  await addSampleDocuments(sql, AUDIENCE_MAP, [
    {
      id: `audience-map-${brand!.id}-growth`,
      place: brand!.id,
      facts: null,
      steps: [{ at: daysAfter(DONE_AT, MADE_ON), by: AUTHOR, set }],
    },
  ])
}
