import assert from 'node:assert/strict'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { it } from 'node:test'
import type { FileConfig } from './settings.ts'
import { watchConfigFile } from './watch-config-file.ts'

it('tells what a changed file says, and nothing of one with a fault', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'agency-os-watched-'))
  const path = join(folder, 'os.json')
  const app = (key: string) => ({ key, title: key, script: '/a.js', routes: [key] })
  writeFileSync(path, '{}')
  const heard: FileConfig[] = []
  const stop = watchConfigFile(path, (file) => heard.push(file))
  const until = async (isSo: () => boolean) => {
    while (!isSo()) await new Promise((resolve) => setTimeout(resolve, 50))
  }
  writeFileSync(path, JSON.stringify({ miniApps: [app('desk')] }))
  await until(() => heard.length === 1)
  assert.deepEqual(heard[0], { miniApps: [app('desk')] })
  writeFileSync(path, '{ "miniApps": [')
  const broken = await new Promise((resolve) => setTimeout(resolve, 1500, heard.length))
  assert.equal(broken, 1)
  writeFileSync(path, JSON.stringify({ miniApps: [app('reach')] }))
  await until(() => heard.length === 2)
  stop()
  rmSync(folder, { recursive: true })
})
