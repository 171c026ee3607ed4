import type { Tone } from '../kit/controls/badge.tsx'
import type { DocumentWords } from '../kit/document/fields/document-words.ts'
import { words } from './words/words.ts'

const TONES: Readonly<Record<string, Tone>> = { submitted: 'information', approved: 'success' }

/** The texts of a document of this app. */
export const BLANK_WORDS: DocumentWords = {
  untitled: () => words('untitled'),
  statusOf: (status) => ({ title: words(`status.${status as 'draft'}`), tone: TONES[status] }),
  actionOf: (action) => words(`do.${action as 'submit'}`),
  problemOf: ({ code }) => words(`problem.${code as 'title-missing'}`),
  questionOf: (action, { title }) =>
    action === 'delete'
      ? { title: words('delete.title', { title }), text: words('delete.text'), isDanger: true }
      : undefined,
}
