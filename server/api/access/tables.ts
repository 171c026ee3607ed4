import type { ColumnType, Generated } from 'kysely'
import type { GroupRule } from '../../../miniapps/domain/access/group-rule.ts'
import type { Json, Timestamp } from '../../db/column-types.ts'

declare module '../../db/schema.ts' {
  interface Database {
    person_group: PersonGroupTable
    group_member: { group_id: string; person_id: string; source: MemberSource }
    role_assignment: RoleAssignmentTable
    duty_rule: DutyRuleTable
    scim_user: ScimUserTable
    /** Disabled by the directory of that agency, which may let them in again. */
    scim_lock: { person_id: string; agency_code: string; locked_at: Timestamp }
    /** Members of the directory's groups who are out of the agency for now. */
    scim_absent_member: { group_id: string; person_id: string }
    scim_change: ScimChangeTable
    access_review: AccessReviewTable
    access_review_item: AccessReviewItemTable
    /** Each account with itself and everything above it; kept by a trigger. */
    account_above: { account_id: string; above_id: string }
    /** All that people may do, by whichever way. One account may stand in several rows: ask whether any of them holds. */
    effective_permission: { person_id: string; account_id: string; permissions: string[] }
    /** Roles in force, one row for each way to them. */
    effective_role: EffectiveRole
  }
}

export type MemberSource = 'portal' | 'rule' | 'scim' | 'claims'

export interface PersonGroupTable {
  id: string
  agency_code: string
  name: string
  description: string
  /** Who belongs to it by what is known of them; null: whoever was added. */
  rule: Json<GroupRule> | null
  source: 'portal' | 'scim' | 'claims'
  /** What the other system calls it. */
  external_id: string | null
}

/** A person as the directory of one agency describes them; other agencies may have the person too. */
export interface ScimUserTable {
  agency_code: string
  person_id: string
  /** As it was sent; null: it never was, and is the address. */
  user_name: string | null
  /** The same in small letters. */
  user_name_key: string | null
  external_id: string | null
  /** Of scim/user-type.ts, as they were sent. */
  attributes: Json<Record<string, unknown>>
  created_at: ColumnType<Date, never, never>
  changed_at: ColumnType<Date, never, Date>
}

/**
 * What the directory changed about a person. The audit log says which attributes; names and addresses stand here, where
 * erasing takes them away.
 */
export interface ScimChangeTable {
  agency_code: string
  person_id: string
  request_id: string | null
  before: Json<Record<string, unknown>>
  after: Json<Record<string, unknown>>
  at: ColumnType<Date, never, never>
}

/** A role given to one person or to a group, on one account. */
export interface RoleAssignmentTable {
  id: string
  person_id: string | null
  group_id: string | null
  role_id: string
  account_id: string
  /** Also on every account beneath. */
  below: boolean
  /** It grants nothing from this moment on. */
  expires_at: ColumnType<Date | null, Date | string | null, Date | string | null>
  given_by: string | null
  given_at: Timestamp
  reason: string
}

export interface EffectiveRole {
  person_id: string
  role_id: string
  account_id: string
  below: boolean
  expires_at: Date | null
  assignment_id: string
  group_id: string | null
}

/** Nobody holds one of the first and one of the second in the same agency. */
export interface DutyRuleTable {
  id: string
  agency_code: string
  name: string
  first: string[]
  second: string[]
}

export interface AccessReviewTable {
  id: string
  agency_code: string
  name: string
  created_by: string
  created_at: Timestamp
  due_at: ColumnType<Date | null, Date | string | null, Date | string | null>
  finished_at: ColumnType<Date | null, Date | string | null | undefined, Date | string | null>
  finished_by: Generated<string | null>
}

/** One way by which one person holds something, to be kept or taken away. */
export interface AccessReviewItemTable {
  review_id: string
  position: number
  person_id: string
  /** What is taken away: an assignment, membership in a group, or what is held directly on an account. */
  assignment_id: string | null
  group_id: string | null
  account_id: string | null
  /** As it was when the review began. */
  permissions: string[]
  role_name: string | null
  decision: Generated<'keep' | 'remove' | null>
  /** Permissions of this row to take away; null means the decision holds for all of them. */
  removed: Generated<string[] | null>
  /** One of the permissions is held by few of the people in the review. */
  is_rare: Generated<boolean>
  decided_by: Generated<string | null>
  decided_at: ColumnType<Date | null, never, Date>
}
