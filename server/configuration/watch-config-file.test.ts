import assert from 'node:assert/strict'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { it } from 'node:test'
import type { FileConfig } from './settings.ts'
import { watchConfigFile } from './watch-config-file.ts'

it('tells what a changed file says, and nothing of one with a fault', async (test) => {
  const folder = mkdtempSync(join(tmpdir(), 'agency-os-watched-'))
  const path = join(folder, 'os.json')
  const app = (key: string) => ({ key, title: key, script: '/a.js', routes: [key] })
  const heard: FileConfig[] = []
  const said = test.mock.method(console, 'error', () => undefined)
  writeFileSync(path, '{}')
  const stop = watchConfigFile(path, (file) => heard.push(file), 10)
  /** Again and again, because the watch takes a moment to begin. */
  const writeUntil = async (isSo: () => boolean, text: string) => {
    while (!isSo()) {
      writeFileSync(path, text)
      await new Promise((resolve) => setTimeout(resolve, 50))
    }
  }
  const keys = () => heard.at(-1)?.miniApps?.map((each) => each?.key)
  await writeUntil(() => keys()?.[0] === 'desk', JSON.stringify({ miniApps: [app('desk')] }))
  await writeUntil(() => said.mock.callCount() > 0, '{ "miniApps": [')
  assert.match(String(said.mock.calls[0]!.arguments), /The mini-apps stay as they were\./)
  assert.deepEqual(keys(), ['desk'])
  await writeUntil(() => keys()?.[0] === 'reach', JSON.stringify({ miniApps: [app('reach')] }))
  stop()
  rmSync(folder, { recursive: true })
})
