import { useState } from 'react'
import { useApi } from '../../kit/bridge/use-api.ts'
import { useMiniApp } from '../../kit/bridge/use-mini-app.ts'
import { Button } from '../../kit/controls/button.tsx'
import { Dialog } from '../../kit/controls/dialog.tsx'
import { RadioGroup } from '../../kit/controls/radio-group.tsx'
import { TextArea } from '../../kit/controls/text-area.tsx'
import { TextField } from '../../kit/controls/text-field.tsx'
import { words } from '../words/words.ts'
import { RefusedNote } from './refused-note.tsx'
import { useSent } from './use-sent.ts'
import { words as kitWords } from '../../kit/words/words.ts'

interface AskDialogProps {
  agency: string
  onClose(): void
  onAsked(): void
}

/** Asks whoever manages the agency for a brand, or to be let into one. */
export function AskDialog({ agency, onClose, onAsked }: AskDialogProps) {
  const { portal } = useMiniApp()
  const workspaces = useApi('workspaces')
  const [kind, setKind] = useState('create')
  const [name, setName] = useState('')
  const [note, setNote] = useState('')
  const [isTried, setTried] = useState(false)
  const sent = useSent()
  const save = () => {
    setTried(true)
    if (!name.trim()) return
    void sent.run(async () => {
      await workspaces.post('/requests', { agency, kind, name, note })
      portal.notify({ kind: 'success', text: words('asked') })
      onAsked()
    })
  }
  return (
    <Dialog
      open
      title={words('ask')}
      onClose={onClose}
      onSubmit={save}
      actions={
        <>
          <Button onClick={onClose}>{kitWords('cancel')}</Button>
          <Button variant="primary" type="submit" busy={sent.isBusy}>
            {words('send')}
          </Button>
        </>
      }
    >
      <div className="os-stack">
        <RadioGroup
          label={words('askWhat')}
          value={kind}
          onChange={setKind}
          options={(['create', 'join'] as const).map((each) => ({
            value: each,
            label: words(`ask.${each}`),
          }))}
        />
        <TextField
          label={words('brandName')}
          required
          {...(isTried && !name.trim() && { error: kitWords('needed') })}
          value={name}
          onChange={setName}
        />
        <TextArea label={words('note')} help={words('noteHelp')} value={note} onChange={setNote} />
        <RefusedNote text={sent.refused} />
      </div>
    </Dialog>
  )
}
