import { Ban, FileUp, KeyRound, RotateCcw, UserPlus, Users } from 'lucide'
import type { PersonLine } from '../../../domain/access/wire.ts'
import { action } from '../../../kit/actions/action.ts'
import { lazily } from '../../../kit/bridge/lazily.tsx'
import { exportFound } from '../../../kit/list/export-found.ts'
import type { List } from '../../../kit/list/use-list.ts'
import { words } from '../../words/words.ts'
import type { BulkAct } from './bulk-dialog.tsx'

const InviteDialog = lazily(async () => (await import('./invite-dialog.tsx')).InviteDialog)
const BulkDialog = lazily(async () => (await import('./bulk-dialog.tsx')).BulkDialog)

const IMPORT = action<List<PersonLine>>({
  key: 'import',
  label: () => words('people.import'),
  icon: FileUp,
  to: (basePath) => `${basePath}/panel/users/import`,
})

/** A file that can be changed and imported again. */
const EXPORT = exportFound<PersonLine>({
  api: 'access',
  from: '/people/export',
  fileName: () => `${words('panel.users')}.csv`,
})

const INVITE = action<List<PersonLine>>({
  key: 'invite',
  label: () => words('people.invite'),
  icon: UserPlus,
  look: 'primary',
  run: ({ open }, people) => open(InviteDialog, { onInvited: people.reload }),
})

export const PEOPLE_ACTIONS = [IMPORT, EXPORT, INVITE]

const ACTS = { assign: KeyRound, add: Users, disable: Ban, enable: RotateCcw } as const

/** Bulk actions for the ticked people. */
export const PEOPLE_BULK = (Object.keys(ACTS) as BulkAct[]).map((act) =>
  action<readonly PersonLine[]>({
    key: act,
    label: () => words(`bulk.${act}`),
    icon: ACTS[act],
    run: ({ open }, people) => open(BulkDialog, { act, people }),
  }),
)
