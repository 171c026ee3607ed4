import type { DocumentWords } from '../kit/document/fields/document-words.ts'
import { words as planningWords } from '../kit/planning/words/words.ts'
import { words as kitWords } from '../kit/words/words.ts'
import { metricName } from './parts/metric-words.ts'
import { words } from './words/words.ts'

const after = (path: string, at: string) => (path.startsWith(at) ? path.slice(at.length) : undefined)

/** The texts of a list of touchpoints. */
export const LIST_WORDS: DocumentWords = {
  untitled: () => words('list.untitled'),
  titleHelp: () => words('list.titleHelp'),
  statusOf: () => ({ title: words('list.open') }),
  actionOf: () => kitWords('delete'),
  questionOf: (_action, { title }) => ({
    title: words('list.delete', { title }),
    text: words('list.deleteText'),
    isDanger: true,
  }),
  fieldOf: (path) => {
    const metric = after(path, 'weights/')
    if (metric) return words('weightOf', { metric: metricName(metric) })
    const code = after(path, 'chosen/')
    if (code) return words('chosenOf', { code })
    const left = after(path, 'out/')
    if (left) return words('outOf', { code: left })
    if (path === 'market') return kitWords('market')
    if (path === 'audience') return planningWords(path)
    if (path === 'wave' || path === 'lowBases') return words(path)
    return undefined
  },
}
