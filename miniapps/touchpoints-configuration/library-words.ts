import type { DocumentWords } from '../kit/document/fields/document-words.ts'
import type { NameTaken } from '../domain/touchpoints/library-problems.ts'
import { fieldTitle, saidOf } from './parts/field-words.ts'
import { words } from './words/words.ts'

const STEP = /^touchpoints\/([^/]+)\/(.+)$/

/** The texts of a library. */
export const LIBRARY_WORDS: DocumentWords = {
  untitled: () => words('untitled'),
  statusOf: (status) =>
    status === 'published'
      ? { title: words('status.published'), tone: 'success' }
      : { title: words('status.draft'), tone: 'warning' },
  actionOf: (action) => words(`do.${action as 'publish'}`),
  problemOf: (problem) => {
    const [, code = ''] = STEP.exec(problem.path) ?? []
    const other = (problem as Partial<NameTaken>).other ?? ''
    return words(`problem.${problem.code as 'cost-missing'}`, { code, other })
  },
  fieldOf: (path) => {
    const [, code, field] = STEP.exec(path) ?? []
    return code === undefined ? undefined : words('fieldOf', { code, field: fieldTitle(field!) })
  },
  say: (path, value, format) => {
    const [, , field] = STEP.exec(path) ?? []
    return field === undefined ? undefined : saidOf(field, value, format)
  },
  questionOf: (action, { title }) => {
    if (action === 'publish') return { title: words('publish.title', { title }), text: words('publish.text') }
    if (action === 'revise') return { title: words('revise.title', { title }), text: words('revise.text') }
    return undefined
  },
}
