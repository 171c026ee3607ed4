import { NEW_REQUEST } from '../../domain/workspaces/workspace-input.ts'
import { useApi } from '../../kit/bridge/use-api.ts'
import { useMiniApp } from '../../kit/bridge/use-mini-app.ts'
import { RadioGroup } from '../../kit/controls/radio-group.tsx'
import { TextArea } from '../../kit/controls/text-area.tsx'
import { TextField } from '../../kit/controls/text-field.tsx'
import { FormDialog } from '../../kit/form/form-dialog.tsx'
import { useForm } from '../../kit/form/use-form.ts'
import { words } from '../words/words.ts'

interface AskDialogProps {
  agency: string
  onClose(): void
  onDone(): void
}

/** Asks the people who manage the agency for a brand, or to be let into one. */
export function AskDialog({ agency, onClose, onDone }: AskDialogProps) {
  const { portal } = useMiniApp()
  const workspaces = useApi('workspaces')
  const done = () => {
    portal.notify({ kind: 'success', text: words('asked') })
    onDone()
  }
  const form = useForm(
    NEW_REQUEST,
    { agency, kind: 'create', name: '', note: '' },
    (request) => workspaces.post('/requests', request),
    { done },
  )
  return (
    <FormDialog form={form} title={words('ask')} verb={words('send')} onClose={onClose}>
      <RadioGroup
        {...form.field('kind')}
        label={words('askWhat')}
        options={(['create', 'join'] as const).map((each) => ({ value: each, label: words(`ask.${each}`) }))}
      />
      <TextField {...form.field('name')} label={words('brandName')} required />
      <TextArea
        {...form.field('note')}
        value={form.values.note ?? ''}
        label={words('note')}
        help={words('noteHelp')}
      />
    </FormDialog>
  )
}
