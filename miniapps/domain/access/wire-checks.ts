/** How rights are kept in order, below `/api/access`; see wire.ts. */
import type { AccountLine, Named } from './wire.ts'

/** GET `/flags`: `{ data: FlagLine[] }`. A flag is given and taken by changing the roles that carry it. */
export interface FlagLine {
  flag: string
  roles: readonly Named[]
  people: number
}

/** GET `/duty-rules?agency=`: `{ data: DutyRuleLine[] }`; POST (201), PUT `/duty-rules/:id`, DELETE: `{ data }`. */
export interface DutyRuleLine extends Named {
  agency: string
  /** Nobody holds one of these … */
  first: readonly string[]
  /** … and one of these in the agency. */
  second: readonly string[]
  /** Who do so already: the rule keeps further ones from it. */
  broken: number
}

export type DutyRuleInput = Omit<DutyRuleLine, 'id' | 'broken'>

/** GET `/reviews?agency=`: `{ data: ReviewLine[] }`, newest first; GET `/reviews/:id`: `{ data: ReviewLine }`. */
export interface ReviewLine extends Named {
  agency: string
  createdBy: string
  createdAt: string
  dueAt: string | null
  finishedAt: string | null
  items: number
  decided: number
  removing: number
}

/** POST `/reviews` (201): `{ data: ReviewLine }`. A review of an agency has all that people hold in it, on markets and brands too. */
export interface ReviewInput {
  agency: string
  name: string
  of: { kind: 'agency' } | { kind: 'role' | 'group'; id: string }
  dueAt: string | null
}

/** What a list of items can be narrowed to: what few hold, what people hold who never signed in, and what ends soon. */
export const REVIEW_FILTERS = ['undecided', 'rare', 'unused', 'ending'] as const
export type ReviewFilter = (typeof REVIEW_FILTERS)[number]

/** GET `/reviews/:id/items?after=&limit=&only=`: `Page<ReviewItem>`, counted; `only` is one of REVIEW_FILTERS. */
export interface ReviewItem {
  position: number
  person: Named & { email: string }
  /** How they hold it: what `remove` would take away. */
  by: 'assignment' | 'group' | 'direct'
  group: Named | null
  role: Named | null
  /** On which it is held; null: by a group. */
  account: Named | null
  permissions: readonly string[]
  decision: 'keep' | 'remove' | null
  /** Which of the permissions `remove` takes away; null: all of them. */
  removed: readonly string[] | null
  /** Few of the people in the review hold one of the permissions. */
  isRare: boolean
  /** The person never signed in. */
  isUnused: boolean
  /** When it ends by itself. */
  expiresAt: string | null
  /** Nobody decides about themselves. */
  isOwn: boolean
}

export interface ReviewDecision {
  position: number
  decision: 'keep' | 'remove'
  /** Of what is held directly, some may be removed alone; left out: all of it. */
  removed?: readonly string[]
}

/**
 * POST `/reviews/:id/decisions`: `{ data: ReviewLine }`.
 * POST `/reviews/:id/finish?dry=`: `Changed<ReviewLine>`; what was to be removed is removed. Nothing may be undecided but
 * what the caller holds themselves, which is kept.
 */
export interface ReviewDecisions {
  decisions: readonly ReviewDecision[]
  /** All that is undecided, but for the caller's own, is kept. */
  keepRest?: boolean
}

/** What an id in an entry stands for. */
export interface NamedThing extends Named {
  kind: AccountLine['kind'] | 'group' | 'role'
  country: string | null
}

/**
 * GET `/audit?agency=&actor=&action=&kind=&subject=&outcome=&from=&until=&q=&after=&limit=`: `Page<AuditLine>`, counted up to
 * MOST_COUNTED; `/audit/export?…`: CSV. `kind` is `sign-ins` for signing in and out alone, or `others` for all but those.
 */
export interface AuditLine {
  id: string
  at: string
  /** Null: the portal itself. */
  actor: Named | null
  action: string
  subject: { type: string; id: string; name: string }
  agency: string | null
  before: unknown
  after: unknown
  /** Names of people, roles, groups and accounts whose ids stand in `subject`, `before` and `after`. */
  named: readonly NamedThing[]
  reason: string | null
  outcome: 'done' | 'refused'
  requestId: string | null
}
