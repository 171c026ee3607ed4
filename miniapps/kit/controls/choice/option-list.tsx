import type { ReactNode } from 'react'
import { Check } from 'lucide'
import { useFormat } from '../../words/format.ts'
import { Icon } from '../icon.tsx'
import { words } from '../words/words.ts'
import type { FoundOptions } from './use-options.ts'
import type { Option } from '../select.tsx'
import type { useList } from './use-list.ts'

interface OptionListProps {
  list: ReturnType<typeof useList>
  found: FoundOptions
  /** What was typed. */
  text: string
  label: string
  isChosen(option: Option): boolean
  onPick(option: Option): void
  multiple?: boolean
  /** Below the options: buttons for all of them. */
  foot?: ReactNode
}

/** What opens under a text field: the options that match, and what there is to say about them. */
export function OptionList({ list, found, text, label, isChosen, onPick, multiple, foot }: OptionListProps) {
  return (
    <div {...list.panelProps} className="os-popover os-options">
      <div id={list.listId} role="listbox" aria-label={label} aria-multiselectable={multiple}>
        {list.isOpen &&
          found.shown.map((option, index) => (
            // The field keeps the focus and takes the keys.
            // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/interactive-supports-focus
            <div
              key={option.value}
              id={`${list.listId}-${index}`}
              role="option"
              className="os-option"
              aria-selected={isChosen(option)}
              aria-disabled={option.disabled}
              data-active={index === list.active || undefined}
              onMouseDown={(event) => event.preventDefault()}
              onClick={() => option.disabled || onPick(option)}
            >
              <span>{option.label}</span>
              {isChosen(option) && <Icon of={Check} />}
            </div>
          ))}
      </div>
      {list.isOpen && <OptionNote found={found} text={text} />}
      {list.isOpen && foot}
    </div>
  )
}

function OptionNote({ found: { shown, matching, status }, text }: { found: FoundOptions; text: string }) {
  const { number } = useFormat()
  const all = matching.length
  const note = () => {
    if (status === 'failed') return words('options.failed')
    if (status === 'loading') return words('options.loading')
    if (all === 0) return text ? words('options.none', { text }) : words('options.empty')
    return all > shown.length
      ? words('options.more', { shown: number(shown.length), all: number(all) })
      : undefined
  }
  return (
    <p role="status" className="os-options-note" data-tone={status === 'failed' ? 'error' : undefined}>
      {note()}
    </p>
  )
}
