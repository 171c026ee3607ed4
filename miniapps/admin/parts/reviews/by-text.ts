import type { ReviewItem } from '../../../domain/access/wire-checks.ts'
import { words } from './words/words.ts'

/** How somebody holds what is reviewed, such as "Role Planner". */
export function byText({ by, group, role, account, permissions }: ReviewItem): string {
  const how = words(`by.${by}`, {
    group: group?.name ?? '',
    role: role?.name ?? '',
    count: permissions.length,
  })
  return account ? `${how} · ${account.name}` : how
}
