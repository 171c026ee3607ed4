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
  'document-submitted': 'approvals',
  'document-returned': 'approvals',
  'document-approved': 'approvals',
  'document-commented': 'comments',
  mentioned: 'comments',
  'review-due': 'due',
  'action-due': 'due',
  'onboarding-reminded': 'due',
  'event-joined': 'due',
  'access-requested': 'access',
  'owned-app-requested': 'access',
  'access-granted': 'access',
  'access-refused': 'access',
  'workspace-requested': 'workspaces',
  'workspace-request-decided': 'workspaces',
  announcement: 'announcements',
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
