import { mayPinAudience } from '../../editions/may-pin-audience.ts'
import { OPPORTUNITY_UK, OPPORTUNITY_US } from '../../../miniapps/domain/opportunities/opportunity.ts'
import { documentKind } from '../kit/document-kind.ts'
import { documentsAlone } from '../kit/documents-alone.ts'
import { addOpportunities } from './sample/add-opportunities.ts'

/** Simulations of what segments are worth, of either country. */
export const opportunitiesApi = documentsAlone({
  noun: 'opportunities',
  documents: [OPPORTUNITY_UK, OPPORTUNITY_US].map((definition) =>
    documentKind({ definition, facts: () => Promise.resolve(null), mayPin: mayPinAudience }),
  ),
  after: ['planning-clients'],
  addSample: addOpportunities,
})
