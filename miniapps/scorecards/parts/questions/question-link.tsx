import type { MouseEvent } from 'react'
import { Link, type LinkProps } from '../../../kit/controls/link.tsx'
import { useAudit } from '../run/audit-context.ts'

export interface QuestionLinkProps extends Omit<LinkProps, 'to'> {
  questionId: string
  /** Given where the question is on this page: a plain click goes there. */
  onJump?: ((questionId: string) => void) | undefined
}

/** Leads to a question. */
export function QuestionLink({ questionId, onJump, ...rest }: QuestionLinkProps) {
  const { path } = useAudit()
  const follow = (event: MouseEvent) => {
    if (!onJump || event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return
    event.preventDefault()
    onJump(questionId)
  }
  return <Link to={path('questions', questionId)} onClick={follow} {...rest} />
}
