import { useEffect, useRef, useState } from 'react'
import type { Imported } from '../../../domain/deliveries/delivery.ts'
import type { ReportLook } from '../../../domain/deliveries/report-look.ts'
import type { ReportTotals } from '../../../domain/deliveries/report-sums.ts'
import { ExchangeError, type ExchangeProblem } from '../../../kit/exchange/sheet.ts'
import { CallFailed } from '../../../kit/worker/calls.ts'
import type { Reading } from './reading.ts'

export interface ImportState {
  step: 'file' | 'columns' | 'review' | 'done'
  file?: File
  look?: ReportLook
  reading: Reading
  totals?: ReportTotals
  /** Line of a place that the plan's names do not tell, by the place's number; '' leaves it out. */
  chosen: Readonly<Record<number, string>>
  outcome?: Imported
  /** 0 to 1 while something is under way. */
  busy?: { share: number; isAsking?: boolean } | undefined
  problem?: unknown
}

interface StepTools {
  signal: AbortSignal
  progress(share: number): void
}

const EMPTY: ImportState = { step: 'file', reading: { columns: {}, locale: '', source: '' }, chosen: {} }

/** Step that an import stands at; what comes after Cancel, or once the dialog is gone, is dropped. */
export function useSteps() {
  const [state, setState] = useState(EMPTY)
  const stop = useRef<AbortController>(undefined)
  const change = (part: Partial<ImportState>) => setState((before) => ({ ...before, ...part }))
  useEffect(() => () => stop.current?.abort(), [])
  const run = async (work: (tools: StepTools) => Promise<Partial<ImportState>>, isAsking = false) => {
    const { signal } = (stop.current = new AbortController())
    const progress = (share: number) => !signal.aborted && change({ busy: { share, isAsking } })
    change({ problem: undefined, busy: { share: 0, isAsking } })
    try {
      const done = await work({ signal, progress })
      if (!signal.aborted) change({ busy: undefined, ...done })
    } catch (problem) {
      if (!signal.aborted) change({ busy: undefined, problem: named(problem) })
    }
  }
  const cancel = () => {
    stop.current?.abort()
    change({ busy: undefined })
  }
  return { state, change, run, cancel }
}

/** With a reason that has words. */
const named = (problem: unknown): unknown =>
  problem instanceof CallFailed
    ? new ExchangeError((problem.code || 'damaged-workbook') as ExchangeProblem, problem.values)
    : problem
