import { type DragEvent, type RefObject, useRef, useState } from 'react'
import { linesOf, type Side } from '../../domain/crosstab/crosstab-document.ts'
import { moved } from '../../domain/crosstab/line-changes.ts'
import { checkedRule } from '../../domain/crosstab/read-lines.ts'
import { words as chooserWords } from '../../kit/audience/chooser/words/words.ts'
import { droppedPicks, isFrameDrag } from '../../kit/audience/frame/frame-picks.ts'
import { useMiniApp } from '../../kit/bridge/use-mini-app.ts'
import { Button } from '../../kit/controls/button.tsx'
import { useDragOrder } from '../../kit/views/use-drag-order.ts'
import { useFormat } from '../../kit/words/format.ts'
import { words } from '../words/words.ts'
import { AudienceButton } from './audience-button.tsx'
import { useCrosstab } from './crosstab-world.tsx'
import { LineDialog } from './line-dialog.tsx'
import { LineItem } from './line-item.tsx'
import { useAddLines } from './use-add-lines.ts'

/** Lines of a side: answers are dropped here, lines are moved, changed and removed. */
export function LineList({ side }: { side: Side }) {
  const { number } = useFormat()
  const { body, change, isClosed, survey } = useCrosstab()
  const list = useRef<HTMLUListElement>(null)
  const [edited, setEdited] = useState<string>()
  const lines = linesOf(body, side)
  const byId = new Map(lines.map((line) => [line.id, line]))
  const { move, remove, clear } = useLineHands(side, list)
  const drag = useDragOrder([...byId.keys()], (ids, id) => change(moved(body, side, id, ids.indexOf(id))))
  const dropping = useDropping(side)
  const { addAudience } = useAddLines()
  return (
    <section className="lines-box" aria-label={words(side)} {...(!isClosed && dropping)}>
      <div className="lines-box-head">
        <h2 className="os-subtitle">
          {words(side)} <span className="os-muted">{number(lines.length)}</span>
        </h2>
        {!isClosed && lines.length > 0 && (
          <Button size="s" variant="quiet" onClick={clear}>
            {words('clear')}
          </Button>
        )}
      </div>
      <ul ref={list} tabIndex={-1} aria-label={words(side)}>
        {drag.shown
          .flatMap((id) => byId.get(id) ?? [])
          .map((line) => (
            <LineItem
              key={line.id}
              line={line}
              isClosed={isClosed}
              isFaulty={!checkedRule(line.rule, survey.frame)}
              drag={drag.of(line.id)}
              onEdit={() => setEdited(line.id)}
              onMove={(by) => move(line.id, by)}
              onRemove={() => remove(line.id)}
            />
          ))}
      </ul>
      <AudienceButton
        label={words(`audienceTo.${side}`)}
        onChoose={(rule, { title, version }) =>
          addAudience(side, chooserWords('edition', { title, version }), rule)
        }
      />
      {lines.length === 0 && <p className="os-help">{words(`empty.${side}`)}</p>}
      {edited !== undefined && byId.has(edited) && (
        <LineDialog
          line={byId.get(edited)!}
          frame={survey.frame}
          onClose={() => setEdited(undefined)}
          onChange={({ id, ...line }) => change({ [`${side}/${id}`]: { ...line } })}
        />
      )}
    </section>
  )
}

/** Moving, removing and clearing lines: each is said, and leaves the focus among them. */
function useLineHands(side: Side, list: RefObject<HTMLUListElement | null>) {
  const { portal } = useMiniApp()
  const { body, change } = useCrosstab()
  const lines = linesOf(body, side)
  const placeOf = (id: string) => lines.findIndex((line) => line.id === id)
  return {
    move: (id: string, by: number) => {
      const to = placeOf(id) + by
      const changes = moved(body, side, id, to)
      if (Object.keys(changes).length === 0) return
      change(changes)
      portal.announce(words('movedTo', { place: to + 1, count: lines.length }))
    },
    remove: (id: string) => {
      const place = placeOf(id)
      change({ [`${side}/${id}`]: null })
      portal.announce(words('removed', { title: lines[place]!.title }))
      const buttons = list.current!.querySelectorAll<HTMLElement>('.line-actions > button')
      ;(buttons[place + 1] ?? buttons[place - 1] ?? list.current!).focus()
    },
    clear: () => {
      change(Object.fromEntries(lines.map(({ id }) => [`${side}/${id}`, null])))
      portal.announce(words('cleared'))
      list.current!.focus()
    },
  }
}

/** Answers that are dragged from the tree become lines, one each. */
function useDropping(side: Side) {
  const { survey } = useCrosstab()
  const { addPicks } = useAddLines()
  const [isOver, setOver] = useState(false)
  return {
    'data-over': isOver || undefined,
    onDragOver: (event: DragEvent) => {
      if (!isFrameDrag(event)) return
      event.preventDefault()
      setOver(true)
    },
    onDragLeave: () => setOver(false),
    onDrop: (event: DragEvent) => {
      setOver(false)
      if (!isFrameDrag(event)) return
      event.preventDefault()
      addPicks(side, 'each', droppedPicks(event, survey.frame))
    },
  }
}
