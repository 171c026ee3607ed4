import { useCallback, useEffect, useState } from 'react'
import { PEOPLE } from '../../../domain/surveys/people-column.ts'
import type { SurveySource } from './counted-survey.ts'

/** Columns that a screen is going to count first. */
export interface ColumnsAhead {
  slices: readonly string[]
  /** Of questions. */
  names: readonly string[]
}

type FetchColumns = SurveySource['fetchColumns']

/** Asks for the first columns beside the frame, and hands them to the first count that wants the same; where they were refused, that asks again. */
export function useColumnsAhead(
  fetchColumns: FetchColumns | null,
  ahead: ColumnsAhead | undefined,
): FetchColumns {
  const [asked] = useState(() => new Map<string, Promise<Uint8Array>>())
  const [first] = useState(ahead)
  useEffect(() => {
    if (!fetchColumns || !first || first.names.length === 0) return
    const names = [PEOPLE, ...first.names]
    for (const slice of first.slices) {
      const bytes = fetchColumns(slice, names)
      bytes.catch(() => undefined) // the count that wants them says why
      asked.set(keyOf(slice, names), bytes)
    }
    return () => asked.clear()
  }, [asked, fetchColumns, first])
  return useCallback(
    async (slice, names, signal) => {
      const key = keyOf(slice, names)
      const bytes = asked.get(key)
      asked.delete(key)
      return (await bytes?.catch(() => undefined)) ?? fetchColumns!(slice, names, signal)
    },
    [asked, fetchColumns],
  )
}

const keyOf = (slice: string, names: readonly string[]): string => [slice, ...names.toSorted()].join(' ')
