import { useId, type ReactNode } from 'react'
import { Button } from '../controls/button.tsx'
import { Dialog } from '../controls/dialog.tsx'
import type { Form } from './form.ts'
import { FormAlert } from './form-alert.tsx'
import { useFocusOnWrong } from './use-focus-on-wrong.ts'
import { words as kitWords } from '../words/words.ts'

export interface FormDialogProps {
  /** Fields are those of `useForm`; without them `useSending` does. */
  form: Pick<Form<unknown>, 'submit' | 'isBusy' | 'failure'> & Partial<Pick<Form<unknown>, 'wrong' | 'tries'>>
  title: string
  /** The button that sends. */
  verb: string
  isDangerous?: boolean
  size?: 'm' | 'l'
  /** It cannot be sent yet: something is still being loaded. */
  isWaiting?: boolean
  /** It cannot be sent as things are, which the content explains. */
  isBarred?: boolean
  /** In place of Cancel. */
  otherwise?: ReactNode
  onClose(): void
  children?: ReactNode
}

/** A form that is answered before anything else is. */
export function FormDialog(props: FormDialogProps) {
  const { form, title, verb, isDangerous, size, isWaiting, isBarred, otherwise, onClose, children } = props
  const frame = useFocusOnWrong(form.tries)
  const content = useId()
  const close = () => {
    if (!form.isBusy) onClose() // else its failure would be shown to nobody
  }
  return (
    <Dialog
      open
      title={title}
      size={size}
      onClose={close}
      onSubmit={() => !isWaiting && !isBarred && form.submit(onClose)}
      actions={
        <>
          {otherwise || (
            <Button disabled={form.isBusy} onClick={close}>
              {kitWords('cancel')}
            </Button>
          )}
          <Button
            type="submit"
            variant={isDangerous ? 'danger' : 'primary'}
            busy={form.isBusy || isWaiting}
            disabled={isBarred}
            aria-describedby={isBarred ? content : undefined}
          >
            {verb}
          </Button>
        </>
      }
    >
      <div ref={frame} id={content} className="os-stack">
        {children}
      </div>
      <FormAlert form={form} />
    </Dialog>
  )
}
