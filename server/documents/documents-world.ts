import type { DocumentKind } from '../api/kit/document-kind.ts'
import type { CallWorld, Handler } from '../api/kit/routes.ts'
import { refusal } from './refusals.ts'
import type { FileStores } from '../files/file-stores.ts'
import type { LiveFeed } from '../live/live-feed.ts'
import type { DocumentFeed } from './document-feed.ts'
import type { UploadSlots } from './files/upload-slots.ts'
import type { openDocuments } from './open-documents.ts'

/** Shared by all handlers of documents. */
export interface DocumentsWorld extends CallWorld {
  kinds: readonly DocumentKind[]
  /** Finds the document that a call names. @throws Refusal where the caller may not use it */
  open: ReturnType<typeof openDocuments>
  feeds: { feed: DocumentFeed; live: LiveFeed }
  files: FileStores
  slots: UploadSlots
}

export type OfDocuments = Handler<DocumentsWorld>

/** @throws Refusal */
export function wholeNumber(text = '0'): number {
  if (!/^\d{1,9}$/.test(text)) throw refusal('version-not-whole')
  return Number(text)
}
