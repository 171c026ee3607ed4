import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { it } from 'node:test'
import { longFunctions, type Counts } from './long-functions/long-functions.ts'

const today = JSON.parse(
  readFileSync(join(import.meta.dirname, 'long-functions/today.json'), 'utf8'),
) as Counts

const sum = (counts: Counts) => Object.values(counts).reduce((all, count) => all + count, 0)

it('there is never one more function of over 40 lines, or of over 60 with markup; print.ts writes down that there are fewer', () => {
  const now = longFunctions()
  const more = Object.entries(now).filter(([file, count]) => count > (today[file] ?? 0))
  assert.ok(sum(now) <= sum(today), `one too many: ${more.map(([file]) => file).join(', ')}`)
})
