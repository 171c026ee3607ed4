import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startPortal } from './portal.ts'

/** Seeds one data folder; every server of this run starts from a copy. */
export default async function templateWorld(): Promise<() => void> {
  const folder = mkdtempSync(join(tmpdir(), 'agency-os-template-'))
  const dataDir = join(folder, 'data')
  const portal = await startPortal({ dataDir })
  await portal.stop()
  process.env.JOURNEY_TEMPLATE = dataDir
  return () => rmSync(folder, { recursive: true, force: true })
}
