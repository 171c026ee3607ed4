import { CAMPAIGN } from '../../../miniapps/domain/campaigns/campaign.ts'
import { NAMING_TEMPLATE } from '../../../miniapps/domain/campaigns/naming-template.ts'
import { documentKind } from '../kit/document-kind.ts'
import { documentsAlone } from '../kit/documents-alone.ts'

const facts = () => Promise.resolve(null)

export const campaignsApi = documentsAlone({
  noun: 'campaigns',
  documents: [
    documentKind({ definition: CAMPAIGN, facts }),
    documentKind({ definition: NAMING_TEMPLATE, facts }),
  ],
})
