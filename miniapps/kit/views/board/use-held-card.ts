import { useLayoutEffect, useRef, useState, type KeyboardEvent, type RefObject } from 'react'
import { useMiniApp } from '../../bridge/use-mini-app.ts'
import { useFormat } from '../../words/format.ts'
import { words } from '../words/words.ts'
import { nextPlace, placeCard, placeOf, type BoardCard, type Place } from './place-card.ts'

interface HeldCardOptions<Card> {
  columns: readonly { key: string; title: string }[]
  cards: readonly Card[]
  titleOf(card: Card): string
  onMove: ((key: string, to: Place) => void) | undefined
}

interface Held {
  key: string
  to: Place
  byKeys: boolean
}

/** The card that is being moved: it is shown where it would come to lie, and stays there only when it is put down. */
export function useHeldCard<Card extends BoardCard>(
  board: RefObject<HTMLElement | null>,
  { columns, cards, titleOf, onMove }: HeldCardOptions<Card>,
) {
  const { portal } = useMiniApp()
  const { number } = useFormat()
  const [held, setHeld] = useState<Held>()
  const shown = held ? placeCard(cards, held.key, held.to) : cards
  const said = (key: string, place: Place) => ({
    card: titleOf(cards.find((card) => card.key === key)!),
    column: columns.find((column) => column.key === place.column)!.title,
    position: number(place.index + 1),
    count: number(cards.filter((card) => card.column === place.column && card.key !== key).length + 1),
  })

  const handleOf = (key: string) =>
    board.current!.querySelector<HTMLElement>(`[data-card="${CSS.escape(key)}"]`)
  const isByKeys = held?.byKeys
  const heldKey = held?.key
  const heldIn = held?.to.column
  useLayoutEffect(() => {
    if (isByKeys && heldKey) handleOf(heldKey)?.focus()
    // oxlint-disable-next-line react/exhaustive-deps -- a card is drawn anew where its column changes
  }, [board, isByKeys, heldKey, heldIn])

  /** In another column a card is drawn anew: its handle has the focus again. */
  const moved = useRef<string>(undefined)
  useLayoutEffect(() => {
    if (moved.current && !heldKey) handleOf(moved.current)?.focus()
    if (!heldKey) moved.current = undefined
  })

  const take = (key: string, byKeys = false) => {
    setHeld({ key, to: placeOf(cards, key), byKeys })
    if (byKeys) portal.announce(words('board.taken', { card: said(key, placeOf(cards, key)).card }))
  }
  const put = (to = held?.to) => {
    setHeld(undefined)
    if (!held || !to) return
    const before = placeOf(cards, held.key)
    if (before.column === to.column && before.index === to.index) return
    portal.announce(words('board.put', said(held.key, to)))
    onMove?.(held.key, to)
  }
  /** A press on a column puts the card that was taken by a press at its end: no need to drag. */
  const putInto = (column: string) => {
    const others = cards.filter((card) => card.column === column && card.key !== held?.key)
    moved.current = held?.key
    put({ column, index: others.length })
  }
  const letGo = () => setHeld(undefined)
  const onKey = (event: KeyboardEvent, key: string) => {
    if (held?.key !== key || !held.byKeys) return
    if (event.key === 'Escape') {
      event.stopPropagation()
      letGo()
      portal.announce(words('board.back', said(key, placeOf(cards, key))))
    } else if (event.key.startsWith('Arrow')) {
      event.preventDefault()
      const isRtl = getComputedStyle(event.currentTarget).direction === 'rtl'
      const to = nextPlace(
        shown,
        columns.map((column) => column.key),
        key,
        event.key,
        isRtl,
      )
      if (!to) return
      setHeld({ ...held, to })
      portal.announce(words('board.at', said(key, to)))
    }
  }
  return {
    shown,
    key: held?.key,
    byKeys: isByKeys ? heldKey : undefined,
    take: (key: string) => take(key),
    toggle: (key: string) => (held?.byKeys ? put() : take(key, true)),
    moveTo: (to: Place) => held && setHeld({ ...held, to }),
    put: () => put(),
    putInto,
    letGo,
    onKey,
    /** Gone elsewhere with the card in hand: it stays where it was. A card that changes its column loses the focus for a moment. */
    onBlur: ({ relatedTarget }: { relatedTarget: EventTarget | null }) =>
      relatedTarget && isByKeys && letGo(),
  }
}
