import type { Api } from '../kit/api.ts'
import { alphaZulu } from './alpha-zulu.ts'
import { accounts } from './migrations/001-accounts.ts'
import { addPermissions } from './sample/add-permissions.ts'
import { PERMISSION_REFUSALS } from './refusals.ts'

/** Who may do what where, as Alpha Zulu answers it. */
export const permissionsApi: Api = {
  noun: 'permissions',
  after: ['people', 'workspaces'],
  path: '/alpha-zulu',
  apps: [],
  router: alphaZulu,
  refusals: PERMISSION_REFUSALS,
  migrations: { '001-accounts': accounts },
  addSample: addPermissions,
}
