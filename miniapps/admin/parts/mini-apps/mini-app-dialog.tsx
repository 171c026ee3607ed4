import { useState } from 'react'
import { ENTRY_FORM, entryOf, type EntryForm, fieldsOf, pastedEntry } from './entry-form.ts'
import type { MiniAppInput } from '../../../domain/mini-apps/mini-app-input.ts'
import type { MiniAppLine } from '../../../../shell/contract/mini-app-line.ts'
import type { OpenedProps } from '../../../kit/actions/action.ts'
import { useApi } from '../../../kit/bridge/use-api.ts'
import { Checkbox } from '../../../kit/controls/checkbox.tsx'
import { RadioGroup } from '../../../kit/controls/radio-group.tsx'
import { TextArea } from '../../../kit/controls/text-area.tsx'
import { TextField } from '../../../kit/controls/text-field.tsx'
import { FormDialog } from '../../../kit/form/form-dialog.tsx'
import type { FormOf } from '../../../kit/form/form.ts'
import { ReasonField } from '../../../kit/form/reason-field.tsx'
import { TagsField } from '../../../kit/controls/tags-field.tsx'
import { useForm } from '../../../kit/form/use-form.ts'
import { words as kitWords } from '../../../kit/words/words.ts'
import { NeedFields } from './need-fields.tsx'
import { NeedsInWords } from './needs-in-words.tsx'
import { OwnBackEnds } from './own-back-ends.tsx'
import { whyWrong } from './why-wrong.ts'
import { words } from './words/words.ts'

interface MiniAppDialogProps extends OpenedProps {
  /** Left out: a new one. */
  line?: MiniAppLine
}

/** Lets a mini-app in, or changes how; what it needs is said before it is saved. */
export function MiniAppDialog({ line, onClose, onDone }: MiniAppDialogProps) {
  const miniApps = useApi('miniApps')
  const [other, setOther] = useState(line?.entry ?? {})
  const [first] = useState(() => ({
    pasted: '',
    ...fieldsOf(line?.entry ?? {}),
    trial: line?.trial ?? true,
    reason: '',
  })) // the same lists at each draw: a refusal is shown for as long as its field holds what was sent
  const form = useForm(
    ENTRY_FORM,
    first,
    (values) => {
      const { trial, reason } = values
      const input: MiniAppInput = { entry: entryOf(values, other), trial, isNew: !line, reason }
      return miniApps.put(`/${encodeURIComponent(line?.key ?? values.key)}`, input)
    },
    { done: () => onDone() },
  )
  const paste = (pasted: string) => {
    const entry = pastedEntry(pasted)
    if (entry) setOther(entry)
    form.set({ pasted, ...(entry && fieldsOf(entry)) })
  }
  return (
    <FormDialog
      form={form}
      size="l"
      title={line ? kitWords('editNamed', { name: line.key }) : words('add')}
      verb={kitWords('save')}
      onClose={onClose}
    >
      <TextArea
        value={form.values.pasted}
        onChange={paste}
        label={words('pasted')}
        help={words('pasted.help')}
      />
      <EntryFields form={form} isNew={!line} />
      <OwnBackEnds of={other} />
      {form.values.kind === 'script' && <NeedFields form={form} />}
      {form.values.kind === 'script' && <NeedsInWords needs={form.values.needs} />}
      <Checkbox {...form.tick('trial')} label={words('trial')} help={words('trial.help')} />
      <ReasonField {...form.field('reason')} />
    </FormDialog>
  )
}

function EntryFields({ form, isNew }: { form: FormOf<typeof ENTRY_FORM>; isNew: boolean }) {
  const field = <Name extends keyof EntryForm>(name: Name) => form.field(name, whyWrong(form, name))
  return (
    <>
      <TextField {...field('key')} label={words('key')} help={words('key.help')} required readOnly={!isNew} />
      <TextField {...field('title')} label={kitWords('name')} required />
      <RadioGroup
        {...field('kind')}
        label={words('kind')}
        options={(['script', 'frame'] as const).map((value) => ({
          value,
          label: words(`kind.${value}`),
          description: words(`kind.${value}.help`),
        }))}
      />
      {form.values.kind === 'script' ? (
        <>
          <TextField {...field('script')} label={words('address')} required />
          <TextField {...field('integrity')} label={words('integrity')} help={words('integrity.help')} />
          <TagsField {...field('withdrawn')} label={words('withdrawn')} help={words('withdrawn.help')} />
        </>
      ) : (
        <TextField {...field('frame')} label={words('address')} required />
      )}
      <TagsField {...field('routes')} label={words('routes')} help={words('routes.help')} required />
      <Checkbox {...form.tick('brandScoped')} label={words('brandScoped')} />
      <TextField {...field('permission')} label={kitWords('permission')} help={words('permission.help')} />
      <TagsField {...field('apis')} label={words('apis')} help={words('apis.help')} />
    </>
  )
}
