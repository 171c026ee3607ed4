import { Ban, Eraser, Eye, MailPlus, RotateCcw, UserMinus, type IconNode } from 'lucide'
import type { OwnPortal } from '../../../../shell/contract/own-events.ts'
import type { PersonDetail } from '../../../domain/access/wire-grants.ts'
import type { AdministeredAgency, InvitationSent } from '../../../domain/access/wire.ts'
import { action } from '../../../kit/actions/action.ts'
import { apiOf } from '../../../kit/bridge/api-of.ts'
import { ReasonDialog } from '../../../kit/form/reason-dialog.tsx'
import { InvitationLinksDialog } from '../people/invitation-links.tsx'
import { personName } from '../person-name.ts'
import { EraseDialog } from './erase-dialog.tsx'
import { words } from './words/words.ts'

/** A person, and the agency of theirs that is administered here; undefined where that is none. */
export interface Administered {
  person: PersonDetail
  agency: AdministeredAgency | undefined
  /** Nobody does these things to themselves. */
  isOwn: boolean
}

const pathOf = ({ id }: { id: string }): string => `/people/${encodeURIComponent(id)}`
const isDisabled = ({ status }: PersonDetail): boolean => status === 'disabled'
const listOf = (basePath: string): string => `${basePath}/panel/users`

export const SEE_AS = action<Administered>({
  key: 'see-as',
  label: () => words('seeAs'),
  icon: Eye,
  isOffered: ({ person, isOwn }) => !isOwn && !isDisabled(person),
  run: ({ portal }, { person }) =>
    void (portal as OwnPortal).emit('see-as', {
      id: person.id,
      email: person.email,
      name: personName(person),
    }),
})

const INVITE_AGAIN = action<Administered>({
  key: 'inviteAgain',
  label: () => words('inviteAgain'),
  icon: MailPlus,
  isOffered: ({ person, agency }) => agency !== undefined && person.status === 'invited',
  run: async ({ portal, open }, { person, agency }) => {
    const { email } = person
    const body = { agency: agency?.code }
    const sent = await apiOf(portal, 'access').post<InvitationSent>(`${pathOf(person)}/invitation`, body)
    if (sent.isMailed) portal.notify({ kind: 'success', text: words('inviteAgain.done', { email }) })
    else open(InvitationLinksDialog, { sent: [{ ...sent, email }] })
  },
})

/** Asks for the reason, which the audit log keeps. */
const withReason = (
  key: 'disable' | 'enable' | 'remove',
  icon: IconNode,
  isOffered: (of: Administered) => boolean,
) =>
  action<Administered>({
    key,
    label: () => words(key),
    icon,
    isOffered,
    run: ({ portal, open, basePath }, { person, agency }) =>
      open(ReasonDialog, {
        title: words(`${key}.title`, { count: 1, name: personName(person) }),
        verb: words(key),
        isDangerous: key !== 'enable',
        act: (reason) =>
          apiOf(portal, 'access').post(`${pathOf(person)}/${key}`, {
            reason,
            agency: key === 'remove' ? agency?.code : undefined,
          }),
        onDone: () => {
          if (key === 'remove' && person.agencies.length < 2) portal.navigate(listOf(basePath)) // nobody of theirs any more
        },
        children: <p>{words(`${key}.text`, { agency: agency?.name ?? '' })}</p>,
      }),
  })

const ERASE = action<Administered>({
  key: 'erase',
  label: () => words('erase'),
  icon: Eraser,
  isApart: true,
  isOffered: ({ person, isOwn }) => !person.isShared && !isOwn,
  run: ({ portal, open, basePath }, { person }) =>
    open(EraseDialog, {
      person,
      onDone: () => {
        portal.notify({ kind: 'success', text: words('erase.done', { name: personName(person) }) })
        portal.navigate(listOf(basePath))
      },
    }),
})

/** A person of several agencies can only be removed from this one; disabling needs a person of this agency alone. */
export const MORE = [
  INVITE_AGAIN,
  withReason('enable', RotateCcw, ({ person }) => isDisabled(person)),
  withReason('disable', Ban, ({ person }) => !isDisabled(person) && !person.isShared),
  withReason('remove', UserMinus, ({ agency }) => agency !== undefined),
  ERASE,
]
