import type { ReviewItem } from '../../../domain/access/wire-checks.ts'
import { words } from './words/words.ts'

/** How somebody holds what is reviewed, such as "Role Planner". */
export const byText = ({ by, group, role, permissions }: ReviewItem): string =>
  words(`by.${by}`, {
    group: group?.name ?? '',
    role: role?.name ?? '',
    count: permissions.length,
  })
