import { accountHolds } from '../stores/permissions.ts'
import { $workspacesById } from '../stores/workspaces.ts'
import type { Guard } from './verdict.ts'

/** Spec section 2: brand routes need the workspace-access permission for that brand; without it the user is sent to /. */
export const hasWorkspaceAccess: Guard = ({ line, route: { params } }) => {
  if (line.access !== 'brand') return 'pass'
  const brand = $workspacesById.get().get(params['brandId'] ?? '')
  const allowed = brand?.type === 'BRAND' && accountHolds(brand.azId, 'OS_WORKSPACE_ACCESS')
  return allowed ? 'pass' : { redirectTo: '/', why: 'That brand does not exist, or you have no access to it.' }
}
