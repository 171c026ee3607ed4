import { useState } from 'react'
import type { PersonDetail } from '../../../domain/access/wire-grants.ts'
import { TextField } from '../../../kit/controls/text-field.tsx'
import { useApi } from '../../../kit/bridge/use-api.ts'
import { ReasonDialog } from '../dialogs/reason-dialog.tsx'
import { personName } from '../person-name.ts'
import { words } from './words/words.ts'

interface EraseDialogProps {
  person: PersonDetail
  onDone(): void
  onClose(): void
}

/** Nothing brings an erased person back: their address is typed before it is done. */
export function EraseDialog({ person, onDone, onClose }: EraseDialogProps) {
  const access = useApi('access')
  const [typed, setTyped] = useState('')
  const [isTried, setTried] = useState(false)
  const isConfirmed = typed.trim().toLowerCase() === person.email.toLowerCase()
  const path = `/people/${encodeURIComponent(person.id)}/erase`
  const mayGo = () => {
    setTried(true)
    return isConfirmed
  }
  return (
    <ReasonDialog
      title={words('erase.title', { name: personName(person) })}
      verb={words('erase')}
      isDangerous
      items={[person]}
      nameOf={personName}
      act={(_, reason) => access.whole('POST', path, { reason })}
      mayGo={mayGo}
      onDone={onDone}
      onClose={onClose}
    >
      <p>{words('erase.goes')}</p>
      <p>{words('erase.stays')}</p>
      <TextField
        label={words('erase.confirm', { email: person.email })}
        required
        value={typed}
        onChange={setTyped}
        {...(isTried && !isConfirmed && { error: words('erase.mismatch') })}
      />
    </ReasonDialog>
  )
}
