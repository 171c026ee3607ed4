import { useState } from 'react'
import { Ban, Eye, RotateCcw, UserMinus } from 'lucide'
import type { AdministeredAgency } from '../../../domain/access/wire.ts'
import type { PersonDetail } from '../../../domain/access/wire-grants.ts'
import { useMiniApp } from '../../../kit/bridge/use-mini-app.ts'
import { Button } from '../../../kit/controls/button.tsx'
import { useAccessApi } from '../../access-api.ts'
import { ReasonDialog } from '../dialogs/reason-dialog.tsx'
import { personName } from '../person-name.ts'
import { words } from './words/words.ts'

interface PersonActionsProps {
  person: PersonDetail
  agency: AdministeredAgency | undefined
  onChanged(): void
}

type Act = 'disable' | 'enable' | 'remove'

/** Whoever works in other agencies too is taken out of this one; only those that are all one's own can be disabled. */
export function PersonActions({ person, agency, onChanged }: PersonActionsProps) {
  const { portal, context } = useMiniApp()
  const access = useAccessApi()
  const [act, setAct] = useState<Act>()
  const name = personName(person)
  const path = `/people/${encodeURIComponent(person.id)}`
  const acts = {
    disable: (reason: string) => access.change('POST', `${path}/disable`, { reason }),
    enable: (reason: string) => access.change('POST', `${path}/enable`, { reason }),
    remove: (reason: string) => access.change('POST', `${path}/remove`, { agency: agency?.code, reason }),
  }
  const done = () => {
    setAct(undefined)
    onChanged()
  }
  const isOwn = person.id === context.user?.id
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
      {agency && (
        <Button icon={UserMinus} onClick={() => setAct('remove')}>
          {words('remove')}
        </Button>
      )}
      {person.status === 'disabled' ? (
        <Button icon={RotateCcw} onClick={() => setAct('enable')}>
          {words('enable')}
        </Button>
      ) : (
        !person.isShared && (
          <Button icon={Ban} onClick={() => setAct('disable')}>
            {words('disable')}
          </Button>
        )
      )}
      {act && (
        <ReasonDialog
          title={words(`${act}.title`, { count: 1, name })}
          verb={words(act)}
          isDangerous={act !== 'enable'}
          items={[person]}
          nameOf={personName}
          act={(_, reason) => acts[act](reason)}
          onDone={done}
          onClose={() => setAct(undefined)}
        >
          <p>{words(`${act}.text`, { agency: agency?.name ?? '' })}</p>
        </ReasonDialog>
      )}
    </>
  )
}
