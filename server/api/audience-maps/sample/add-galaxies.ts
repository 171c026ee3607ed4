import { GALAXY } from '../../../../miniapps/domain/galaxies/galaxy.ts'
import { addSampleDocuments } from '../../../documents/add-sample-documents.ts'
import type { Noun } from '../../../world/noun.ts'
import { ACME_BRANDS } from '../../../world/planning/clients.ts'
import { AUTHOR, DONE_AT } from '../../../world/planning/planners.ts'

const QUESTIONS = ['tv', 'streaming', 'acme', 'age_band', 'segment', 'podcasts', 'gaming']
const FEATURES = ['score_home', 'score_connected', 'score_status', 'score_active']

/** Of the first brand: what its drinkers watch and hear, and the segments that were planted in the survey. */
export const addGalaxies: NonNullable<Noun['addSample']> = async (sql) => {
  const [brand] = ACME_BRANDS
  const marks = (folder: string, names: readonly string[]) =>
    Object.fromEntries(names.map((name) => [`${folder}/${name}`, true]))
  const set = {
    title: `${brand!.name}: neighbours of its drinkers`,
    dataset: 'survey-2026',
    version: 1,
    weight: 'main',
    ...marks('slices', ['GB-2026-H1']),
    ...marks('questions', QUESTIONS),
    ...marks('features', FEATURES),
  }
  await addSampleDocuments(sql, GALAXY, [
    {
      id: `galaxy-${brand!.id}-drinkers`,
      place: brand!.id,
      facts: null,
      steps: [{ at: DONE_AT, by: AUTHOR, set }],
    },
  ])
}
