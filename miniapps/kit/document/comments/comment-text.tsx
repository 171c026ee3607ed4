import type { KeyboardEvent } from 'react'
import { MAX_COMMENT_CHARACTERS } from '../../../domain/document/limits.ts'
import { TextArea } from '../../controls/text-area.tsx'
import { words } from '../words/words.ts'

interface CommentTextProps {
  label: string
  text: string
  onChange(text: string): void
  /** Ctrl+Enter. */
  onDone(): void
}

/** What a comment says, while it is written. */
export function CommentText({ label, text, onChange, onDone }: CommentTextProps) {
  const tooMany = text.trim().length - MAX_COMMENT_CHARACTERS
  const press = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey) || event.nativeEvent.isComposing) return
    event.preventDefault()
    onDone()
  }
  return (
    <TextArea
      label={label}
      rows={2}
      dir="auto"
      value={text}
      onChange={onChange}
      onKeyDown={press}
      aria-keyshortcuts="Control+Enter"
      {...(tooMany > 0 && { error: words('comments.tooMany', { count: tooMany }) })}
    />
  )
}
