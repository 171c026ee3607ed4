import { useCallback, useId, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import type { Comment } from '../../../domain/document/wire.ts'
import { useFocusPassedOn } from '../../bridge/use-focus-passed-on.ts'
import { useMiniApp } from '../../bridge/use-mini-app.ts'
import { Button } from '../../controls/button.tsx'
import { Dialog } from '../../controls/dialog.tsx'
import { useFormat } from '../../words/format.ts'
import { words } from '../words/words.ts'
import { CommentEdit } from './comment-edit.tsx'
import type { DocumentComments } from './comments-of.ts'
import { FormAlert } from '../../form/form-alert.tsx'
import { useSending } from '../../form/use-sending.ts'
import { words as kitWords } from '../../words/words.ts'

interface CommentItemProps {
  comment: Comment
  comments: DocumentComments
  mayComment: boolean
}

/** One comment: who said it when, and what may be done about it. */
export function CommentItem({ comment, comments, mayComment }: CommentItemProps) {
  const { id, text, by, at, editedAt, resolved } = comment
  const { relative, dateTime } = useFormat()
  const [editing, setEditing] = useState(false)
  const item = useRef<HTMLLIElement>(null)
  const said = useId()
  useFocusPassedOn(item, '.comment-thread')
  return (
    <li ref={item} className="comment">
      <p className="comment-head os-muted">
        <b>{by.name}</b>{' '}
        <time dateTime={at} title={dateTime(at)}>
          {relative(at)}
        </time>
        {editedAt && ` · ${words('comments.edited')}`}
      </p>
      {editing ? (
        <CommentEdit
          text={text}
          people={(name) => comments.people(name)}
          onSave={(changed) => comments.change(id, { text: changed })}
          onClose={() => setEditing(false)}
        />
      ) : (
        <p id={said} className="comment-text" dir="auto">
          {text}
        </p>
      )}
      {resolved && (
        <p className="os-muted">
          {words('comments.resolvedBy', { name: resolved.by.name, when: relative(resolved.at) })}
        </p>
      )}
      {mayComment && !editing && (
        <Acts comment={comment} comments={comments} describedBy={said} onEdit={() => setEditing(true)} />
      )}
    </li>
  )
}

interface ActsProps extends Omit<CommentItemProps, 'mayComment'> {
  describedBy: string
  onEdit(): void
}

function Acts({ comment: { id, by, resolved }, comments, describedBy, onEdit }: ActsProps) {
  const me = useMiniApp(({ context }) => context.user?.id)
  const { run, isBusy, failure } = useSending()
  const [asking, setAsking] = useState(false)
  const close = useCallback(() => setAsking(false), [])
  const remove = () => {
    flushSync(close) // gives the focus back to what is about to go, which passes it on
    run(() => comments.remove(id))
  }
  const quiet = { variant: 'quiet', size: 's', 'aria-describedby': describedBy } as const
  return (
    <div className="comment-acts">
      <Button
        {...quiet}
        busy={isBusy}
        onClick={() => run(() => comments.change(id, { resolved: !resolved }))}
      >
        {words(resolved ? 'comments.reopen' : 'comments.resolve')}
      </Button>
      {by.id === me && (
        <>
          <Button {...quiet} onClick={onEdit}>
            {kitWords('edit')}
          </Button>
          <Button {...quiet} onClick={() => setAsking(true)}>
            {kitWords('delete')}
          </Button>
        </>
      )}
      <FormAlert form={{ failure }} />
      <Dialog
        open={asking}
        onClose={close}
        title={words('comments.deleteTitle')}
        actions={
          <>
            <Button onClick={close}>{kitWords('cancel')}</Button>
            <Button variant="danger" onClick={remove}>
              {kitWords('delete')}
            </Button>
          </>
        }
      >
        <p>{words('comments.deleteText')}</p>
      </Dialog>
    </div>
  )
}
