import type { DocumentRow } from '../../domain/document/wire.ts'
import type { Column } from '../table/column.ts'

/** A number of a list of documents, by its name among their columns. */
export const numberColumn = (key: string, title: string): Column<DocumentRow> => ({
  key,
  title,
  type: 'number',
  value: ({ columns: { [key]: number } }) => (typeof number === 'number' ? number : null),
})

/** Several texts of a document, such as its tags. */
export const textsColumn = (key: string, title: string): Column<DocumentRow> => ({
  key,
  title,
  value: ({ columns: { [key]: texts } }) => (Array.isArray(texts) ? texts.join(', ') : ''),
})
