import { useMemo } from 'react'
import { useStore } from '@nanostores/react'
import type { Body } from '../../domain/document/change.ts'
import { useOpenFields } from '../../kit/document/fields/open-fields.ts'

/** All fields of the plan with its lines; draws anew with each change. */
export function usePlanBody(): Body {
  const { document } = useOpenFields()
  const fields = useStore(document.$fields)
  const changed = useStore(document.sheet!.$changed)
  // oxlint-disable-next-line react/exhaustive-deps
  return useMemo(() => document.body, [document, fields, changed])
}
