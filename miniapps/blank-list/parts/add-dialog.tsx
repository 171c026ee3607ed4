import { THING_INPUT } from '../../domain/blank/thing.ts'
import type { OpenedProps } from '../../kit/actions/action.ts'
import { useApi } from '../../kit/bridge/use-api.ts'
import { useMiniApp } from '../../kit/bridge/use-mini-app.ts'
import { DateField } from '../../kit/controls/date-field.tsx'
import { TextField } from '../../kit/controls/text-field.tsx'
import { FormDialog } from '../../kit/form/form-dialog.tsx'
import { useForm } from '../../kit/form/use-form.ts'
import { words as kitWords } from '../../kit/words/words.ts'
import { words } from '../words/words.ts'

/** Adds a thing to the brand. */
export function AddDialog({ onClose, onDone }: OpenedProps) {
  const { brandId } = useMiniApp().route.params
  const api = useApi('blank')
  const form = useForm(THING_INPUT, { name: '', day: '' }, (thing) => api.post(`/${brandId}/things`, thing), {
    done: () => onDone(),
  })
  return (
    <FormDialog form={form} title={words('add')} verb={words('add.verb')} onClose={onClose}>
      <TextField {...form.field('name')} label={kitWords('name')} required />
      <DateField {...form.field('day')} label={words('day')} required />
    </FormDialog>
  )
}
