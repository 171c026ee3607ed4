import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { it } from 'node:test'
import { AUTHOR_MESSAGES } from './author-messages.ts'

const root = join(import.meta.dirname, '../../..')

/** The longest of the words that stand between what differs, as the source has them. */
const fixedWords = (text: string): string =>
  text
    .replace('is broken: ', '{}')
    .split(/"?\{\w*\}"?/)
    .map((part) => part.replace(/^(, which|"\w+")? /, '').replace(/[.\s]+$/, ''))
    .toSorted((one, other) => other.length - one.length)[0]!

it('explains messages that the portal still says', () => {
  const gone = AUTHOR_MESSAGES.filter(
    ({ file, text }) => !readFileSync(join(root, file), 'utf8').includes(fixedWords(text)),
  )
  assert.deepEqual(
    gone.map(({ code, text }) => [code, fixedWords(text)]),
    [],
  )
})
