import type { HealthCode } from '../planning/campaigns/campaign-health.ts'

/** A campaign that needs attention, and why: a task while it does, and a notice once. */
export type CampaignTrouble = `campaign-${HealthCode}`

declare module '../notifications/notice.ts' {
  interface NoticeParams extends Record<CampaignTrouble, { title: string }> {}
}

/** Notices of campaigns. */
export const CAMPAIGN_NOTICES = {
  'campaign-no-plan': 'due',
  'campaign-budget-differs': 'due',
  'campaign-flight-gap': 'due',
  'campaign-overspend': 'due',
  'campaign-behind': 'due',
  'campaign-ahead': 'due',
} as const satisfies Readonly<Record<CampaignTrouble, string>>

export const isCampaignTrouble = (kind: string): kind is CampaignTrouble =>
  Object.hasOwn(CAMPAIGN_NOTICES, kind)
