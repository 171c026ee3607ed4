import assert from 'node:assert/strict'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { it } from 'node:test'
import { NOUNS } from '../apis.ts'
import { migrate } from './migrate.ts'
import { onEachEmptyDatabase } from './on-each-database-in-tests.ts'
import { shapeOf } from './shape-in-tests.ts'

// The tables as the last two releases made them. At a release, the older file goes and what `shapeOf` says by then is added.
const FOLDER = join(import.meta.dirname, 'earlier-shapes')

const linesOf = (file: string) => readFileSync(join(FOLDER, file), 'utf8').trim().split('\n')
const tableOf = (line: string) => /^(?:rule )?([a-z_]+)/.exec(line)![1]!
const has = (line: string, word: string) => line.split(' ').includes(word)

/** What of the tables of today an earlier release, which goes on beside this one, would stumble over. */
function obstacles(earlier: readonly string[], today: readonly string[]): string[] {
  const now = new Map(today.map((line) => [line.split(' ')[0]!, line]))
  const known = new Set(earlier.map((line) => line.split(' ')[0]!))
  const tables = new Set(earlier.map(tableOf))
  const columns = earlier.filter((line) => !line.startsWith('rule '))
  return [
    ...columns.filter((line) => {
      const [name, type] = line.split(' ') as [string, string]
      const same = now.get(name)
      if (same?.split(' ')[1] !== type) return true
      return has(line, 'optional') && !has(same, 'optional')
    }),
    ...columns.filter((line) => has(now.get(line.split(' ')[0]!) ?? '', 'null') && !has(line, 'null')),
    ...today.filter(
      (line) =>
        tables.has(tableOf(line)) &&
        (line.startsWith('rule ')
          ? !earlier.includes(line)
          : !known.has(line.split(' ')[0]!) && !has(line, 'optional')),
    ),
  ]
}

it('sees what an earlier release would stumble over', () => {
  const earlier = ['a.id text', 'a.n integer', 'a.note text null optional', 'rule a PRIMARY KEY (id)']
  const rule = 'rule a CHECK ((n > 0))'
  const stumbles = (today: readonly string[]) => obstacles(earlier, today)
  assert.deepEqual(
    stumbles([...earlier, 'a.more text null optional', 'b.id text', 'rule b CHECK (true)']),
    [],
  )
  assert.deepEqual(stumbles(earlier.toSpliced(1, 1)), ['a.n integer'])
  assert.deepEqual(stumbles(earlier.with(1, 'a.n text')), ['a.n integer'])
  assert.deepEqual(stumbles(earlier.with(1, 'a.n integer null optional')), ['a.n integer'])
  assert.deepEqual(stumbles(earlier.with(2, 'a.note text')), ['a.note text null optional'])
  assert.deepEqual(stumbles([...earlier, 'a.more text']), ['a.more text'])
  assert.deepEqual(stumbles([...earlier, rule]), [rule])
})

onEachEmptyDatabase((database) => {
  it('keeps what the last two releases read and write, so that their processes go on beside it', async () => {
    await migrate(database().sql, NOUNS)
    const today = await shapeOf(database().sql)
    const files = readdirSync(FOLDER)
    assert.equal(files.length, 2)
    for (const file of files) assert.deepEqual(obstacles(linesOf(file), today), [], file)
  })
})
