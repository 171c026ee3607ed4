import type { EffectivePermission, Way } from './wire-grants.ts'

/** One thing given to a person: directly, by a role, or by a role of a group. */
export interface Grant extends Way {
  /** As the records hold them, prefixed or bare. */
  permissions: readonly string[]
  /** Also on every account beneath. */
  below: boolean
}

/** `CartAppAccess` of `agency-os.CartAppAccess`: a check passes for either, so both are one permission. */
export const bare = (permission: string, prefix: string): string =>
  prefix !== '' && permission.startsWith(prefix) ? permission.slice(prefix.length) : permission

export interface Question {
  /** The account asked of, and all that are above it. */
  account: string
  above: readonly string[]
  prefix: string
  at: Date
}

/** Grants nothing from the very millisecond on at which it ends. */
const isInForce = ({ expiresAt }: Grant, at: Date): boolean =>
  !expiresAt || new Date(expiresAt).getTime() > at.getTime()

const reaches = ({ account, below }: Grant, question: Question): boolean =>
  account.id === question.account || (below && question.above.includes(account.id))

/**
 * All that somebody may do on an account, each with every way by which they may; by name. This defines who holds a right:
 * queries say the same for many people and accounts at once, and who-holds-a-right.test.ts proves each of them equal to it.
 */
export function effective(grants: readonly Grant[], question: Question): EffectivePermission[] {
  const found = new Map<string, Way[]>()
  for (const grant of grants) {
    if (!isInForce(grant, question.at) || !reaches(grant, question)) continue
    const { permissions, below: _, ...way } = grant
    for (const permission of new Set(permissions.map((each) => bare(each, question.prefix)))) {
      const ways = found.get(permission)
      if (ways) ways.push(way)
      else found.set(permission, [way])
    }
  }
  return [...found]
    .map(([permission, ways]) => ({ permission, ways }))
    .toSorted((one, other) => (one.permission < other.permission ? -1 : 1))
}

/** "CartAppAccess ← group G-UK ← role Planner @ account 12", for files and tests; pages say it in the person's language. */
export function explain(permission: string, { kind, group, role, account }: Way): string {
  const steps = [
    permission,
    ...(kind === 'direct' ? ['direct'] : []),
    ...(group ? [`group ${group.name}`] : []),
    ...(role ? [`role ${role.name}`] : []),
  ]
  return `${steps.join(' ← ')} @ ${account.name}`
}
