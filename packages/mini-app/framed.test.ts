import assert from 'node:assert/strict'
import { it } from 'node:test'
import { build } from 'vite'
import { portalOfFrame } from '../vite/portal-of-frame.ts'
import { connect } from './framed.ts'

it('runs in a frame of no portal that it was not told of', async () => {
  await assert.rejects(connect('x-desk'), /must be told its portal: connect\(App, \{ portal/)
})

it('knows the portal that the page was built for', async () => {
  const made = await build({
    configFile: false,
    logLevel: 'silent',
    plugins: [portalOfFrame('https://portal.example/you')],
    build: {
      write: false,
      lib: { entry: 'packages/mini-app/framed.ts', formats: ['es'] },
    },
  })
  const [{ code }] = (made as unknown as [{ output: [{ code: string }] }])[0].output
  assert.match(code, /"https:\/\/portal\.example"/)
  assert.doesNotMatch(code, /AGENCY_OS_PORTAL/)
})
