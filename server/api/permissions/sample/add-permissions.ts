import { DEMO_ROLES } from '../../../world/demo-permissions.ts'
import { Dice } from '../../../world/dice.ts'
import { insertRows } from '../../../world/insert-rows.ts'
import type { Noun } from '../../../world/noun.ts'
import { accountRows } from './account-rows.ts'
import { colleaguePermissions, demoPermissions } from './permission-rows.ts'

const SEED = -152_767_321

/** The tree of accounts, and what everybody holds on them. */
export const addPermissions: Noun['addSample'] = async (sql, { organisations, staff }) => {
  await insertRows(sql, 'account', accountRows(organisations))
  await insertRows(sql, 'permission_record', demoPermissions(DEMO_ROLES, organisations))
  await insertRows(sql, 'permission_record', colleaguePermissions(new Dice(SEED), staff, organisations))
}
