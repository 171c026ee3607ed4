import { CONFIG } from '../config/environment.ts'
import { PERMISSION_LOOKUP_DEPTH } from '../config/limits.ts'
import type { PermissionRecord } from '../contract/entities.ts'
import { getList } from './check-answer.ts'

/** GET v2/users/email/{email}/permissions: records of all accounts below the root account. */
export function fetchPermissions(email: string): Promise<PermissionRecord[]> {
  const query = new URLSearchParams({
    depth: String(PERMISSION_LOOKUP_DEPTH),
    account_id: CONFIG.permissionAccountsRoot,
  })
  return getList(
    `${CONFIG.apis.alphaZulu}/v2/users/email/${encodeURIComponent(email)}/permissions?${query}`,
    ['account_id'],
  )
}
