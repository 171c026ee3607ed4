import { NAMING_TEMPLATE } from '../../../miniapps/domain/campaigns/naming-template.ts'
import type { Api } from '../kit/api.ts'
import { addClients } from '../../world/planning/add-clients.ts'
import { documentKind } from '../kit/document-kind.ts'
import { CAMPAIGNS } from './campaign-kind.ts'
import { campaignTasks } from './campaign-tasks.ts'
import { campaignsRouter } from './campaigns-router.ts'
import { CAMPAIGN_REFUSALS } from './refusals.ts'
import { addCampaigns } from './sample/add-campaigns.ts'

/** Campaigns are documents; names, templates and briefs that are handed over are asked here. */
export const campaignsApi: Api = {
  noun: 'campaigns',
  after: ['people', 'workspaces', 'documents', 'planning-clients'],
  path: '/campaigns',
  apps: ['campaigns-setup', 'campaigns-list'],
  router: campaignsRouter,
  migrations: {},
  refusals: CAMPAIGN_REFUSALS,
  documents: [CAMPAIGNS, documentKind({ definition: NAMING_TEMPLATE, facts: () => Promise.resolve(null) })],
  tasks: [campaignTasks],
  addSample: addCampaigns,
  samples: [
    {
      noun: 'planning-clients',
      after: ['people', 'workspaces', 'permissions'],
      migrations: {},
      addSample: addClients,
    },
  ],
}
