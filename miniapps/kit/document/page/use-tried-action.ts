import { useCallback, useMemo, useState } from 'react'
import { useStore } from '@nanostores/react'
import type { FieldProblem } from '../../../domain/document/definition.ts'
import type { OpenDocument } from '../open-document.ts'

const NONE: readonly FieldProblem[] = []

/** What stands in the way of the action that was tried last, until it is mended; before anything is tried nobody is told what is missing. */
export function useTriedAction(document: OpenDocument<null>) {
  const fields = useStore(document.$fields)
  const { status } = useStore(document.$about)
  const [tried, setTried] = useState({ action: '', status: '', times: 0 })
  const problems = useMemo(
    () => (tried.status === status ? document.problemsOf(tried.action) : NONE),
    // oxlint-disable-next-line react/exhaustive-deps -- what is missing depends on the fields
    [document, tried, status, fields],
  )
  const onProblems = useCallback(
    (action: string) => setTried(({ times }) => ({ action, status, times: times + 1 })),
    [status],
  )
  return { problems, tries: tried.times, onProblems }
}
