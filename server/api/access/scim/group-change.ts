import { partsWithoutPath, targetAt } from './apply-patch.ts'
import { canonicalValue, type Resource } from './canonical.ts'
import { chosenMembers, idsOfMembers } from './group-members.ts'
import { GROUP } from './group-type.ts'
import type { Target } from './parse-path.ts'
import type { Operation } from './patch-operations.ts'
import type { ScimContext } from './scim-context.ts'

/** What becomes of a group: its list of members is never read to change some of them. */
export interface GroupChange {
  name: string | undefined
  /** Undefined: it has none. */
  externalId: string | undefined
  /** Everybody else leaves. */
  isWhole: boolean
  join: ReadonlySet<string>
  leave: ReadonlySet<string>
}

/** All operations of a PATCH in one. @throws ScimError */
export async function groupChange(
  context: ScimContext,
  group: { id: string; name: string; external_id: string | null },
  operations: readonly Operation[],
): Promise<GroupChange> {
  const change = {
    name: group.name as string | undefined,
    externalId: group.external_id ?? undefined,
    isWhole: false,
    join: new Set<string>(),
    leave: new Set<string>(),
  }
  for (const { op, path, value } of operations) {
    const parts: [Target, unknown][] =
      path === undefined ? partsWithoutPath(GROUP, value) : [[targetAt(GROUP, path), value]]
    for (const [target, part] of parts) {
      const { attribute } = target
      const given = op === 'remove' ? undefined : part
      if (attribute.name === 'members') await moveMembers(context, group.id, change, op, target, part)
      else {
        const text = canonicalValue(attribute, given, attribute.name) as string | undefined
        if (attribute.name === 'displayName') change.name = text
        else if (attribute.name === 'externalId') change.externalId = text
      }
    }
  }
  return change
}

interface Moving {
  isWhole: boolean
  join: Set<string>
  leave: Set<string>
}

async function moveMembers(
  context: ScimContext,
  group: string,
  change: Moving,
  op: Operation['op'],
  { attribute, filter }: Target,
  value: unknown,
): Promise<void> {
  const given = (canonicalValue(attribute, value, 'members') ?? []) as readonly Resource[]
  const ids = filter ? await chosenMembers(context, group, filter) : idsOfMembers(given)
  if (op === 'replace' || (op === 'remove' && !filter && ids.length === 0)) {
    change.isWhole = true
    change.join = new Set(ids)
    change.leave.clear()
    return
  }
  const [to, from] = op === 'add' ? [change.join, change.leave] : [change.leave, change.join]
  for (const id of ids) {
    to.add(id)
    from.delete(id)
  }
}
