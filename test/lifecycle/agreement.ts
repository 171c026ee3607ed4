import { CASES } from './cases.ts'
import type { Driver } from './driver.ts'
import { NAVIGATION_CASES } from './navigation-cases.ts'

/** One test for each case, led by a driver of its own. */
export function runCases(name: string, makeDriver: () => Driver): void {
  describe(name, () => {
    for (const each of [...CASES, ...NAVIGATION_CASES]) {
      it(each.name, async () => {
        const driver = makeDriver()
        try {
          await each.run(driver)
        } finally {
          await driver.stop()
        }
      })
    }
  })
}
