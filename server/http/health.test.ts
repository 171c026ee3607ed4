import assert from 'node:assert/strict'
import { it } from 'node:test'
import { RELEASE } from '../log/release.ts'
import { Health } from './health.ts'
import { listen } from './listen.ts'

it('sends nobody to a process whose database is away, and lets it live', async () => {
  const health = new Health()
  health.state = 'ready'
  let asked = 0
  health.askDatabase = () => (asked++, Promise.reject(new Error('ECONNREFUSED')))
  const { port, close } = await listen((request, response) => void health.answer(request, response), 0, null)
  const get = async (what: string) => {
    const response = await fetch(`http://127.0.0.1:${port}/health/${what}`)
    return `${response.status} ${(await response.text()).trim()}`
  }
  const away = `503 database away (${RELEASE})`
  assert.deepEqual(await Promise.all([get('ready'), get('ready')]), [away, away])
  assert.equal(await get('live'), `200 ready (${RELEASE})`)
  assert.equal(asked, 1, 'many probes ask once')
  await close(0)
})
