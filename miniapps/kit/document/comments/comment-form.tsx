import { useRef, useState } from 'react'
import { MAX_COMMENT_CHARACTERS } from '../../../domain/document/limits.ts'
import { useMiniApp } from '../../bridge/use-mini-app.ts'
import { Button } from '../../controls/button.tsx'
import { words } from '../words/words.ts'
import { CommentText } from './comment-text.tsx'
import type { DocumentComments } from './comments-of.ts'
import { FormAlert } from '../../form/form-alert.tsx'
import { useSending } from '../../form/use-sending.ts'

interface CommentFormProps {
  comments: DocumentComments
  document: string
  path: string
}

/** A new comment; what is typed is kept for the person until it is posted, over reload and sign-out. */
export function CommentForm({ comments, document, path }: CommentFormProps) {
  const { portal } = useMiniApp()
  const key = `comment ${document} ${path}`
  const [text, setText] = useState(() => portal.draft.read(key) ?? '')
  const { run, isBusy, failure } = useSending()
  /** The same words sent again, after an answer was lost, make one comment. */
  const sent = useRef({ text: '', id: '' })
  const type = (typed: string) => {
    setText(typed)
    if (typed) portal.draft.write(key, typed)
    else portal.draft.clear(key)
  }
  const post = () =>
    run(async () => {
      if (sent.current.text !== text) sent.current = { text, id: crypto.randomUUID() }
      await comments.say({ id: sent.current.id, path, text })
      type('')
      portal.announce(words('comments.posted'))
    })
  const mayPost = text.trim() !== '' && text.trim().length <= MAX_COMMENT_CHARACTERS
  return (
    <div className="comment-form">
      <CommentText
        label={words('comments.yours')}
        text={text}
        onChange={type}
        people={(name) => comments.people(name)}
        onDone={() => mayPost && post()}
      />
      <div className="os-row">
        <Button size="s" variant="secondary" disabled={!mayPost} busy={isBusy} onClick={post}>
          {words('comments.post')}
        </Button>
      </div>
      <FormAlert form={{ failure }} />
    </div>
  )
}
