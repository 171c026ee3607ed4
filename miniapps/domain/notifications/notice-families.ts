import { CAMPAIGN_NOTICES } from '../campaigns/notices.ts'
import { CATALOGUE_NOTICES } from '../catalogue/notices.ts'
import { DOCUMENT_NOTICES } from '../document/notices.ts'
import { ONBOARDING_NOTICES } from '../onboarding/notices.ts'
import { REQUEST_NOTICES } from '../requests/notices.ts'
import { SPEED_DATE_NOTICES } from '../speed-date/notices.ts'
import { WORKSPACE_NOTICES } from '../workspaces/notices.ts'
import type { NoticeKind } from './notice.ts'

export const NOTICE_FAMILIES = [
  'approvals',
  'comments',
  'due',
  'access',
  'workspaces',
  'announcements',
] as const
/** What a person turns on and off together. */
export type NoticeFamily = (typeof NOTICE_FAMILIES)[number]

/** The summary of a day has a setting of its own. */
export type MutableKind = Exclude<NoticeKind, 'digest'>

export const FAMILY_OF: Readonly<Record<MutableKind, NoticeFamily>> = {
  ...DOCUMENT_NOTICES,
  'review-due': 'due',
  'action-due': 'due',
  ...ONBOARDING_NOTICES,
  ...SPEED_DATE_NOTICES,
  ...REQUEST_NOTICES,
  ...WORKSPACE_NOTICES,
  ...CATALOGUE_NOTICES,
  ...CAMPAIGN_NOTICES,
}

export const MUTABLE_KINDS = Object.keys(FAMILY_OF) as readonly MutableKind[]

export const isWanted = (family: NoticeFamily, muted: readonly MutableKind[]): boolean =>
  !muted.some((kind) => FAMILY_OF[kind] === family)

/** What is muted once a family is turned on or off. */
export function mutedWith(
  muted: readonly MutableKind[],
  family: NoticeFamily,
  isOn: boolean,
): readonly MutableKind[] {
  const others = muted.filter((kind) => FAMILY_OF[kind] !== family)
  return isOn ? others : [...others, ...MUTABLE_KINDS.filter((kind) => FAMILY_OF[kind] === family)]
}
