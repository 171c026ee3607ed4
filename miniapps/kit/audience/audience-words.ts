import type { Tone } from '../controls/badge.tsx'
import type { DocumentWords } from '../document/fields/document-words.ts'
import { words as kitWords } from '../words/words.ts'
import { words } from './words/words.ts'

const TONES: Readonly<Record<string, Tone>> = { published: 'success' }
const PROBLEMS = [
  'title-missing',
  'dataset-missing',
  'version-missing',
  'weight-missing',
  'slices-missing',
  'rules-missing',
  'rule-unfinished',
  'rule-loose',
  'base-wrong',
] as const
const ASKED = ['publish', 'retire', 'delete'] as const

const among = <Key extends string>(keys: readonly Key[], key: string): key is Key =>
  (keys as readonly string[]).includes(key)

export const audienceStatus = (status: string): { title: string; tone?: Tone } => ({
  title: words(`status.${status as 'draft'}`),
  ...(TONES[status] && { tone: TONES[status] }),
})

/** The texts of an audience, whichever app shows it; problems of an expression's text are the app's own. */
export const AUDIENCE_WORDS = {
  untitled: () => words('untitled'),
  statusOf: audienceStatus,
  actionOf: (action: string) =>
    action === 'delete' ? kitWords('delete') : words(`do.${action as 'publish'}`),
  problemOf: ({ code, message }) => (among(PROBLEMS, code) ? words(`problem.${code}`) : message),
  questionOf: (action, { title }) =>
    among(ASKED, action)
      ? {
          title: words(`${action}.title`, { title }),
          text: words(`${action}.text`),
          ...(action !== 'publish' && { isDanger: true }),
        }
      : undefined,
} satisfies DocumentWords
