/** Roles, groups and what is given by them, below `/api/access`; see wire.ts. */
import type { GroupRule } from './group-rule.ts'
import type { AccountLine, InvitationSent, Named, PersonLine } from './wire.ts'

/** GET `/roles?q=&agency=&after=&limit=`: `Page<RoleLine>`. */
export interface RoleLine extends Named {
  applicationId: string
  /** Where it may be assigned; none: everywhere. */
  agencies: readonly string[]
  countries: readonly string[]
  /** PERMISSIONS: what it grants where it is assigned; FEATURE_FLAGS: its flags; any other key as the applications read it. */
  permissions: readonly { key: string; values: readonly string[] }[]
  /** People who hold it now, by themselves or by a group, in the caller's agencies. */
  holders: number
  /** Whether the caller administers every agency in which it may be assigned. */
  mayChange: boolean
}

/**
 * POST `/roles` (201), PUT `/roles/:id?dry=`: `Changed<RoleLine>`; DELETE `/roles/:id?dry=&reason=`: `Changed<null>`.
 * GET `/permissions`: `{ data: string[] }`, all codes that a role or an app's row names.
 */
export interface RoleInput {
  name: string
  applicationId: string
  agencies: readonly string[]
  countries: readonly string[]
  permissions: readonly { key: string; values: readonly string[] }[]
  reason?: string
}

/** What a change of rights does to people. */
export interface Impact {
  /** Who lose or gain anything. */
  people: number
  lost: readonly ImpactLine[]
  gained: readonly ImpactLine[]
  /** Rules of duties that people would break who do not break them now; such a change is refused unless dry. */
  broken: readonly { rule: Named; people: number; names: readonly string[] }[]
}

/** "37 people lose CartAppAccess". */
export interface ImpactLine {
  permission: string
  people: number
  /** Of the first few. */
  names: readonly string[]
}

export interface Changed<Data> {
  data: Data
  impact: Impact
}

/** `invitation`: null of a dry run. */
export type Invited = Changed<PersonLine> & { invitation: InvitationSent | null }

/** GET `/groups?q=&agency=&after=&limit=`: `Page<GroupLine>`; GET `/groups/:id`: `{ data: GroupLine }`. */
export interface GroupLine extends Named {
  agency: string
  description: string
  /** Null: whoever was added belongs to it. */
  rule: GroupRule | null
  source: 'portal' | 'scim' | 'claims'
  /** What the system that decides about it calls it. */
  externalId: string | null
  members: number
  roles: readonly Named[]
}

/** POST `/groups` (201), PUT `/groups/:id?dry=`: `Changed<GroupLine>`; DELETE `/groups/:id?dry=&reason=`: `Changed<null>`. */
export interface GroupInput {
  agency: string
  name: string
  description: string
  rule: GroupRule | null
  /** Given: whoever the identity provider says is in its group of that name. It stays so. */
  externalId?: string | null
  reason?: string
}

/** GET `/groups/:id/members?q=&after=&limit=`: `Page<PersonLine>`; POST `/groups/:id/members?dry=`: `Changed<GroupLine>`. */
export interface MembersInput {
  /** Ids of people. */
  add: readonly string[]
  remove: readonly string[]
  reason?: string
}

/** POST `/groups/rule-preview`: `{ agency, rule }`; `{ data: RulePreview }`. */
export interface RulePreview {
  people: number
  /** The first of them. */
  names: readonly string[]
}

/** GET `/assignments?agency=&person=&group=&role=&account=&after=&limit=`: `Page<Assignment>`, newest first. */
export interface AssignmentLine {
  id: string
  person: Named | null
  group: Named | null
  role: Named
  account: AccountLine
  /** Also on every account beneath. */
  below: boolean
  /** Grants nothing from this moment on. */
  expiresAt: string | null
  /** By the server's clock. */
  isExpired: boolean
  givenBy: string | null
  givenAt: string
  reason: string
}

/** POST `/assignments?dry=` (201): `Changed<Assignment>`. Exactly one of person and group. */
export interface AssignmentInput {
  person?: string
  group?: string
  role: string
  account: string
  below: boolean
  expiresAt: string | null
  reason: string
}

/**
 * PUT `/assignments/:id?dry=`: `{ below, expiresAt, reason }`; `Changed<Assignment>`. DELETE `/assignments/:id?dry=&reason=`:
 * `Changed<null>`. POST `/direct?dry=`: `Changed<null>`; what is held without a role.
 */
export interface DirectInput {
  person: string
  account: string
  add: readonly string[]
  remove: readonly string[]
  reason: string
}

/** GET `/people/:id`: `{ data: PersonDetail }`. */
export interface PersonDetail extends PersonLine {
  invitedAt: string | null
  disabledAt: string | null
  /** Their agencies include some that the caller does not administer: then they cannot be disabled, only removed. */
  isShared: boolean
  /** What is held on an account without any role. */
  direct: readonly { account: AccountLine; permissions: readonly string[] }[]
  /** Their own, ended ones included; those of groups stand with the groups. */
  assignments: readonly AssignmentLine[]
}

/**
 * GET `/people/:id/effective?agency=`: `{ data: EffectivePermission[] }`, what they hold on the agency's account, each by every way.
 * `?account=` asks of another account.
 */
export interface EffectivePermission {
  /** Bare. */
  permission: string
  ways: readonly Way[]
}

/** One way to a permission; "CartAppAccess ← group G-UK ← role Planner @ account 12". */
export interface Way {
  kind: 'direct' | 'role' | 'group'
  /** Where it was given: the account asked of, or one above it. */
  account: AccountLine
  role?: Named
  group?: Named
  assignment?: string
  expiresAt?: string | null
}
