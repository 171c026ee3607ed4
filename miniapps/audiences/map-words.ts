import type { Reference } from '../domain/document/definition.ts'
import { openDocumentWords } from '../kit/audience/open-document-words.ts'
import type { DocumentWords } from '../kit/document/fields/document-words.ts'
import { words as planningWords } from '../kit/planning/words/words.ts'
import { words } from './words/words.ts'

/** The texts of a map. */
export const MAP_WORDS: DocumentWords = {
  ...openDocumentWords(
    {
      untitled: () => words('untitled'),
      open: () => words('status.open'),
      deleteTitle: (title) => words('delete.title', { title }),
      deleteText: () => words('delete.text'),
    },
    {
      pins: () => planningWords('audience'),
      compared: () => words('sideBySide'),
      focus: () => words('focus'),
      profile: () => words('profile'),
      across: () => words('across'),
      up: () => words('up'),
    },
  ),
  say: (path, value) =>
    path.startsWith('pins/')
      ? words('pinned', { version: (value as unknown as Required<Reference>).version })
      : undefined,
}
