import { useEffect, useState } from 'react'
import { usualLocale } from '../../domain/uploads/propose-mapping.ts'
import type { UploadLine } from '../../domain/uploads/wire.ts'
import { useApi } from '../../kit/bridge/use-api.ts'
import { useMiniApp } from '../../kit/bridge/use-mini-app.ts'
import { useFormat } from '../../kit/words/format.ts'
import { UploadSession } from '../reading/upload-session.ts'
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
  const [session] = useState(() => new UploadSession())
  useEffect(() => () => session.end(), [session])
  const change: UploadTools['change'] = (part) => setState((before) => ({ ...before, ...part }))
  /** An answer that comes after another step has begun is dropped. */
  const run = async (work: Parameters<UploadTools['run']>[0]): Promise<void> => {
    const isStill = session.begin()
    change({ busy: true, problem: undefined })
    const part = await work().catch((problem: unknown) => ({ problem }))
    if (isStill()) change({ busy: false, ...part })
  }
  const tools: UploadTools = {
    state,
    usual,
    change,
    run: (work) => void run(work),
    session,
    knownFile: (hash) => api.get<UploadLine | null>(`/${brand}/known?hash=${hash}`),
  }
  const restart = () => {
    session.end()
    setState(emptyUpload(currency))
  }
  return { ...state, brand, restart, ...fileActions(tools), ...columnActions(tools), ...lineActions(tools) }
}

export type Upload = ReturnType<typeof useUpload>
