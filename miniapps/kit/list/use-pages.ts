import { useEffect, useRef, useState } from 'react'
import type { ApiName } from '../../../shell/contract/api-bases.ts'
import type { Page } from '../../../shell/contract/page.ts'
import type { Api } from '../bridge/api-of.ts'
import { useApi } from '../bridge/use-api.ts'
import { useEntryState } from '../bridge/use-entry-state.ts'
import { useResource, type Resource } from '../bridge/use-resource.ts'
import { withQuery } from '../bridge/with-query.ts'
import { problemText, type ProblemText } from '../words/problem-text.ts'

export interface Pages<Row> extends Pick<Resource<unknown>, 'error' | 'loading' | 'reload'> {
  /** Of all pages that have come; undefined before the first. */
  rows: readonly Row[] | undefined
  total: number | undefined
  /** Brings the next page, and answers whether it came; undefined where there is none. */
  more: (() => Promise<boolean>) | undefined
  isLoadingMore: boolean
  moreError: ProblemText | null
  /** Puts changed rows in place, until they are asked for again. */
  change(rows: (rows: readonly Row[]) => readonly Row[]): void
}

/**
 * A list that an API gives page by page; null asks for nothing. `name` is what Back finds again: the rows stand there at
 * once, and as many pages as there were are asked for anew.
 */
export function usePages<Row>(name: ApiName, path: string | null, keptAs: string): Pages<Row> {
  const api = useApi(name)
  const [kept, keep] = useEntryState(`${keptAs} pages`, { path: '', count: 1 })
  const count = kept.path === path ? kept.count : 1
  const load = (signal: AbortSignal) => loadPages<Row>(api, path!, count, signal)
  const { data, error, loading, reload, setData } = useResource<Page<Row>>(path, load, keptAs)
  const [further, setFurther] = useState<{ after: Page<Row>; error: ProblemText | null }>()
  const latest = useRef(data)
  useEffect(() => {
    latest.current = data
  })
  const now = further?.after === data ? further : undefined

  const more = async (after: Page<Row>, next: string) => {
    setFurther({ after, error: null })
    try {
      const page = await api.page<Row>(withQuery(path!, { after: next }))
      if (latest.current !== after) return false // it has been asked for anew
      keep({ path: path!, count: count + 1 })
      setData({ ...after, data: [...after.data, ...page.data], next: page.next })
      return true
    } catch (cause) {
      setFurther({ after, error: problemText(cause) })
      return false
    }
  }
  const next = data?.next ?? null
  const isLoadingMore = now !== undefined && now.error === null
  return {
    rows: data?.data,
    total: data?.total,
    error,
    loading,
    reload,
    more:
      data && next !== null ? () => (isLoadingMore ? Promise.resolve(false) : more(data, next)) : undefined,
    isLoadingMore,
    moreError: now?.error ?? null,
    change: (rows) => data && setData({ ...data, data: rows(data.data) }),
  }
}

async function loadPages<Row>(api: Api, path: string, count: number, signal: AbortSignal) {
  const first: Page<Row> = await api.page<Row>(path, signal)
  const rows: Row[] = [...first.data]
  let { next } = first
  for (let at = 1; at < count && next !== null; at++) {
    const page = await api.page<Row>(withQuery(path, { after: next }), signal)
    rows.push(...page.data)
    next = page.next
  }
  return { ...first, data: rows, next }
}
