import type { KeyboardEvent } from 'react'
import { MAX_COMMENT_CHARACTERS } from '../../../domain/document/limits.ts'
import type { Somebody } from '../../../domain/document/wire.ts'
import { useSheet } from '../../bridge/use-sheet.ts'
import choiceSheet from '../../controls/choice/choice.css?sheet'
import { OptionList } from '../../controls/choice/option-list.tsx'
import { TextArea } from '../../controls/text-area.tsx'
import { words } from '../words/words.ts'
import { useMentions } from './use-mentions.ts'

interface CommentTextProps {
  label: string
  text: string
  onChange(text: string): void
  /** Whom the text may name, by the beginning of a name. */
  people(text: string): Promise<readonly Somebody[]>
  /** Ctrl+Enter. */
  onDone(): void
}

/** What a comment says, while it is written. */
export function CommentText({ label, text, onChange, people, onDone }: CommentTextProps) {
  useSheet(choiceSheet)
  const mentions = useMentions({ text, onChange, people })
  const { list, field, follow } = mentions
  const tooMany = text.trim().length - MAX_COMMENT_CHARACTERS
  const press = (event: KeyboardEvent) => {
    if (mentions.press(event)) return
    if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey) || event.nativeEvent.isComposing) return
    event.preventDefault()
    onDone()
  }
  return (
    <div {...list.anchorProps} onBlur={mentions.onBlur}>
      <TextArea
        ref={field}
        label={label}
        help={words('comments.mentionHint')}
        rows={2}
        dir="auto"
        value={text}
        onChange={(typed) => {
          onChange(typed)
          follow()
        }}
        onSelect={follow}
        onKeyDown={press}
        aria-keyshortcuts="Control+Enter"
        {...mentions.attributes}
        {...(tooMany > 0 && { error: words('comments.tooMany', { count: tooMany }) })}
      />
      <OptionList
        list={list}
        found={mentions.found}
        text=""
        label={words('comments.people')}
        isChosen={() => false}
        onPick={mentions.pick}
      />
    </div>
  )
}
