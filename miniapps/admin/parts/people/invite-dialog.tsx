import { useMemo, useState } from 'react'
import { INVITE_FORM } from '../../../domain/access/forms.ts'
import { readAddresses, type ReadAddress } from '../../../domain/access/read-addresses.ts'
import type { GroupLine, Invited, RoleLine } from '../../../domain/access/wire-grants.ts'
import { useApi } from '../../../kit/bridge/use-api.ts'
import { useMiniApp } from '../../../kit/bridge/use-mini-app.ts'
import { MultiSelect } from '../../../kit/controls/multi-select.tsx'
import { TextArea } from '../../../kit/controls/text-area.tsx'
import { FormDialog } from '../../../kit/form/form-dialog.tsx'
import { useEach } from '../../../kit/form/use-each.ts'
import { useForm } from '../../../kit/form/use-form.ts'
import { words as kitWords } from '../../../kit/words/words.ts'
import { words as appWords } from '../../words/words.ts'
import { AgencySelect } from '../agency-select.tsx'
import { words } from '../person/words/words.ts'
import { useAgencies, useFirstAgency } from '../use-agencies.ts'
import { useNames } from '../use-names.ts'
import {
  InvitationLinks,
  InvitationLinksDialog,
  isToPassOn,
  type SentInvitation,
} from './invitation-links.tsx'

interface InviteDialogProps {
  onClose(): void
  /** All were invited, and no link is left to pass on. */
  onDone(): void
  /** Some were invited, or all. */
  onInvited(): void
}

/** Several people at once, by their addresses; people the portal knows already are added to the agency. */
export function InviteDialog({ onClose, onDone, onInvited }: InviteDialogProps) {
  const asked = useAgencies()
  const agencies = asked.data ?? []
  const { form, people, unread, toPassOn, isAllInvited } = useInvitations(
    useFirstAgency(agencies)?.code ?? '',
    onInvited,
    onDone,
  )
  const { agency } = form.values
  const roleOptions = useNames<RoleLine>('/roles', agency)
  const groupOptions = useNames<GroupLine>('/groups', agency)
  if (isAllInvited) return <InvitationLinksDialog sent={toPassOn} onClose={onDone} />
  return (
    <FormDialog
      form={form}
      title={words('invite.title')}
      verb={words('invite.send', { count: people.length })}
      isWaiting={asked.loading && !asked.data}
      onClose={onClose}
    >
      <TextArea
        {...form.field('addresses', words('invite.wrong'))}
        label={words('invite.addresses')}
        help={words('invite.help')}
        required
        rows={4}
      />
      <ReadList people={people} unread={unread} />
      <AgencySelect
        agencies={agencies}
        value={agency}
        onChange={(code) => form.set({ agency: code, roles: [], groups: [] })}
      />
      <MultiSelect
        {...form.field('roles')}
        label={kitWords('roles')}
        help={words('invite.roles')}
        options={roleOptions}
      />
      <MultiSelect {...form.field('groups')} label={appWords('panel.groups')} options={groupOptions} />
      {asked.error && !asked.data && (
        <p className="os-notice" data-tone="warning" role="alert">
          {asked.error.text}
        </p>
      )}
      {toPassOn.length > 0 && <InvitationLinks sent={toPassOn} />}
    </FormDialog>
  )
}

/** One invitation an address; links that no mail server has sent are kept for the administrator. */
function useInvitations(agency: string, onInvited: () => void, onDone: () => void) {
  const { portal } = useMiniApp()
  const access = useApi('access')
  const [toPassOn, setToPassOn] = useState<readonly SentInvitation[]>([])
  const [isAllInvited, setAllInvited] = useState(false)
  const each = useEach<ReadAddress>(({ email }) => email)
  const form = useForm(
    INVITE_FORM,
    { addresses: '', agency, roles: [], groups: [] },
    async ({ addresses: people, agency, roles, groups }) => {
      const links = [...toPassOn]
      try {
        await each.run(people, async (person) => {
          const { invitation } = await access.whole<Invited>('POST', '/people', {
            ...person,
            agency,
            roles,
            groups,
          })
          const sent = invitation && { ...invitation, email: person.email }
          if (sent && isToPassOn(sent)) links.push(sent)
        })
      } finally {
        onInvited()
        setToPassOn(links)
      }
      return links
    },
    {
      done: (links) => {
        portal.notify({ kind: 'success', text: words('invite.done', { count: people.length }) })
        if (links.length === 0) onDone()
        else setAllInvited(true)
      },
    },
  )
  const { addresses } = form.values
  const { people, unread } = useMemo(() => readAddresses(addresses), [addresses])
  return { form, people, unread, toPassOn, isAllInvited }
}

/** How the addresses were read, before anybody gets a letter. */
function ReadList({ people, unread }: ReturnType<typeof readAddresses>) {
  if (people.length + unread.length === 0) return null
  return (
    <ul className="admin-read" aria-label={words('invite.read')}>
      {people.map(({ email, firstname, lastname }) => (
        <li key={email}>
          <span>{`${firstname} ${lastname}`.trim()}</span> <span className="os-muted">{email}</span>
        </li>
      ))}
      {unread.map((line) => (
        <li key={line} className="os-field-error">
          {words('invite.unread', { line })}
        </li>
      ))}
    </ul>
  )
}
