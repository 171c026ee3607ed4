import * as v from 'valibot'
import { neededText } from '../../domain/form/rules.ts'
import { FormDialog, type FormDialogProps } from './form-dialog.tsx'
import { ReasonField } from './reason-field.tsx'
import { useForm } from './use-form.ts'

interface ReasonDialogProps extends Omit<FormDialogProps, 'form'> {
  act(reason: string): Promise<unknown>
  /** Follows success; left out, the dialog closes. */
  onDone?(): void
}

const REASON = v.object({ reason: neededText() })

/** Asks for the reason, which the audit log keeps, before something is done that somebody will feel. */
export function ReasonDialog({ act, onDone, children, ...dialog }: ReasonDialogProps) {
  const form = useForm(REASON, { reason: '' }, ({ reason }) => act(reason), { done: onDone })
  return (
    <FormDialog {...dialog} form={form}>
      {children}
      <ReasonField {...form.field('reason')} />
    </FormDialog>
  )
}
