import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { BY_NUMBER, BY_TEXT, BY_TIME, cursorOf, pageOf, readCursor } from './page.ts'
import { Refusal } from './refusal.ts'

const page = (rows: readonly string[]) =>
  pageOf(
    rows,
    2,
    (row) => [row, `id ${row}`],
    (row) => row.toUpperCase(),
  )

describe('a page of a list', () => {
  it('ends where the next one begins', () => {
    const { data, next } = page(['a', 'b', 'c'])
    assert.deepEqual(
      [data, readCursor(next!, BY_TEXT)],
      [
        ['A', 'B'],
        ['b', 'id b'],
      ],
    )
  })

  it('has no next one where no row is left', () => {
    assert.equal(page(['a', 'b']).next, null)
    assert.equal(readCursor('', BY_TEXT), undefined)
  })

  it('is refused after what no page of the list has answered', () => {
    const wrong = [
      () => readCursor('none', BY_TEXT),
      () => readCursor(cursorOf(['a']), BY_TEXT),
      () => readCursor(cursorOf(['a', '\0']), BY_TEXT),
      () => readCursor(cursorOf(['2026-02-30T00:00:00Z', 'a']), BY_TIME),
      () => readCursor(cursorOf(['-1']), BY_NUMBER),
    ]
    for (const read of wrong) assert.throws(read, Refusal)
  })
})
