import { useEffect, useLayoutEffect, useRef, useState, type KeyboardEvent } from 'react'
import type { Somebody } from '../../../domain/document/wire.ts'
import { useMiniApp } from '../../bridge/use-mini-app.ts'
import { useList } from '../../controls/choice/use-list.ts'
import { useOptions } from '../../controls/choice/use-options.ts'
import type { Option } from '../../controls/select.tsx'
import { words } from '../words/words.ts'
import { mentionAt, withName } from './mention-at.ts'

interface MentionsOptions {
  text: string
  onChange(text: string): void
  people(text: string): Promise<readonly Somebody[]>
}

/** Offers names once an @ is typed: the text keeps the focus, arrows move, Enter takes one, Esc puts the list away. */
export function useMentions({ text, onChange, people }: MentionsOptions) {
  const { portal } = useMiniApp()
  const field = useRef<HTMLTextAreaElement>(null)
  const [caret, setCaret] = useState(0)
  const [closed, setClosed] = useState<number>() // where an @ stands whose list was put away
  const next = useRef<number>(undefined)
  const mention = mentionAt(text, caret)
  const isWanted = mention !== undefined && mention.start !== closed
  const options = async (typed: string): Promise<readonly Option[]> =>
    (await people(typed)).map(({ id, name }) => ({ value: id, label: name }))
  const found = useOptions(options, mention?.text ?? '', isWanted)
  const close = () => setClosed(mention?.start)
  const pick = ({ label }: Option) => {
    const named = withName(text, mention!, label)
    next.current = named.caret
    close()
    list.close()
    onChange(named.text)
  }
  const list = useList({ options: found.shown, onPick: pick, onLeave: close })
  const count = isWanted && found.status === 'ready' ? found.shown.length : 0
  const { open, close: hide, setActive } = list

  useLayoutEffect(() => {
    if (next.current === undefined) return
    field.current!.setSelectionRange(next.current, next.current)
    setCaret(next.current)
    next.current = undefined
  }, [text])
  const latest = useRef({ open, hide, setActive })
  useEffect(() => {
    latest.current = { open, hide, setActive }
  })
  useEffect(() => {
    let isOver = false
    const show = () => {
      if (isOver) return
      if (count === 0) return latest.current.hide()
      latest.current.open()
      latest.current.setActive(0)
      portal.announce(words('comments.peopleFound', { count }))
    }
    queueMicrotask(show) // a popover draws what is in it at once, which nothing may that is being drawn
    return () => {
      isOver = true
    }
  }, [count, mention?.text, portal])

  const isOpen = list.isOpen && isWanted
  return {
    list,
    found,
    pick,
    field,
    follow: () => setCaret(field.current!.selectionStart),
    onBlur: list.fieldProps.onBlur,
    /** Answers whether the list has taken the key. */
    press(event: KeyboardEvent): boolean {
      if (!isOpen || event.ctrlKey || event.metaKey) return false
      if (event.key === 'Escape') close()
      list.fieldProps.onKeyDown(event)
      return event.isDefaultPrevented()
    },
    attributes: {
      'aria-autocomplete': 'list',
      'aria-haspopup': 'listbox',
      'aria-controls': isOpen ? list.listId : undefined,
      'aria-activedescendant': isOpen && list.active >= 0 ? `${list.listId}-${list.active}` : undefined,
    } as const,
  }
}
