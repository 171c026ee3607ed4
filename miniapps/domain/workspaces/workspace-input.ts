import * as v from 'valibot'
import { type Kind, KINDS } from './hierarchy.ts'
import {
  CATEGORY_MAX_CHARACTERS,
  DESCRIPTION_MAX_CHARACTERS,
  MAX_CATEGORIES,
  MAX_COUNTRIES,
  MAX_PEOPLE_AT_ONCE,
  NAME_MAX_CHARACTERS,
  REASON_MAX_CHARACTERS,
} from './limits.ts'
import { FIRST_STATUSES, STATUSES } from './status-moves.ts'

const text = (most: number) => v.pipe(v.string(), v.trim(), v.maxLength(most))
const filled = (most: number) =>
  v.pipe(v.string(), v.trim(), v.nonEmpty('must not be empty'), v.maxLength(most))

export const NAME = filled(NAME_MAX_CHARACTERS)
export const REASON = filled(REASON_MAX_CHARACTERS)
export const CATEGORIES = v.pipe(v.array(filled(CATEGORY_MAX_CHARACTERS)), v.maxLength(MAX_CATEGORIES))
const COUNTRY = v.pipe(v.string(), v.regex(/^[A-Z]{2}$/, 'must be a country code such as GB'))
const MARKETS = v.pipe(
  v.array(COUNTRY),
  v.nonEmpty('must name a country'),
  v.maxLength(MAX_COUNTRIES),
  v.check((codes) => new Set(codes).size === codes.length, 'must name each country once'),
)
const DESCRIPTION = text(DESCRIPTION_MAX_CHARACTERS)

/** What makes a workspace; an advertiser market and a brand name what they stand under. */
export const NEW_WORKSPACE = v.strictObject({
  agency: v.string(),
  type: v.picklist(KINDS),
  parentId: v.optional(v.string()),
  name: NAME,
  description: v.optional(DESCRIPTION),
  categories: v.optional(CATEGORIES),
  /** An advertiser market has one or more, in order; a brand one of those. */
  countries: v.optional(MARKETS),
  status: v.optional(v.picklist(FIRST_STATUSES)),
  /** Of a brand, from the beginning. */
  owners: v.optional(v.pipe(v.array(v.string()), v.maxLength(MAX_PEOPLE_AT_ONCE))),
  /** The request that this fulfils: who asked becomes a member. */
  requestId: v.optional(v.string()),
})
export type NewWorkspace = v.InferOutput<typeof NEW_WORKSPACE>

/** A workspace as its form has it; an advertiser has no countries. */
export const workspaceForm = (type: Kind) =>
  v.object({
    name: NAME,
    description: DESCRIPTION,
    categories: CATEGORIES,
    countries: type === 'ADVERTISER' ? v.array(COUNTRY) : MARKETS,
  })

/** The form of a new one. */
export const newWorkspaceForm = (type: Kind) =>
  v.object({
    ...workspaceForm(type).entries,
    status: v.picklist(FIRST_STATUSES),
    owners: v.array(v.object({ id: v.string(), name: v.string() })),
  })

/** What may be changed afterwards; `base` is the moment of the version that was seen. */
export const WORKSPACE_CHANGE = v.strictObject({
  base: v.string(),
  name: v.optional(NAME),
  description: v.optional(DESCRIPTION),
  categories: v.optional(CATEGORIES),
  countries: v.optional(MARKETS),
})
export type WorkspaceChange = v.InferOutput<typeof WORKSPACE_CHANGE>

export const STATUS_MOVE = v.strictObject({ status: v.picklist(STATUSES), reason: REASON })
export type StatusMove = v.InferOutput<typeof STATUS_MOVE>

export const ROLES = ['member', 'owner'] as const
export type MemberRole = (typeof ROLES)[number]

/** What people are to be in a brand; `none` takes them out. */
export const MEMBER_CHANGE = v.strictObject({
  people: v.pipe(v.array(v.string()), v.nonEmpty('must name somebody'), v.maxLength(MAX_PEOPLE_AT_ONCE)),
  role: v.picklist([...ROLES, 'none']),
})
export type MemberChange = v.InferOutput<typeof MEMBER_CHANGE>

export const NEW_REQUEST = v.strictObject({
  agency: v.string(),
  kind: v.picklist(['create', 'join']),
  /** What it is called: the brand to be made, or the one to be let into. */
  name: NAME,
  country: v.optional(COUNTRY),
  /** The brand to be let into, where it is known. */
  workspaceId: v.optional(v.string()),
  note: v.optional(text(REASON_MAX_CHARACTERS)),
})
export type NewRequest = v.InferOutput<typeof NEW_REQUEST>

/** A brand that is asked for is granted by making it: `NewWorkspace.requestId`. */
export const REQUEST_DECISION = v.variant('decision', [
  v.strictObject({ decision: v.literal('granted'), workspaceId: v.optional(v.string()) }),
  v.strictObject({ decision: v.literal('refused'), reason: REASON }),
])
export type RequestDecision = v.InferOutput<typeof REQUEST_DECISION>
