import { useEffect, useRef, useState } from 'react'
import type { Imported } from '../../../domain/deliveries/delivery.ts'
import type { ReportColumns } from '../../../domain/deliveries/report-fields.ts'
import type { ReportLook } from '../../../domain/deliveries/report-look.ts'
import type { ReportTotals } from '../../../domain/deliveries/report-sums.ts'
import { CallFailed } from '../../../kit/worker/calls.ts'
import { ExchangeError, type ExchangeProblem } from '../../../kit/exchange/sheet.ts'
import { useFormat } from '../../../kit/words/format.ts'
import { useSendDeliveries } from './use-send-deliveries.ts'
import { reportHost } from './report-host.ts'

/** How the person reads the file; begins as the look at it has found. */
export interface Reading {
  columns: ReportColumns
  locale: string
  /** Of rows that name none. */
  source: string
}

interface ImportState {
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

/** Ways of writing numbers and days that a report may have, the person's own first. */
const LOCALES = ['en-GB', 'en-US', 'de-DE', 'fr-FR', 'pt-BR', 'ja-JP']

const EMPTY: ImportState = { step: 'file', reading: { columns: {}, locale: '', source: '' }, chosen: {} }

export type ReportImport = ReturnType<typeof useReportImport>

/** A report from its file to what the plan's lines delivered; leaving ends it. */
export function useReportImport(firstSource: string) {
  const format = useFormat()
  const locales = [...new Set([format.numberLocale, ...LOCALES])]
  const [state, setState] = useState(EMPTY)
  const host = useRef<ReturnType<typeof reportHost>>(undefined)
  const stop = useRef<AbortController>(undefined)
  const send = useSendDeliveries()
  const change = (part: Partial<ImportState>) => setState((before) => ({ ...before, ...part }))
  useEffect(
    () => () => {
      stop.current?.abort()
      host.current?.end()
    },
    [],
  )
  /** Does a step and shows how far it is; what comes after Cancel is dropped. */
  const run = async (
    work: (tools: { signal: AbortSignal; progress(share: number): void }) => Promise<Partial<ImportState>>,
    isAsking = false,
  ) => {
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
  const reader = () => (host.current ??= reportHost())
  return {
    ...state,
    locales,
    choose: (file: File) =>
      void run(async ({ signal }) => {
        const look = await reader().call('look', { file, locales }, { signal })
        const { fields: columns, locale } = look
        return { step: 'columns', file, look, reading: { columns, locale, source: firstSource } }
      }),
    read: () =>
      void run(async ({ signal, progress }) => {
        const { file, look, reading } = state
        const asked = { file: file!, titleRow: look!.titleRow, ...reading }
        const totals = await reader().call('sum', asked, { signal, progress })
        return { step: 'review', totals, chosen: {} }
      }),
    send: (isCorrection: boolean) =>
      void run(async ({ signal, progress }) => {
        const outcome = await send({ ...state, totals: state.totals!, isCorrection, signal, progress })
        return { step: 'done', outcome }
      }, true),
    set: (part: Partial<Reading>) => change({ reading: { ...state.reading, ...part } }),
    assign: (place: number, line: string) => change({ chosen: { ...state.chosen, [place]: line } }),
    /** Stops what is under way, and stays with what was there. */
    cancel: () => {
      stop.current?.abort()
      change({ busy: undefined })
    },
    back: () => change({ step: 'columns', problem: undefined }),
  }
}

/** With a reason that has words. */
const named = (problem: unknown): unknown =>
  problem instanceof CallFailed
    ? new ExchangeError((problem.code || 'damaged-workbook') as ExchangeProblem, problem.values)
    : problem
