import { useEffect, useRef, useState } from 'react'
import { usualLocale } from '../../domain/uploads/propose-mapping.ts'
import type { UploadLine } from '../../domain/uploads/wire.ts'
import { useApi } from '../../kit/bridge/use-api.ts'
import { useMiniApp } from '../../kit/bridge/use-mini-app.ts'
import { useFormat } from '../../kit/words/format.ts'
import { type UploadHost, uploadHost } from '../reading/upload-host.ts'
import { columnActions, fileActions, lineActions, type UploadTools } from './upload-actions.ts'
import { emptyUpload, type UploadState } from './upload-state.ts'

/** An upload with what can be done at each of its steps; leaving the page ends it. */
export function useUpload() {
  const { route, context } = useMiniApp()
  const brand = route.params['brandId']!
  const api = useApi('uploads')
  const usual = usualLocale(useFormat().numberLocale)
  const currency = context.workspace?.country?.currency ?? 'EUR'
  const [state, setState] = useState<UploadState>(() => emptyUpload(currency))
  const reader = useRef<UploadHost>(undefined)
  const turn = useRef(0)
  useEffect(() => () => reader.current?.end(), [])
  const change: UploadTools['change'] = (part) => setState((before) => ({ ...before, ...part }))
  const host: UploadTools['host'] = (isNew) => {
    if (isNew) reader.current?.end()
    return isNew || !reader.current ? (reader.current = uploadHost()) : reader.current
  }
  /** What comes after another step has begun is dropped. */
  const run: UploadTools['run'] = async (work) => {
    const own = ++turn.current
    change({ busy: true, problem: undefined })
    const part = await work().catch((problem: unknown) => ({ problem }))
    if (own === turn.current) change({ busy: false, ...part })
  }
  const knownFile = (hash: string) => api.get<UploadLine | null>(`/${brand}/known?hash=${hash}`)
  const tools: UploadTools = { state, usual, change, run: (work) => void run(work), host, knownFile }
  const restart = () => {
    turn.current++
    reader.current?.end()
    reader.current = undefined
    setState(emptyUpload(currency))
  }
  return { ...state, brand, restart, ...fileActions(tools), ...columnActions(tools), ...lineActions(tools) }
}

export type Upload = ReturnType<typeof useUpload>
