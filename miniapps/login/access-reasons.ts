import type { AccessStateReason } from '../../shell/contract/entities.ts'

/** What somebody reads who was not let in. */
export interface AccessExplanation {
  title: string
  /** What is missing. */
  text: string
  /** Whom to ask. */
  ask: string
  /** What to say to them. */
  request: string
}

/** Spec sections 4 and 5: each reason in words a person can act on; `{tenant}` is the agency's name. */
export const ACCESS_REASONS: Record<AccessStateReason, AccessExplanation> = {
  NO_AGENCIES: {
    title: 'Your account is not in an agency yet',
    text: 'You are signed in, but no agency lists you among its staff, so there is nothing to open.',
    ask: 'Ask the person who invited you, or the administrator of your agency.',
    request: 'Please add me to my agency in Agency OS.',
  },
  NO_AGENCY: {
    title: 'Your account does not belong to {tenant}',
    text: 'You are signed in, but {tenant} is not among your agencies.',
    ask: 'If you work with {tenant}, ask its administrator to add you. If you came here by mistake, open your own agency.',
    request: 'Please add me to {tenant} in Agency OS.',
  },
  NO_PERMISSIONS: {
    title: 'Your account has no permissions yet',
    text: 'You belong to {tenant}, but nobody has given you a role there, so every page would be empty.',
    ask: 'Ask your team lead which role you need, then the administrator of {tenant} to give it to you.',
    request: 'Please give me a role at {tenant} in Agency OS.',
  },
  NO_AGENCIES_ACCESS: {
    title: 'None of your agencies is open to you yet',
    text: 'You have permissions, but the one that opens an agency (OsAgencyAccess) is missing in all of your agencies.',
    ask: 'Ask the administrator of {tenant} for agency access.',
    request: 'Please give me agency access (OsAgencyAccess) at {tenant} in Agency OS.',
  },
  NO_AGENCY_ACCESS: {
    title: '{tenant} is not open to you yet',
    text: 'You may open other agencies, but the permission that opens {tenant} (OsAgencyAccess) is missing.',
    ask: 'Ask the administrator of {tenant} for agency access, or go on in another agency.',
    request: 'Please give me agency access (OsAgencyAccess) at {tenant} in Agency OS.',
  },
  NO_WORKSPACES: {
    title: 'No brand is shared with you yet',
    text: 'You may open {tenant}, but you have not been added to a client, market or brand, so there is nothing to work on.',
    ask: 'Ask your team lead or the owner of the brand to add you.',
    request: 'Please add me to the brands I work on at {tenant} in Agency OS.',
  },
}

/** Opened without a reason, as by an old bookmark. */
const NO_REASON: AccessExplanation = {
  title: 'Check your access again',
  text: 'This page explains why {tenant} could not be opened. There is no such reason at the moment.',
  ask: 'Try again. If it still does not open, ask the administrator of {tenant}.',
  request: 'Please check my access to {tenant} in Agency OS.',
}

/** The explanation for a reason, with the agency's name filled in. */
export function explainAccess(reason: AccessStateReason | null, tenantName: string): AccessExplanation {
  const { title, text, ask, request } = reason ? ACCESS_REASONS[reason] : NO_REASON
  const named = (sentence: string) => sentence.replaceAll('{tenant}', tenantName)
  return { title: named(title), text: named(text), ask: named(ask), request: named(request) }
}
