import { useEffect, useRef } from 'react'
import { useFormat } from '../../../kit/words/format.ts'
import type { Reading } from './reading.ts'
import { reportHost } from './report-host.ts'
import { useSendDeliveries } from './use-send-deliveries.ts'
import { useSteps } from './use-steps.ts'

/** Ways of writing numbers and days that a report may have, beside the person's own. */
const LOCALES = ['en-GB', 'en-US', 'de-DE', 'fr-FR', 'pt-BR', 'ja-JP']

export type ReportImport = ReturnType<typeof useReportImport>

/** A report from its file to what the plan's lines delivered; leaving ends it. */
export function useReportImport(firstSource: string) {
  const format = useFormat()
  const locales = [...new Set([format.numberLocale, ...LOCALES])]
  const { state, change, run, cancel } = useSteps()
  const host = useRef<ReturnType<typeof reportHost>>(undefined)
  const send = useSendDeliveries()
  useEffect(() => () => host.current?.end(), [])
  const reader = () => (host.current ??= reportHost())
  return {
    ...state,
    locales,
    choose: (file: File) =>
      void run(async ({ signal }) => {
        const look = await reader().call('look', { file, locales }, { signal })
        const reading = { columns: look.fields, locale: look.locale, source: firstSource }
        return { step: 'columns', file, look, reading }
      }),
    read: () =>
      void run(async ({ signal, progress }) => {
        const { file, look, reading } = state
        const asked = { file: file!, titleRow: look!.titleRow, ...reading }
        const totals = await reader().call('sum', asked, { signal, progress })
        return { step: 'review', totals, chosen: {} }
      }),
    send: (isCorrection: boolean) =>
      void run(async (tools) => {
        const outcome = await send({ ...state, totals: state.totals!, isCorrection, ...tools })
        return { step: 'done', outcome }
      }, true),
    set: (part: Partial<Reading>) => change({ reading: { ...state.reading, ...part } }),
    assign: (place: number, line: string) => change({ chosen: { ...state.chosen, [place]: line } }),
    /** Stops what is under way, and stays with what was there. */
    cancel,
    back: () => change({ step: 'columns', problem: undefined }),
  }
}
