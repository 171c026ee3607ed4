import { Button } from '../../controls/button.tsx'
import { Dialog } from '../../controls/dialog.tsx'
import { words as kitWords } from '../../words/words.ts'

/** Asked before something is done that is hard to take back. */
export interface Question {
  title: string
  text: string
  /** On the button; without it, the action's own. */
  confirm?: string
  isDanger?: boolean
}

interface QuestionDialogProps {
  question: Question
  /** The action, as its button calls it. */
  action: string
  onClose(): void
  onDone(): void
}

export function QuestionDialog({ question, action, onClose, onDone }: QuestionDialogProps) {
  const { title, text, confirm, isDanger } = question
  return (
    <Dialog
      open
      title={title}
      onClose={onClose}
      onSubmit={onDone}
      actions={
        <>
          <Button onClick={onClose}>{kitWords('cancel')}</Button>
          <Button variant={isDanger ? 'danger' : 'primary'} type="submit">
            {confirm ?? action}
          </Button>
        </>
      }
    >
      <p>{text}</p>
    </Dialog>
  )
}
