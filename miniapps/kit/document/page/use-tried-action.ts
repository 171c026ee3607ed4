import { useCallback, useMemo, useState } from 'react'
import { useStore } from '@nanostores/react'
import type { FieldProblem } from '../../../domain/document/definition.ts'
import type { OpenDocument } from '../open-document.ts'

const NONE: readonly FieldProblem[] = []

/** Problems that stopped the last tried action, until they are mended; nothing is called missing before a first try. */
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
