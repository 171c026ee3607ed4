import { workspaceAccessRule } from '../access/access-rules.ts'
import { brandOf } from './brand-of.ts'
import { toRootIf, type Guard } from './verdict.ts'

/** Spec section 2: brand routes need the workspace-access permission for that brand; without it the user is sent to /. */
export const hasWorkspaceAccess: Guard = (visit) =>
  visit.line.access === 'brand' ? toRootIf(workspaceAccessRule(brandOf(visit))) : 'pass'
