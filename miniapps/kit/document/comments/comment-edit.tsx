import { useEffect, useRef, useState } from 'react'
import { MAX_COMMENT_CHARACTERS } from '../../../domain/document/limits.ts'
import type { Somebody } from '../../../domain/document/wire.ts'
import { useFocusPassedOn } from '../../bridge/use-focus-passed-on.ts'
import { Button } from '../../controls/button.tsx'
import { words } from '../words/words.ts'
import { CommentText } from './comment-text.tsx'
import { FormAlert } from '../../form/form-alert.tsx'
import { useSending } from '../../form/use-sending.ts'
import { words as kitWords } from '../../words/words.ts'

interface CommentEditProps {
  text: string
  people(text: string): Promise<readonly Somebody[]>
  onSave(text: string): Promise<void>
  onClose(): void
}

/** A comment while its author changes it; Esc leaves it as it was. */
export function CommentEdit({ text: before, people, onSave, onClose }: CommentEditProps) {
  const [text, setText] = useState(before)
  const { run, isBusy, failure } = useSending()
  const form = useRef<HTMLDivElement>(null)
  useFocusPassedOn(form, '.comment-thread')
  useEffect(() => form.current!.querySelector('textarea')!.focus(), [])
  const maySave = text.trim() !== '' && text.trim().length <= MAX_COMMENT_CHARACTERS
  const save = () => {
    if (maySave) run(() => onSave(text).then(onClose))
  }
  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- Esc gives up what its button has begun
    <div
      ref={form}
      className="comment-form"
      onKeyDown={(event) => {
        if (event.key !== 'Escape' || event.nativeEvent.isComposing) return
        event.stopPropagation()
        onClose()
      }}
    >
      <CommentText
        label={words('comments.yours')}
        text={text}
        onChange={setText}
        people={people}
        onDone={save}
      />
      <div className="os-row">
        <Button size="s" disabled={!maySave} busy={isBusy} onClick={save}>
          {kitWords('save')}
        </Button>
        <Button size="s" variant="quiet" onClick={onClose}>
          {kitWords('cancel')}
        </Button>
      </div>
      <FormAlert form={{ failure }} />
    </div>
  )
}
