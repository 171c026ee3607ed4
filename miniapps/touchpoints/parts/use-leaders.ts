import { useEffect, useRef } from 'react'
import { useMiniApp } from '../../kit/bridge/use-mini-app.ts'
import { useSettled } from '../../kit/bridge/use-settled.ts'
import { useFormat } from '../../kit/words/format.ts'
import { words } from '../words/words.ts'
import { points } from './metric-words.ts'
import type { NamedRanking } from './ranked-line.ts'

const LEADERS = 3

/**
 * The first of the ranking with their scores, also read out once no slider moves any more; '' while there is
 * none.
 */
export function useLeaders(ranking: NamedRanking | undefined): string {
  const { portal } = useMiniApp()
  const format = useFormat()
  const first = ranking?.metrics.length ? ranking.lines.slice(0, LEADERS) : []
  const names = first.map(({ rank, name, score }) => `${rank} ${name} ${points(format, score)}`)
  const leaders = names.length ? words('leaders', { names: format.list(names) }) : ''
  const settled = useSettled(leaders)
  const said = useRef('')
  useEffect(() => {
    said.current ||= leaders // nobody has to hear what a page begins with
  }, [leaders])
  useEffect(() => {
    if (!settled || settled === said.current) return
    said.current = settled
    portal.announce(settled)
  }, [portal, settled])
  return leaders
}
