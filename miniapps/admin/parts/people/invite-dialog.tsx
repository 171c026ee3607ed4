import { useMemo, useState } from 'react'
import { readAddresses, type ReadAddress } from '../../../domain/access/read-addresses.ts'
import type { Invitation } from '../../../domain/access/wire.ts'
import type { GroupLine, Invited, RoleLine } from '../../../domain/access/wire-grants.ts'
import { useMiniApp } from '../../../kit/bridge/use-mini-app.ts'
import { Button } from '../../../kit/controls/button.tsx'
import { Dialog } from '../../../kit/controls/dialog.tsx'
import { MultiSelect } from '../../../kit/controls/multi-select.tsx'
import { TextArea } from '../../../kit/controls/text-area.tsx'
import { useApi } from '../../../kit/bridge/use-api.ts'
import { AgencySelect } from '../agency-select.tsx'
import {
  InvitationLinks,
  InvitationLinksDialog,
  isToPassOn,
  type SentInvitation,
} from './invitation-links.tsx'
import { Failures } from '../failures.tsx'
import { words } from '../person/words/words.ts'
import { useAgencies, useFirstAgency } from '../use-agencies.ts'
import { useEach } from '../use-each.ts'
import { useNames } from '../use-names.ts'
import { words as kitWords } from '../../../kit/words/words.ts'
import { words as appWords } from '../../words/words.ts'

interface InviteDialogProps {
  onClose(): void
  /** All were invited, and no link is left to pass on. */
  onDone(): void
  /** Some were invited, or all. */
  onInvited(): void
}

/** Several people at once, by their addresses; whoever is known already is added to the agency. */
export function InviteDialog({ onClose, onDone, onInvited }: InviteDialogProps) {
  const { portal } = useMiniApp()
  const access = useApi('access')
  const asked = useAgencies()
  const agencies = asked.data ?? []
  const first = useFirstAgency(agencies)
  const [code, setCode] = useState<string>()
  const [text, setText] = useState('')
  const [roles, setRoles] = useState<readonly string[]>([])
  const [groups, setGroups] = useState<readonly string[]>([])
  const [error, setError] = useState<string>()
  const [toPassOn, setToPassOn] = useState<readonly SentInvitation[]>([])
  const [isAllInvited, setAllInvited] = useState(false)
  const each = useEach<ReadAddress>()
  const agency = code ?? first?.code ?? ''
  const { people, unread } = useMemo(() => readAddresses(text), [text])
  const roleOptions = useNames<RoleLine>('/roles', agency)
  const groupOptions = useNames<GroupLine>('/groups', agency)
  const submit = async () => {
    if (each.busy || !agency) return
    if (people.length === 0 || unread.length > 0) return setError(words('invite.wrong'))
    setError(undefined)
    const sent: SentInvitation[] = []
    const invite = async (person: ReadAddress) => {
      const input: Invitation = { ...person, agency, roles, groups }
      const { invitation } = await access.whole<Invited>('POST', '/people', input)
      if (invitation) sent.push({ ...invitation, email: person.email })
    }
    const isDone = await each.run(people, invite)
    onInvited()
    const links = [...toPassOn, ...sent.filter(isToPassOn)]
    setToPassOn(links)
    if (!isDone) return
    setAllInvited(true)
    portal.notify({ kind: 'success', text: words('invite.done', { count: people.length }) })
    if (links.length === 0) onDone()
  }
  if (isAllInvited) return <InvitationLinksDialog sent={toPassOn} onClose={onDone} />
  return (
    <Dialog
      open
      title={words('invite.title')}
      onClose={onClose}
      onSubmit={() => void submit()}
      actions={
        <>
          <Button onClick={onClose}>{kitWords('cancel')}</Button>
          <Button type="submit" variant="primary" busy={each.busy || (asked.loading && !asked.data)}>
            {words('invite.send', { count: people.length })}
          </Button>
        </>
      }
    >
      <TextArea
        label={words('invite.addresses')}
        help={words('invite.help')}
        required
        rows={4}
        value={text}
        onChange={setText}
        {...(error !== undefined && { error })}
      />
      <ReadList people={people} unread={unread} />
      <AgencySelect
        agencies={agencies}
        value={agency}
        onChange={(next) => {
          setCode(next)
          setRoles([])
          setGroups([])
        }}
      />
      <MultiSelect
        label={kitWords('roles')}
        help={words('invite.roles')}
        options={roleOptions}
        value={roles}
        onChange={setRoles}
      />
      <MultiSelect
        label={appWords('panel.groups')}
        options={groupOptions}
        value={groups}
        onChange={setGroups}
      />
      {asked.error && !asked.data && (
        <p className="os-notice" data-tone="warning" role="alert">
          {asked.error.text}
        </p>
      )}
      {toPassOn.length > 0 && <InvitationLinks sent={toPassOn} />}
      <Failures of={each.failed} nameOf={({ email }) => email} />
    </Dialog>
  )
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
