import type { DocumentWords } from '../document/fields/document-words.ts'
import { words as kitWords } from '../words/words.ts'

/** Texts in an app's own words. */
type OwnWords = (
  key: 'untitled' | 'status.open' | 'delete.title' | 'delete.text',
  values?: { title: string },
) => string

/**
 * The texts of a document that is open until somebody deletes it, such as a map or a galaxy.
 * @param fields names of fields without a control, by the first step of their paths
 */
export const openDocumentWords = (
  words: OwnWords,
  fields: Readonly<Record<string, () => string>> = {},
): DocumentWords => ({
  untitled: () => words('untitled'),
  statusOf: () => ({ title: words('status.open') }),
  actionOf: () => kitWords('delete'),
  questionOf: (_action, { title }) => ({
    title: words('delete.title', { title }),
    text: words('delete.text'),
    isDanger: true,
  }),
  fieldOf: (path) => fields[path.split('/')[0]!]?.(),
})
