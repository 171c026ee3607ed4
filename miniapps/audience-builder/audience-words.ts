import { AUDIENCE_WORDS as SHARED } from '../kit/audience/audience-words.ts'
import type { DocumentWords } from '../kit/document/fields/document-words.ts'
import { words } from './words/words.ts'

/** The texts of an audience whose rules are written here. */
export const AUDIENCE_WORDS: DocumentWords = {
  ...SHARED,
  titleHelp: () => words('titleHelp'),
  problemOf: (problem) => {
    const shared = SHARED.problemOf(problem)
    return shared === problem.message ? words('problem.text') : shared
  },
  fieldOf: (path) => {
    const [part, id] = path.split('/')
    if (part === 'nodes') return words(id === 'root' ? 'rules' : 'rule')
    if (part === 'tags') return words('tags')
    if (part === 'slices') return words('waves')
    return ['dataset', 'version', 'weight', 'base'].includes(path) ? words('data') : undefined
  },
}
