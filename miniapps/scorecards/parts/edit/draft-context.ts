import { createContext, useContext } from 'react'
import type { EditableAudit } from './edit-api.ts'
import type { DocumentClient } from '../../../kit/document/document-client.ts'
import type { OpenDocument } from '../../../kit/document/open-document.ts'

/** The draft that is worked on. */
export interface Draft {
  client: DocumentClient
  document: OpenDocument
  audit: EditableAudit
  /** Says from now on at each field what keeps the draft from being published. */
  showProblems(): void
}

export const DraftContext = createContext<Draft | null>(null)

export function useDraft(): Draft {
  const draft = useContext(DraftContext)
  if (!draft) throw new Error('useDraft was called outside of a draft')
  return draft
}
