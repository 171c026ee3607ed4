import type { ReactNode } from 'react'
import type { DocumentDefinition } from '../../../domain/document/definition.ts'
import { RequestError } from '../../bridge/request-json.ts'
import { useMiniApp } from '../../bridge/use-mini-app.ts'
import { useResource } from '../../bridge/use-resource.ts'
import { useSheet } from '../../bridge/use-sheet.ts'
import { ErrorState } from '../../controls/error-state.tsx'
import { Skeleton } from '../../controls/skeleton.tsx'
import documentSheet from '../document.css?sheet'
import type { DocumentWords } from '../fields/document-words.ts'
import { useFollowed, useMyDocuments } from '../my-documents.ts'
import { words as kitWords } from '../words/words.ts'
import { GonePage } from './gone-page.tsx'
import { OpenPage } from './open-page.tsx'
import { openPath } from './open-path.ts'

export interface DocumentPageProps {
  of: DocumentDefinition<null>
  id: string
  words: DocumentWords
  /** The action that people come for; of several, each in its status. */
  primary?: string | readonly string[]
  /** Stands between the title and what is said of saving. */
  lead?: ReactNode
  /** More buttons beside the title. */
  actions?: ReactNode
  /** Once an action of the document has worked. */
  onDone?(action: string): void
  /** Bound controls, and whatever else the page shows of the document. */
  children: ReactNode
}

/**
 * The page of one document, at its `opensAt`: it opens and follows it, says loading and failing, and puts title, status,
 * actions, presence, undo, save line, changes, versions, links and files, and comments around its children.
 */
export function DocumentPage({ of, id, ...page }: DocumentPageProps) {
  const { basePath } = useMiniApp().route
  const client = useMyDocuments()
  useSheet(documentSheet)
  const path = basePath + openPath(of, { id })
  const { data, error, loading, reload } = useResource(`${of.type}/${id}`, () =>
    client.open(of, null, id, path).catch(nullIfGone),
  )
  useFollowed(client, data ?? null)
  if (data) return <OpenPage client={client} document={data} above={path.replace(/\/[^/]*$/, '')} {...page} />
  if (data === null) return <GonePage />
  if (error) return <ErrorState problem={error} onRetry={reload} busy={loading} />
  return <Skeleton label={kitWords('page.loading')} lines={[40, 90, 80]} lineHeight={3} />
}

function nullIfGone(error: unknown): null {
  if (error instanceof RequestError && error.status === 404) return null
  throw error
}
