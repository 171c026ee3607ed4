import { test as base, expect } from '@playwright/test'
import { keepClock } from './keep-clock.ts'
import { ownWorld, startPortal, type Portal } from './portal.ts'
import { StrayErrors } from './stray-errors.ts'

export interface JourneyFixtures {
  /** What must not happen; `errors.allow(/pattern/)` for what a journey provokes. */
  errors: StrayErrors
}

/** Journeys share a server per worker; each has a browser of its own, watched for stray errors. */
export const test = base.extend<JourneyFixtures, { portal: Portal }>({
  portal: [
    async ({}, give) => {
      const world = ownWorld()
      const portal = await startPortal({ dataDir: world.dataDir })
      await give(portal)
      await portal.stop()
      world.remove()
    },
    { scope: 'worker', timeout: 150_000 },
  ],
  context: async ({ context }, give) => {
    await keepClock(context)
    await give(context)
  },
  baseURL: async ({ portal }, give) => give(portal.url),
  errors: [
    async ({ context }, give) => {
      const errors = new StrayErrors()
      errors.allow(/401.*\/api\/live/) // somebody signs out while a tab begins to listen
      await errors.watch(context)
      await give(errors)
      expect(errors.unexpected, 'stray errors').toEqual([])
    },
    { auto: true },
  ],
})

export { expect }
