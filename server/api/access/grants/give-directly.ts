import { sql as raw } from 'kysely'
import { readJson } from '../../kit/read-json.ts'
import { refusal } from '../../kit/refusing.ts'
import type { Handler } from '../../kit/routes.ts'
import { grantDirect, revokeDirect } from '../../permissions/grant-direct.ts'
import { accountIn } from '../account-lines.ts'
import type { AccessWorld } from '../administrator.ts'
import { changeRights } from '../change-rights.ts'
import { codes, id, isDry, note, strict } from '../input.ts'
import { mustBeKnown } from '../known-permissions.ts'
import { mustKnow } from '../people/person-detail.ts'

const directInput = strict({ person: id, account: id, add: codes, remove: codes, reason: note })

/** Gives and takes permissions without a role. */
export const giveDirectly: Handler<AccessWorld> = async (world, context) => {
  const { sql, administrator } = world
  const { person, account, add, remove, reason } = await readJson(context, directInput)
  const line = await accountIn(sql, administrator.agencies, account)
  if (!line) throw refusal('account-not-found', { account })
  await mustKnow(sql, { ...administrator, agencies: [line.agency] }, person)
  await mustBeKnown(world, administrator, add)
  const grant = { personId: person, accountId: account, by: administrator.person.id, reason }
  return changeRights(world, {
    by: administrator.person,
    dry: isDry(context),
    concerned: {
      people: raw`select ${person}::text`,
      accounts: raw`select ${account}::text`,
      permissions: raw`select unnest(${[...add, ...remove]}::text[])`,
    },
    make: async (giving) => {
      await grantDirect(giving, world, { ...grant, permissions: add })
      await revokeDirect(giving, world, { ...grant, permissions: remove })
      return null
    },
  })
}
giveDirectly.takes = { body: directInput }
