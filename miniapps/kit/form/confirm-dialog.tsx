import { FormDialog, type FormDialogProps } from './form-dialog.tsx'
import { useSending } from './use-sending.ts'

interface ConfirmDialogProps extends Omit<FormDialogProps, 'form'> {
  act(): Promise<unknown>
  /** Follows success; left out, the dialog closes. */
  onDone?(): void
}

/** Asks once more before something is done, and says so when it fails. */
export function ConfirmDialog({ act, onDone, ...dialog }: ConfirmDialogProps) {
  const { run, isBusy, failure } = useSending()
  const submit = (close?: () => void) => run(act, () => (onDone ?? close)?.())
  return <FormDialog {...dialog} form={{ submit, isBusy, failure }} />
}
