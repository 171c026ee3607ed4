import type { FieldRules } from './field-rule.ts'
import { fileNote } from './file.ts'
import { link } from './link.ts'

/** First part of the paths of links and files that belong to the whole document. */
export const ATTACHED = 'attached'
export const ATTACHED_MOST = { links: 20, files: 20 }

/** For the definition of a document that takes links and files; its page shows them below the fields. */
export const ATTACHED_FIELDS: FieldRules = {
  [`${ATTACHED}/links/*`]: { schema: link },
  [`${ATTACHED}/files/*`]: { schema: fileNote, holds: 'file' },
}
