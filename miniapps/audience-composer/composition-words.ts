import { AUDIENCE_WORDS } from '../kit/audience/audience-words.ts'
import { words as audienceWords } from '../kit/audience/words/words.ts'
import type { DocumentWords } from '../kit/document/fields/document-words.ts'
import { words } from './words/words.ts'

/** An audience's texts, with names for what the composer sets. */
export const COMPOSITION_WORDS: DocumentWords = {
  ...AUDIENCE_WORDS,
  fieldOf: (path) => {
    if (path.startsWith('tags/')) return audienceWords('tags')
    return /^nodes\/[^/]+\/(op|audience|edition|not|k)$/.test(path) ? words('composition') : undefined
  },
}
