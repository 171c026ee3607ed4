import * as v from 'valibot'
import { MAX_COMMENT_CHARACTERS } from '../../../domain/document/limits.ts'
import { neededText } from '../../../domain/form/rules.ts'
import { TextArea } from '../../controls/text-area.tsx'
import { FormDialog } from '../../form/form-dialog.tsx'
import { useForm } from '../../form/use-form.ts'
import { words as kitWords } from '../../words/words.ts'

interface WhyDialogProps {
  /** The action, as its button calls it. */
  verb: string
  act(reason: string): Promise<void>
  onClose(): void
  onDone(): void
}

const WHY = v.object({ reason: neededText(MAX_COMMENT_CHARACTERS) })

/** Asks why, for the colleague who goes on with the document. */
export function WhyDialog({ verb, act, onClose, onDone }: WhyDialogProps) {
  const form = useForm(WHY, { reason: '' }, ({ reason }) => act(reason), { done: onDone })
  return (
    <FormDialog form={form} title={verb} verb={verb} onClose={onClose}>
      <TextArea {...form.field('reason')} label={kitWords('reason')} required rows={4} />
    </FormDialog>
  )
}
