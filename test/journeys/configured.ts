import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { startCollector, type Collector } from './collector.ts'
import { test as base } from './fixtures.ts'
import { ownWorld, startPortal, type Portal } from './portal.ts'

/** Journeys through a portal whose configuration file says more; the collector is a server of another origin for it. */
export function configured(config: (collector: Collector) => object) {
  return base.extend<object, { collector: Collector; portal: Portal }>({
    // oxlint-disable-next-line no-empty-pattern -- the runner reads from the pattern which fixtures are needed
    collector: [async ({}, give) => {
      const collector = await startCollector()
      await give(collector)
      await collector.stop()
    }, { scope: 'worker' }],
    portal: [async ({ collector }, give) => {
      const world = ownWorld()
      const file = join(world.dataDir, '../os-config.json')
      writeFileSync(file, JSON.stringify(config(collector)))
      const portal = await startPortal({ dataDir: world.dataDir, env: { OS_CONFIG: file } })
      await give(portal)
      await portal.stop()
      world.remove()
    }, { scope: 'worker', timeout: 90_000 }],
  })
}
