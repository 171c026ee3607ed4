import * as v from 'valibot'
import { momentOf, UNTIL } from '../requests/until.ts'
import { anyText, chosen, chosenSome, neededText } from '../form/rules.ts'
import { expiryOf } from './expiry.ts'
import { RULE_FIELDS } from './group-rule.ts'
import { MAX_NAME_LENGTH } from './limits.ts'
import { readAddresses } from './read-addresses.ts'

const MISSING = 'is missing'
const name = neededText(MAX_NAME_LENGTH)
const reason = neededText()
const ids = v.array(v.string())

/** Every line has to be an address. */
export const INVITE_FORM = v.object({
  addresses: v.pipe(
    v.string(),
    v.nonEmpty(MISSING),
    v.transform(readAddresses),
    v.check(({ people, unread }) => people.length > 0 && unread.length === 0, 'must have an address a line'),
    v.transform(({ people }) => people),
  ),
  agency: chosen,
  roles: ids,
  groups: ids,
})

/** A role, its place and its end; an assignment of the past would grant nothing. */
export const ASSIGN_FORM = v.pipe(
  v.object({ role: chosen, account: chosen, below: v.boolean(), day: v.string(), time: v.string(), reason }),
  v.forward(
    v.check((expiry) => expiryOf(expiry) !== undefined, 'must be in the future'),
    ['day'],
  ),
  v.transform(({ day, time, ...given }) => ({ ...given, expiresAt: expiryOf({ day, time }) ?? null })),
)

export const DIRECT_FORM = v.object({ permissions: chosenSome, account: chosen, reason })

export const ADD_TO_GROUP_FORM = v.object({ group: chosen })

/** Nothing brings an erased person back: their address is typed before it is done. */
export const eraseForm = (email: string) =>
  v.object({
    typed: v.pipe(
      v.string(),
      v.check((typed) => typed.trim().toLowerCase() === email.toLowerCase(), 'must be the address'),
    ),
    reason,
  })

export const DUTY_RULE_FORM = v.object({ name, agency: chosen, first: chosenSome, second: chosenSome })

export const REVIEW_FORM = v.pipe(
  v.object({
    agency: chosen,
    name,
    kind: v.picklist(['agency', 'role', 'group']),
    id: v.string(),
    due: v.string(),
  }),
  v.forward(
    v.check(({ kind, id }) => kind === 'agency' || id !== '', MISSING),
    ['id'],
  ),
)

export const GROUP_KINDS = ['portal', 'rule', 'claims'] as const

const groupBase = { agency: chosen, name, description: anyText() }
const condition = v.object({ field: v.picklist(RULE_FIELDS), in: v.array(v.string()) })
const wholeCondition = v.object({ field: v.picklist(RULE_FIELDS), in: chosenSome })
const anyRule = v.object({ all: v.array(condition) })

/** `rule` is read only for groups by rule, `claim` only for groups by claim. */
export const GROUP_FORM = v.variant('kind', [
  v.object({ ...groupBase, kind: v.literal('portal'), rule: anyRule, claim: v.string() }),
  v.object({
    ...groupBase,
    kind: v.literal('rule'),
    rule: v.object({ all: v.pipe(v.array(wholeCondition), v.nonEmpty(MISSING)) }),
    claim: v.string(),
  }),
  v.object({ ...groupBase, kind: v.literal('claims'), rule: anyRule, claim: neededText() }),
])

export const ROLE_FORM = v.object({
  name,
  applicationId: neededText(),
  agencies: ids,
  countries: ids,
  permissions: v.array(v.object({ key: v.string(), values: ids })),
})

/** An access request is granted for a time; who asks to be let in at all needs a role. */
export const grantForm = (needsRole: boolean) =>
  v.pipe(
    v.object({
      until: v.picklist(UNTIL),
      day: v.string(),
      role: needsRole ? chosen : v.string(),
      reason: anyText(),
    }),
    v.forward(
      v.check(({ until, day }) => momentOf(until, day, new Date()) !== undefined, 'must be in the future'),
      ['day'],
    ),
  )

export const REFUSE_FORM = v.object({ reason })
