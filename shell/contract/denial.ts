import type { AccessStateReason } from './entities.ts'

/** One decision against somebody: what they asked for and which rule said no. */
export interface Denial {
  /** Title of the menu item, or the path asked for. */
  asked: string
  outcome: 'hidden' | 'disabled' | 'redirected' | 'coming'
  /** What the rule says and what to do about it, in words for people. */
  because: string
  /** What somebody does not find, where it is no single thing. */
  missing?: 'brands'
  /** Key of the app that a permission in the agency would open: it can be asked for. */
  app?: string
  /** Present for holders of OsDevelopers only. */
  details?: DenialDetails
}

export interface DenialDetails {
  /** An access-state reason: the person was not let in at all. */
  rule:
    | AccessStateReason
    | 'permission'
    | 'workspace-access'
    | 'country'
    | 'tenant'
    | 'live-panel'
    | 'caas'
    | 'brand'
  /** Strings looked for, the prefixed one first. */
  permissions?: readonly string[]
  /** Where they were looked for; of a country with several markets all accounts, with commas between. */
  account?: string
  /** Country code. */
  market?: string
}
