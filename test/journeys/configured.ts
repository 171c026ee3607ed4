import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { startCollector, type Collector } from './collector.ts'
import { test as base } from './fixtures.ts'
import { ownWorld, startPortal, type Portal } from './portal.ts'

export interface ConfiguredPortal extends Portal {
  /** Writes the file anew while the portal runs. */
  change(config: object): void
}

/** A portal in a world of its own whose configuration file says this. */
export async function startConfigured(
  config: object,
  env: Record<string, string> = {},
): Promise<ConfiguredPortal> {
  const world = ownWorld()
  const file = join(world.dataDir, '../os-config.json')
  const change = (next: object) => writeFileSync(file, JSON.stringify(next))
  change(config)
  const portal = await startPortal({ dataDir: world.dataDir, env: { ...env, OS_CONFIG: file } })
  return {
    ...portal,
    change,
    async stop() {
      await portal.stop()
      world.remove()
    },
  }
}

/** Journeys through a portal whose configuration file says more; the collector is a server of another origin for it. */
export function configured(config: (collector: Collector) => object) {
  return base.extend<object, { collector: Collector; portal: Portal }>({
    collector: [
      async ({}, give) => {
        const collector = await startCollector()
        await give(collector)
        await collector.stop()
      },
      { scope: 'worker' },
    ],
    portal: [
      async ({ collector }, give) => {
        const portal = await startConfigured(config(collector))
        await give(portal)
        await portal.stop()
      },
      { scope: 'worker', timeout: 90_000 },
    ],
  })
}
