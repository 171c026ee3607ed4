/**
 * Values of a notice about a document: the person who acted, the document's title, and the name of its
 * brand or agency.
 */
type AboutDocument = { person: string; title: string; place: string }

declare module '../notifications/notice.ts' {
  interface NoticeParams {
    mentioned: AboutDocument
    'document-submitted': AboutDocument
    'document-returned': AboutDocument & { reason: string }
    'document-approved': AboutDocument
    'document-commented': AboutDocument
  }
}

/** Notices of documents of all types. */
export const DOCUMENT_NOTICES = {
  'document-submitted': 'approvals',
  'document-returned': 'approvals',
  'document-approved': 'approvals',
  'document-commented': 'comments',
  mentioned: 'comments',
} as const
