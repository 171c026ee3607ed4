import assert from 'node:assert/strict'
import { execFileSync } from 'node:child_process'
import { it } from 'node:test'
import { join } from 'node:path'
import { sql } from 'kysely'
import { onEachDatabase } from '../../server/db/on-each-database-in-tests.ts'
import { clockEnvironment } from './node-options.mjs'

const HALF_A_DAY_MS = 43_200_000
const env = { ...process.env, ...clockEnvironment() }
const said = (code: string, more: Record<string, string> = {}) =>
  execFileSync(process.execPath, ['--eval', code], { env: { ...env, ...more }, encoding: 'utf8' }).trim()

it('is the clock of every test: none runs on the day of the machine', () => {
  const offset = process.env.TEST_CLOCK_OFFSET_MS
  assert.ok(offset, 'run tests by `npm test -- server <files>`, which sets their clock')
  assert.ok(
    Math.abs(Date.now() - new Date(said('console.log(new Date().toISOString())')).getTime()) < HALF_A_DAY_MS,
  )
})

it('begins at the moment that is asked for, in its time zone', () => {
  const asked = { TEST_CLOCK_OFFSET_MS: '', TEST_DAY: '2028-02-29T23:30', TZ: 'Europe/Berlin' }
  const preload = `import(${JSON.stringify(join(import.meta.dirname, 'shift-process.mjs'))})`
  const code = `delete process.env.TEST_CLOCK_OFFSET_MS; ${preload}.then(() => console.log(String(new Date()).slice(0, 21)))`
  assert.equal(said(code, { ...asked, NODE_OPTIONS: '' }), 'Wed Mar 01 2028 00:30')
})

it('lets cookies expire by the clock of the browser that keeps them', async () => {
  const code = `require('node:http').createServer((_asked, answer) => {
    answer.setHeader('set-cookie', ['a=1; path=/; expires=' + new Date(Date.now() + 60_000).toUTCString(), 'b=; expires=' + new Date(0).toUTCString()])
    answer.setHeader('set-cookie', answer.getHeader('set-cookie'))
    console.log(JSON.stringify(answer.getHeader('set-cookie')))
    answer.end(() => process.exit())
  }).listen(0, '127.0.0.1', function () { fetch('http://127.0.0.1:' + this.address().port) })`
  const [kept = '', gone = ''] = JSON.parse(said(code)) as string[]
  const ahead =
    Date.parse(kept.split('expires=')[1]!) - (Date.now() - Number(process.env.TEST_CLOCK_OFFSET_MS))
  assert.ok(Math.abs(ahead - 60_000) < HALF_A_DAY_MS)
  assert.match(gone, /1970/)
})

onEachDatabase((database) => {
  it('keeps the clock of the tests too', async () => {
    const { rows } = await sql<{ at: Date }>`
      select now() as at union all select clock_timestamp()`.execute(database().sql)
    for (const { at } of rows) assert.ok(Math.abs(at.getTime() - Date.now()) < HALF_A_DAY_MS)
  })
})
