import type { Tone } from '../kit/controls/badge.tsx'
import type { DocumentWords } from '../kit/document/fields/document-words.ts'
import { words } from './words/words.ts'

const TONES: Readonly<Record<string, Tone>> = { approved: 'success' }

/** The texts of a curve. */
export const CURVE_WORDS: DocumentWords = {
  untitled: () => words('untitled'),
  statusOf: (status) => ({ title: words(`status.${status as 'draft'}`), tone: TONES[status] }),
  actionOf: (action) => words(`do.${action as 'approve'}`),
  problemOf: ({ code }) => words(`problem.${code as 'market-missing'}`),
  fieldOf: (path) => {
    if (path.startsWith('aside/')) return words('asideRow', { row: Number(path.slice('aside/'.length)) })
    if (path === 'family' || path === 'points') return words(path)
    return undefined
  },
  say: (path, value) => (path === 'family' ? words(`family.${value as 'hill'}`) : undefined),
  questionOf: (action, { title, status }) => {
    if (action === 'approve') return { title: words('approve.title', { title }), text: words('approve.text') }
    if (action === 'revise') {
      const text = words(status === 'retired' ? 'revise.retired' : 'revise.text')
      return { title: words('revise.title', { title }), text }
    }
    if (action !== 'retire') return undefined
    return { title: words('retire.title', { title }), text: words('retire.text'), isDanger: true }
  },
}
