import type { CampaignLine, Standing } from '../domain/campaigns/campaign-line.ts'

export type StandingLine = CampaignLine & Standing
