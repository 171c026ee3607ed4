import { CAMPAIGN } from '../../../../miniapps/domain/campaigns/campaign.ts'
import { NAMING_TEMPLATE } from '../../../../miniapps/domain/campaigns/naming-template.ts'
import { addSampleDocuments } from '../../../documents/add-sample-documents.ts'
import type { Noun } from '../../../world/noun.ts'
import { ACME, ACME_BRANDS, PLANNING_AGENCY, RIVAL, RIVAL_BRANDS } from '../../../world/planning/clients.ts'
import { AUTHOR, daysAfter, DECIDER, DONE_AT, RIVAL_PLANNER } from '../../../world/planning/planners.ts'
import { NAMING_ID, sampleCampaigns } from './sample-campaigns.ts'

/** A naming template, a year of campaigns of four brands in every state, and a few of the rival, where nobody else decides. */
export const addCampaigns: Noun['addSample'] = async (sql) => {
  await addSampleDocuments(sql, NAMING_TEMPLATE, [standard(), draft()])
  await addSampleDocuments(sql, CAMPAIGN, [
    ...ACME_BRANDS.flatMap((brand, turn) =>
      sampleCampaigns(ACME, brand, turn, { by: AUTHOR, decides: DECIDER }),
    ),
    ...RIVAL_BRANDS.flatMap((brand, turn) =>
      sampleCampaigns(RIVAL, brand, turn, { by: RIVAL_PLANNER, decides: DECIDER }).filter(({ steps }) =>
        steps.every(({ by }) => by === RIVAL_PLANNER),
      ),
    ),
  ])
}

const tokens = (names: readonly string[]) =>
  Object.fromEntries(names.map((name, at) => [`tokens/${at + 1}/name`, name]))

const standard = () => ({
  id: NAMING_ID,
  place: PLANNING_AGENCY,
  facts: null,
  steps: [
    {
      at: DONE_AT,
      by: AUTHOR,
      set: {
        title: 'Standard',
        ...tokens(['market', 'brand', 'code', 'objective', 'start']),
        'tokens/1/allowed': ['GB', 'DE', 'US'],
        'tokens/4/allowed': ['AWR', 'CON', 'SAL'],
        'tokens/5/date': true,
        separator: '-',
        length: 80,
      },
    },
    { at: daysAfter(DONE_AT, 1), by: DECIDER, action: 'publish' },
  ],
})

const draft = () => ({
  id: 'naming-template-social',
  place: PLANNING_AGENCY,
  facts: null,
  steps: [
    {
      at: DONE_AT,
      by: AUTHOR,
      set: { title: 'Social', ...tokens(['market', 'code']), separator: '_', length: 60 },
    },
  ],
})
