import { NAMING_TEMPLATE } from '../../../miniapps/domain/campaigns/naming-template.ts'
import type { Api } from '../kit/api.ts'
import { documentKind } from '../kit/document-kind.ts'
import { CAMPAIGNS } from './campaign-kind.ts'
import { campaignsRouter } from './campaigns-router.ts'
import { CAMPAIGN_REFUSALS } from './refusals.ts'

/** Campaigns are documents; names, templates and briefs that are handed over are asked here. */
export const campaignsApi: Api = {
  noun: 'campaigns',
  after: ['people', 'workspaces', 'documents'],
  path: '/campaigns',
  apps: ['campaigns-setup', 'campaigns-list'],
  router: campaignsRouter,
  migrations: {},
  refusals: CAMPAIGN_REFUSALS,
  documents: [CAMPAIGNS, documentKind({ definition: NAMING_TEMPLATE, facts: () => Promise.resolve(null) })],
}
