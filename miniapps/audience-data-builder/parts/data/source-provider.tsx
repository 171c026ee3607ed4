import { useEffect, useMemo, useRef, useState, type ReactNode } from 'react'
import { textAt } from '../../../domain/document/change.ts'
import type { Dataset, SurveyWeight } from '../../../domain/surveys/dataset.ts'
import type { Frame } from '../../../domain/surveys/frame.ts'
import { useAnswer } from '../../../kit/bridge/use-answer.ts'
import { useMiniApp } from '../../../kit/bridge/use-mini-app.ts'
import { useSettled } from '../../../kit/bridge/use-settled.ts'
import { useBody } from '../../../kit/document/fields/open-fields.ts'
import { useFormat } from '../../../kit/words/format.ts'
import { madeOf } from './draft-fields.ts'
import { dataHost } from './reading/data-hosts.ts'
import { type Source, SourceContext } from './source-state.ts'
import { useKeptFile } from './use-kept-file.ts'

const NONE: Frame = []
type State = Omit<Source, 'host' | 'before' | 'weightsBefore' | 'choose' | 'cancel'>
const EMPTY: State = {
  fileName: '',
  reading: undefined,
  problem: undefined,
  table: undefined,
  look: undefined,
}

/** Keeps the draft's file read, in a worker, and shows what the draft makes of it. */
export function SourceProvider({ children }: { children: ReactNode }) {
  const { numberLocale } = useFormat()
  const locale = textAt(useBody(), 'locale') || numberLocale
  const { frame: before, weights: weightsBefore } = useWavesBefore()
  const [host] = useState(dataHost)
  const [state, setState] = useState<State>(EMPTY)
  const file = useRef<File>(undefined)
  const stop = useRef<AbortController>(undefined)
  const change = (part: Partial<State>) => setState((now) => ({ ...now, ...part }))
  const read = async (chosen: File): Promise<boolean> => {
    stop.current?.abort()
    const { signal } = (stop.current = new AbortController())
    file.current = chosen
    setState({ ...EMPTY, fileName: chosen.name, reading: 0 })
    const progress = (reading: number) => change({ reading })
    try {
      const table = await host.call('open', { file: chosen, locale }, { signal, progress })
      change({ table, reading: undefined })
      return true
    } catch (problem) {
      if (!signal.aborted) change({ problem, reading: undefined })
      return false
    }
  }
  const keep = useKeptFile(
    (kept) => void read(kept),
    (problem) => change({ problem }),
  )
  useEffect(() => () => host.end(), [host])
  useEffect(() => {
    if (file.current) void read(file.current)
    // oxlint-disable-next-line react/exhaustive-deps -- numbers are read anew in another way of writing
  }, [locale])
  useLook({ host, state, before, change })
  const source: Source = {
    ...state,
    host,
    before,
    weightsBefore,
    choose: (chosen) => void read(chosen).then((isRead) => isRead && keep(chosen)),
    cancel: () => {
      stop.current?.abort()
      file.current = undefined
      setState(EMPTY)
    },
  }
  return <SourceContext value={source}>{children}</SourceContext>
}

interface Looking {
  host: Source['host']
  state: State
  before: Frame
  change(part: Partial<State>): void
}

/** Looks again once nobody types any more. An answer that another look has overtaken is dropped. */
function useLook({ host, state: { table }, before, change }: Looking): void {
  const body = useBody()
  const made = useSettled(useMemo(() => JSON.stringify(madeOf(body)), [body]))
  useEffect(() => {
    if (!table) return
    let isLast = true
    host.call('look', { body: JSON.parse(made) as typeof body, before }).then(
      (look) => isLast && change({ look }),
      (problem: unknown) => isLast && change({ problem }),
    )
    return () => {
      isLast = false
    }
    // oxlint-disable-next-line react/exhaustive-deps -- change is written anew each time
  }, [host, table, made, before])
}

/** The dataset that the draft goes on with: its questions and its weights. */
function useWavesBefore(): { frame: Frame; weights: readonly SurveyWeight[] } {
  const id = textAt(useBody(), 'dataset')
  const agency = useMiniApp().context.tenant.code
  const datasets = useAnswer<readonly Dataset[]>('datasets', id ? `/${agency}` : null).data
  const dataset = datasets?.find((each) => each.id === id)
  const path = dataset ? `/${agency}/${id}/${dataset.version}` : null
  const { frame = NONE } = useAnswer<{ frame: Frame }>('datasets', path).data ?? {}
  return { frame, weights: dataset?.weights ?? [] }
}
