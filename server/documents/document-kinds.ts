import type { DocumentKind } from './document-kind.ts'

/** Every type of document; a new one is one line here. */
export const DOCUMENT_KINDS: readonly DocumentKind[] = []
