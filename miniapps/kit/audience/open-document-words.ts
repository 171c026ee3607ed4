import type { DocumentWords } from '../document/fields/document-words.ts'
import { words as kitWords } from '../words/words.ts'

interface OwnTexts {
  untitled(): string
  /** Of the status. */
  open(): string
  deleteTitle(title: string): string
  deleteText(): string
}

/**
 * The texts of a document that is open until somebody deletes it, such as a map or a galaxy.
 * @param fields names of fields without a control, by the first step of their paths
 */
export const openDocumentWords = (
  own: OwnTexts,
  fields: Readonly<Record<string, () => string>> = {},
): DocumentWords => ({
  untitled: own.untitled,
  statusOf: () => ({ title: own.open() }),
  actionOf: () => kitWords('delete'),
  questionOf: (_action, { title }) => ({
    title: own.deleteTitle(title),
    text: own.deleteText(),
    isDanger: true,
  }),
  fieldOf: (path) => fields[path.split('/')[0]!]?.(),
})
