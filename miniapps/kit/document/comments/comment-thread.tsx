import { useEffect, useRef } from 'react'
import { useStore } from '@nanostores/react'
import { ErrorState } from '../../controls/error-state.tsx'
import { Skeleton } from '../../controls/skeleton.tsx'
import { problemText } from '../../words/problem-text.ts'
import type { OpenDocument } from '../open-document.ts'
import { useHolds } from '../use-holds.ts'
import { words } from '../words/words.ts'
import { CommentForm } from './comment-form.tsx'
import { CommentItem } from './comment-item.tsx'
import type { DocumentComments } from './comments-of.ts'

export interface CommentThreadProps {
  comments: DocumentComments
  document: Pick<OpenDocument, '$about' | 'rules'>
  path: string
  name: string
}

/** All comments on one field, those that are resolved folded away, and the field for another. */
export function CommentThread({ comments, document, path, name }: CommentThreadProps) {
  const all = useStore(comments.$all)
  const problem = useStore(comments.$problem)
  const mayComment = useHolds(document.rules.commentPermission)
  const { id } = document.$about.get()
  const thread = useRef<HTMLElement>(null)
  useEffect(() => (thread.current!.querySelector('textarea') ?? thread.current!).focus(), [])
  const own = (all ?? []).filter((each) => each.path === path)
  const resolved = own.filter((each) => each.resolved)
  const itemOf = (comment: (typeof own)[number]) => (
    <CommentItem key={comment.id} comment={comment} comments={comments} mayComment={mayComment} />
  )
  return (
    <section
      ref={thread}
      className="comment-thread"
      aria-label={words('comments.title', { name })}
      tabIndex={-1}
    >
      {resolved.length > 0 && (
        <details>
          <summary>{words('comments.resolved', { count: resolved.length })}</summary>
          <ol>{resolved.map(itemOf)}</ol>
        </details>
      )}
      {own.length > resolved.length && <ol>{own.filter((each) => !each.resolved).map(itemOf)}</ol>}
      {!all && !problem && <Skeleton label={words('comments.loading')} lines={[80, 60]} />}
      {problem ? (
        <ErrorState problem={problemText(problem)} headingLevel={4} onRetry={() => void comments.load()} />
      ) : (
        mayComment && <CommentForm key={`${id} ${path}`} comments={comments} document={id} path={path} />
      )}
      {all && own.length === 0 && !mayComment && <p className="os-muted">{words('comments.none')}</p>}
    </section>
  )
}
