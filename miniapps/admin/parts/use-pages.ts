import { useEffect, useRef, useState } from 'react'
import type { Page } from '../../../shell/contract/page.ts'
import { useResource } from '../../kit/bridge/use-resource.ts'
import { problemText, type ProblemText } from '../../kit/words/problem-text.ts'
import { useApi } from '../../kit/bridge/use-api.ts'

const NONE: readonly never[] = []

export interface Pages<Line> {
  rows: readonly Line[]
  /** Of a list that is counted. */
  total: number | undefined
  error: ProblemText | null
  loading: boolean
  /** Undefined where there are no more. */
  more: (() => void) | undefined
  isLoadingMore: boolean
  moreError: ProblemText | null
  reload(): void
}

interface Further<Line> {
  after: Page<Line>
  rows: readonly Line[]
  next: string | null
  loading: boolean
  error: ProblemText | null
}

/** A list that the server gives page by page; further pages stand below those that are there. `keptAs` names what Back finds again. */
export function usePages<Line>(address: string, keptAs: string): Pages<Line> {
  const access = useApi('access')
  const {
    data: first,
    error,
    loading,
    reload,
  } = useResource(address, (signal) => access.page<Line>(address, signal), keptAs)
  const [state, setState] = useState<Further<Line>>()
  const further = state?.after === first ? state : undefined
  const latest = useRef(first)
  useEffect(() => {
    latest.current = first
  })
  const next = further ? further.next : (first?.next ?? null)
  const load = async (after: Page<Line>, from: string) => {
    const rows = further?.rows ?? NONE
    const isWanted = () => latest.current === after
    setState({ after, rows, next: from, loading: true, error: null })
    try {
      const page = await access.page<Line>(
        `${address}${address.includes('?') ? '&' : '?'}after=${encodeURIComponent(from)}`,
        new AbortController().signal,
      )
      if (isWanted())
        setState({ after, rows: [...rows, ...page.data], next: page.next, loading: false, error: null })
    } catch (cause) {
      if (isWanted()) setState({ after, rows, next: from, loading: false, error: problemText(cause) })
    }
  }
  return {
    rows: first ? (further ? joined(first, further) : first.data) : NONE,
    total: first?.total,
    error,
    loading,
    more: first && next !== null ? () => void load(first, next) : undefined,
    isLoadingMore: further?.loading ?? false,
    moreError: further?.error ?? null,
    reload,
  }
}

const lists = new WeakMap<readonly unknown[], readonly unknown[]>()

/** The same list for the same pages: a grid arranges anew what is another one. */
function joined<Line>(first: Page<Line>, { rows }: Further<Line>): readonly Line[] {
  if (rows.length === 0) return first.data
  const known = lists.get(rows) as readonly Line[] | undefined
  if (known) return known
  const made = [...first.data, ...rows]
  lists.set(rows, made)
  return made
}
