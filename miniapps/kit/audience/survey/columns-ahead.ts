import { useCallback, useEffect, useState } from 'react'
import { PEOPLE } from '../../../domain/surveys/people-column.ts'
import { RequestError } from '../../bridge/request-json.ts'
import type { SurveySource } from './counted-survey.ts'

/** Columns that a screen is going to count first. */
export interface ColumnsAhead {
  slices: readonly string[]
  /** Of questions, and of a weight other than the first. */
  names: readonly string[]
}

type FetchColumns = SurveySource['fetchColumns']

/** Asks once for the columns that are named `ahead`, beside the frame, and hands them to the first count that wants the same. */
export function useColumnsAhead(
  fetchColumns: FetchColumns | null,
  ahead: ColumnsAhead | undefined,
): FetchColumns {
  const [asked] = useState(() => new Map<string, Promise<Uint8Array>>())
  useEffect(() => () => asked.clear(), [asked, fetchColumns])
  useEffect(() => {
    if (!fetchColumns || !ahead || ahead.names.length === 0 || asked.size > 0) return
    const names = [PEOPLE, ...ahead.names]
    for (const slice of ahead.slices) {
      const bytes = fetchColumns(slice, names)
      bytes.catch(() => undefined) // the count that wants them says why
      asked.set(keyOf(slice, names), bytes)
    }
  }, [asked, fetchColumns, ahead])
  return useCallback(
    async (slice, names, signal) => {
      const key = keyOf(slice, names)
      const bytes = asked.get(key)
      asked.delete(key)
      if (!bytes) return fetchColumns!(slice, names, signal)
      return bytes.catch((error: unknown) => {
        if (isRefusal(error)) throw error
        return fetchColumns!(slice, names, signal)
      })
    },
    [asked, fetchColumns],
  )
}

const keyOf = (slice: string, names: readonly string[]): string => [slice, ...names.toSorted()].join(' ')

const isRefusal = (error: unknown): boolean =>
  error instanceof RequestError && error.status >= 400 && error.status < 500
