import assert from 'node:assert/strict'
import { it } from 'node:test'
import { checkFiles } from './check-files.ts'

const rules = { accept: '.pdf, image/*', maxBytes: 1_000, left: 2 }
const file = (name: string, type: string, size = 10) => ({ name, type, size })
const reasons = (...files: ReturnType<typeof file>[]) =>
  checkFiles(files, rules).refused.map(({ name, reason }) => `${name} ${reason}`)

it('takes files by their ending or their kind', () => {
  const { taken, refused } = checkFiles([file('a.PDF', ''), file('b.png', 'image/png')], rules)
  assert.deepEqual([taken.length, refused], [2, []])
})

it('says why a file is not taken', () =>
  assert.deepEqual(
    reasons(
      file('a.exe', 'application/x-msdownload'),
      file('b.pdf', 'application/pdf', 1_001),
      file('c.pdf', 'application/pdf', 0),
    ),
    ['a.exe type', 'b.pdf size', 'c.pdf empty'],
  ))

it('takes no more than there is room for', () =>
  assert.deepEqual(reasons(file('a.pdf', ''), file('b.pdf', ''), file('c.pdf', '')), ['c.pdf many']))

it('takes all kinds where none is named', () =>
  assert.equal(checkFiles([file('a.exe', 'x/y')], { ...rules, accept: '' }).taken.length, 1))
