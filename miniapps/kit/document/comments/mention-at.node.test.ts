import assert from 'node:assert/strict'
import { it } from 'node:test'
import { mentionAt, withName } from './mention-at.ts'

const at = (text: string) => mentionAt(text, text.length)

it('is what stands between an @ and the caret', () => {
  assert.deepEqual(at('@'), { start: 0, text: '' })
  assert.deepEqual(at('Ask @mar'), { start: 4, text: 'mar' })
  assert.deepEqual(at('(@Jürgen d’A'), { start: 1, text: 'Jürgen d’A' })
  assert.deepEqual(mentionAt('@ad is right', 3), { start: 0, text: 'ad' })
})

it('is none in an address, in a new line, and behind more than a name', () => {
  for (const text of ['', 'ada@agency', '@ada\n', '@ada lovelace is right here', '@ada  ', '@ada!'])
    assert.equal(at(text), undefined, text)
})

it('gives way to the whole name, with one space behind it', () => {
  const text = 'Ask @ad is right'
  assert.deepEqual(withName(text, mentionAt(text, 7)!, 'Ada Lovelace'), {
    text: 'Ask @Ada Lovelace is right',
    caret: 18,
  })
})
