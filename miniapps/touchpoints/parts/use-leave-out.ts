import { useLayoutEffect, useRef } from 'react'
import type { RankingChoice } from '../../domain/touchpoints/ranking.ts'
import { useMiniApp } from '../../kit/bridge/use-mini-app.ts'
import { words } from '../words/words.ts'
import type { NamedRanking, RankedLine } from './ranked-line.ts'

interface LeaveOutOf {
  ranking: NamedRanking | undefined
  choice: RankingChoice
  /** As they are shown, the search included. */
  rows: readonly RankedLine[]
  onChange?: ((part: Partial<RankingChoice>) => void) | undefined
}

/** Leaves a touchpoint out of the ranking; the focus goes on to the same button of the next one. */
export function useLeaveOut({ ranking, choice, rows, onChange }: LeaveOutOf) {
  const { portal } = useMiniApp()
  const frame = useRef<HTMLDivElement>(null)
  const next = useRef<string>(undefined)
  useLayoutEffect(() => {
    if (next.current === undefined) return
    const button = `[data-leave-out="${CSS.escape(next.current)}"]`
    frame.current!.querySelector<HTMLElement>(button)?.focus()
    next.current = undefined
  }, [ranking])
  const leaveOut = (code: string) => {
    const place = rows.findIndex(({ id }) => id === code)
    next.current = (rows[place + 1] ?? rows[place - 1])?.id
    onChange!({ out: [...choice.out, code] })
    portal.announce(words('out.done', { name: ranking!.nameOf(code) }))
  }
  return { frame, onLeaveOut: onChange && leaveOut }
}
