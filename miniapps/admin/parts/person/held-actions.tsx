import { Plus, Trash2, X } from 'lucide'
import type {
  AssignmentLine,
  DirectInput,
  MembersInput,
  PersonDetail,
} from '../../../domain/access/wire-grants.ts'
import type { AccountLine, Named, PersonLine } from '../../../domain/access/wire.ts'
import { action } from '../../../kit/actions/action.ts'
import { apiOf } from '../../../kit/bridge/api-of.ts'
import { withQuery } from '../../../kit/bridge/with-query.ts'
import { ReasonDialog } from '../../../kit/form/reason-dialog.tsx'
import { words as appWords } from '../../words/words.ts'
import { AddToGroupDialog } from '../dialogs/add-to-group-dialog.tsx'
import { DirectDialog } from '../dialogs/direct-dialog.tsx'
import { personName } from '../person-name.ts'
import type { Administered } from './actions.tsx'
import { words } from './words/words.ts'

export const ADD_TO_GROUP = action<Administered>({
  key: 'add-to-group',
  label: () => appWords('bulk.add'),
  icon: Plus,
  isOffered: ({ agency }) => agency !== undefined,
  run: ({ open }, { person, agency }) => open(AddToGroupDialog, { people: [person], agency: agency! }),
})

interface Membership {
  person: PersonLine
  group: Named
}

/** Takes somebody out of a group; said from either side. */
export const leaveGroup = (label: (of: Membership) => string) =>
  action<Membership>({
    key: 'leave-group',
    label,
    icon: X,
    saysDone: true,
    run: ({ portal, open }, { person, group }) =>
      open(ReasonDialog, {
        title: words('group.leave.title', { name: personName(person), group: group.name }),
        verb: words('group.leave.verb'),
        isDangerous: true,
        act: (reason) => {
          const input: MembersInput = { add: [], remove: [person.id], reason }
          return apiOf(portal, 'access').post(`/groups/${encodeURIComponent(group.id)}/members`, input)
        },
        children: <p>{words('group.leave.text')}</p>,
      }),
  })

/** A question before something that somebody holds is taken away: `role` is what it is called. */
const takeQuestion = (role: string) => ({
  title: words('take.title', { role }),
  verb: words('take'),
  isDangerous: true,
  children: <p>{words('take.text')}</p>,
})

export const TAKE_ROLE = action<AssignmentLine>({
  key: 'take-role',
  label: ({ role }) => words('take.one', { role: role.name }),
  icon: Trash2,
  saysDone: true,
  run: ({ portal, open }, { id, role }) =>
    open(ReasonDialog, {
      ...takeQuestion(role.name),
      act: (reason) =>
        apiOf(portal, 'access').delete(withQuery(`/assignments/${encodeURIComponent(id)}`, { reason })),
    }),
})

export const GIVE_DIRECT = action<Administered>({
  key: 'give-direct',
  label: () => words('direct.give'),
  icon: Plus,
  isOffered: ({ agency }) => agency !== undefined,
  run: ({ open }, { person, agency }) => open(DirectDialog, { person, agency: agency! }),
})

interface HeldDirect {
  person: PersonDetail
  account: AccountLine
  permission: string
  /** The permission in words. */
  said: string
}

export const TAKE_DIRECT = action<HeldDirect>({
  key: 'take-direct',
  label: ({ said }) => words('take.one', { role: said }),
  icon: X,
  saysDone: true,
  run: ({ portal, open }, { person, account, permission, said }) =>
    open(ReasonDialog, {
      ...takeQuestion(said),
      act: (reason) => {
        const input: DirectInput = {
          person: person.id,
          account: account.id,
          add: [],
          remove: [permission],
          reason,
        }
        return apiOf(portal, 'access').post('/direct', input)
      },
    }),
})
