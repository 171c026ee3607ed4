import { useId, useRef, useState, type KeyboardEvent } from 'react'
import { useStore } from '@nanostores/react'
import { MessageSquare } from 'lucide'
import { Lazy } from '../../bridge/lazy.tsx'
import { Button } from '../../controls/button.tsx'
import { Skeleton } from '../../controls/skeleton.tsx'
import type { DocumentClient } from '../document-client.ts'
import type { OpenDocument } from '../open-document.ts'
import { words } from '../words/words.ts'
import { commentsOf } from './comments-of.ts'
import { threadPart } from './thread-part.ts'

export interface CommentsProps<Facts> {
  client: DocumentClient
  document: OpenDocument<Facts>
  /** Of the field that is commented; '' for the whole document. */
  path: string
  /** What is commented, as in "Comments on evidence". */
  name: string
}

/** How many comments a field has; a click shows them below and takes another. */
export function Comments<Facts>({ client, document, path, name }: CommentsProps<Facts>) {
  const id = useId()
  const comments = commentsOf(client, document)
  const all = useStore(comments.$all) ?? []
  const [open, setOpen] = useState(false)
  const button = useRef<HTMLButtonElement>(null)
  const count = all.filter((each) => each.path === path && !each.resolved).length
  const close = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || event.nativeEvent.isComposing) return
    event.stopPropagation()
    setOpen(false)
    button.current!.focus()
  }
  return (
    <div className="comments">
      <Button
        ref={button}
        variant="quiet"
        size="s"
        icon={MessageSquare}
        aria-expanded={open}
        aria-controls={open ? id : undefined}
        aria-label={words('comments.of', { count, name })}
        onClick={() => setOpen(!open)}
      >
        {words('comments.open', { count })}
      </Button>
      {open && (
        // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- Esc closes what the button has opened
        <div id={id} onKeyDown={close}>
          <Lazy
            of={threadPart}
            props={{ comments, document, path, name }}
            waiting={<Skeleton label={words('comments.loading')} lines={[80, 60]} />}
            onFail={() => setOpen(false)}
          />
        </div>
      )}
    </div>
  )
}
