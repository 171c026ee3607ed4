import { useEffect, useMemo, useRef, useState } from 'react'
import { useStore } from '@nanostores/react'
import type { OutboxEntry } from '../../kit/document/outbox-entry.ts'
import { commentsOf } from '../../kit/document/comments/comments-of.ts'
import { useOpenFields } from '../../kit/document/fields/open-fields.ts'
import { useMiniApp } from '../../kit/bridge/use-mini-app.ts'
import type { CellMark, CellMarks } from '../../kit/grid/cells/cell-marks.ts'
import { LINES } from '../../domain/plans/plan-line.ts'
import { shownValue } from './cell-values.ts'

type Marks = Record<string, Record<string, CellMark>>

const FLASH_MS = 4000
/** The column where comments of a whole line are counted. */
const FIRST_COLUMN = 'vendor'

const placeOf = (path: string): readonly [id: string, cell: string] => {
  const [, id = '', ...cell] = path.split('/')
  return [id, cell.join('/')]
}

/** More that is to be seen of cells: values of two people, others' changes while they are fresh, comments of a line. */
export function useCellMarks(body: unknown, currency: string): (id: string) => CellMarks | undefined {
  const { client, document } = useOpenFields()
  const comments = useStore(commentsOf(client, document).$all)
  const changed = useOthersChanges()
  const before = useRef<ReadonlyMap<string, { key: string; marks: CellMarks }>>(new Map())
  return useMemo(() => {
    const marks: Marks = {}
    const mark = (path: string, more: CellMark) => {
      const [id, cell] = placeOf(path)
      const [row, column] = [(marks[id] ??= {}), cell || FIRST_COLUMN]
      row[column] = { ...row[column], ...more }
    }
    for (const [path, by] of changed) mark(path, { changedBy: by })
    for (const entry of document.pending)
      if (isConflict(entry)) mark(entry.change.path, conflictOf(entry, currency))
    for (const { path, resolved } of comments ?? [])
      if (path.startsWith(`${LINES}/`) && !resolved)
        mark(path, { comments: (marks[placeOf(path)[0]]?.[FIRST_COLUMN]?.comments ?? 0) + 1 })
    const known = before.current
    const kept = new Map(
      Object.entries(marks).map(([id, own]) => {
        const key = JSON.stringify(own)
        const same = known.get(id)
        return [id, same?.key === key ? same : { key, marks: own }]
      }),
    )
    before.current = kept
    return (id: string) => kept.get(id)?.marks
    // oxlint-disable-next-line react/exhaustive-deps
  }, [document, body, comments, changed, currency])
}

const isConflict = ({ refused, change }: OutboxEntry): boolean =>
  refused?.kind === 'conflict' && change.path.startsWith(`${LINES}/`)

function conflictOf({ refused, change }: OutboxEntry, currency: string): CellMark {
  const theirs = refused?.kind === 'conflict' ? refused.theirs : null
  const [, cell] = placeOf(change.path)
  return { conflict: { theirs: shownValue(cell, theirs?.value, currency), by: theirs?.by.name } }
}

/** Cells that others have changed a moment ago, with their names. */
function useOthersChanges(): ReadonlyMap<string, string> {
  const { document } = useOpenFields()
  const me = useMiniApp().context.user?.id
  const [fresh, setFresh] = useState<ReadonlyMap<string, string>>(new Map())
  useEffect(() => {
    const seen = new Map(Object.entries(document.storedFields).map(([path, { at }]) => [path, at]))
    const timers = new Set<ReturnType<typeof setTimeout>>()
    const stop = document.sheet!.$changed.listen(() => {
      const news = Object.entries(document.storedFields).filter(
        ([path, { at, by }]) => path.startsWith(`${LINES}/`) && by.id !== me && seen.get(path) !== at,
      )
      for (const [path, { at }] of news) seen.set(path, at)
      if (news.length === 0) return
      setFresh((before) => new Map([...before, ...news.map(([path, { by }]) => [path, by.name] as const)]))
      const timer = setTimeout(() => {
        timers.delete(timer)
        setFresh((before) => new Map([...before].filter(([path]) => news.every(([gone]) => gone !== path))))
      }, FLASH_MS)
      timers.add(timer)
    })
    return () => {
      stop()
      for (const timer of timers) clearTimeout(timer)
    }
  }, [document, me])
  return fresh
}
