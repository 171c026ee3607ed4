import { useState } from 'react'
import { Ban, Ellipsis, Eraser, Eye, MailPlus, RotateCcw, UserMinus } from 'lucide'
import type { AdministeredAgency, InvitationSent } from '../../../domain/access/wire.ts'
import type { PersonDetail } from '../../../domain/access/wire-grants.ts'
import { useMiniApp } from '../../../kit/bridge/use-mini-app.ts'
import { Button } from '../../../kit/controls/button.tsx'
import { Menu, type MenuItem } from '../../../kit/controls/menu/menu.tsx'
import { ReasonDialog } from '../../../kit/form/reason-dialog.tsx'
import { useApi } from '../../../kit/bridge/use-api.ts'
import { personName } from '../person-name.ts'
import { InvitationLinksDialog, type SentInvitation } from '../people/invitation-links.tsx'
import { EraseDialog } from './erase-dialog.tsx'
import { problemText } from '../../../kit/words/problem-text.ts'
import { words } from './words/words.ts'

interface PersonActionsProps {
  person: PersonDetail
  agency: AdministeredAgency | undefined
  onChanged(): void
}

type Act = 'disable' | 'enable' | 'remove' | 'erase'

/** Whoever works in other agencies too is taken out of this one; only those that are all one's own can be disabled. */
export function PersonActions({ person, agency, onChanged }: PersonActionsProps) {
  const { portal, context, route } = useMiniApp()
  const access = useApi('access')
  const [act, setAct] = useState<Act>()
  const [invitation, setInvitation] = useState<SentInvitation>()
  const name = personName(person)
  const path = `/people/${encodeURIComponent(person.id)}`
  const acts = {
    disable: (reason: string) => access.post(`${path}/disable`, { reason }),
    enable: (reason: string) => access.post(`${path}/enable`, { reason }),
    remove: (reason: string) => access.post(`${path}/remove`, { agency: agency?.code, reason }),
  }
  const toList = () => portal.navigate(`${route.basePath}/panel/users`)
  const done = () => {
    setAct(undefined)
    if (act === 'remove' && person.agencies.length < 2) toList() // nobody of theirs any more
    else onChanged()
  }
  const erased = () => {
    portal.notify({ kind: 'success', text: words('erase.done', { name }) })
    toList()
  }
  const inviteAgain = async () => {
    try {
      const body = { agency: agency?.code }
      const data = await access.post<InvitationSent>(`${path}/invitation`, body)
      if (data.isMailed)
        portal.notify({ kind: 'success', text: words('inviteAgain.done', { email: person.email }) })
      else setInvitation({ ...data, email: person.email })
    } catch (error) {
      portal.notify({ kind: 'error', text: problemText(error).text })
    }
  }
  const isOwn = person.id === context.user?.id
  const item = (key: Act, icon: MenuItem['icon'], apart = false): MenuItem => ({
    key,
    label: words(key),
    ...(icon && { icon }),
    apart,
    onSelect: () => setAct(key),
  })
  const isDisabled = person.status === 'disabled'
  const items: MenuItem[] = [
    ...(agency && person.status === 'invited'
      ? [
          {
            key: 'inviteAgain',
            label: words('inviteAgain'),
            icon: MailPlus,
            onSelect: () => void inviteAgain(),
          },
        ]
      : []),
    ...(isDisabled ? [item('enable', RotateCcw)] : []),
    ...(isDisabled || person.isShared ? [] : [item('disable', Ban)]),
    ...(agency ? [item('remove', UserMinus)] : []),
    ...(person.isShared || isOwn ? [] : [item('erase', Eraser, true)]),
  ]
  return (
    <>
      {!isOwn && person.status !== 'disabled' && (
        <Button
          icon={Eye}
          onClick={() => portal.emit('see-as', { id: person.id, email: person.email, name })}
        >
          {words('seeAs')}
        </Button>
      )}
      {items.length > 0 && (
        <Menu
          label={words('more')}
          align="end"
          button={(props) => (
            <Button {...props} icon={Ellipsis}>
              {words('more')}
            </Button>
          )}
          items={items}
        />
      )}
      {invitation && <InvitationLinksDialog sent={[invitation]} onClose={() => setInvitation(undefined)} />}
      {act === 'erase' && <EraseDialog person={person} onDone={erased} onClose={() => setAct(undefined)} />}
      {act && act !== 'erase' && (
        <ReasonDialog
          title={words(`${act}.title`, { count: 1, name })}
          verb={words(act)}
          isDangerous={act !== 'enable'}
          act={acts[act]}
          onDone={done}
          onClose={() => setAct(undefined)}
        >
          <p>{words(`${act}.text`, { agency: agency?.name ?? '' })}</p>
        </ReasonDialog>
      )}
    </>
  )
}
