import { watchAttributes } from './leak-attributes.ts'
import { watchInsertions } from './leak-insertions.ts'
import { LeakLedger } from './leak-ledger.ts'
import { watchListeners } from './leak-listeners.ts'
import { watchObservers } from './leak-observers.ts'
import { watchTimers } from './leak-timers.ts'

/** What the lifecycle tells the leak report of the development environment. */
export interface LeakWatch {
  /** Called before an app is mounted: what it adds to the page from now on is counted. */
  begin(app: string, address: string): void
  /** What `work` starts at once is the app's. */
  during<Result>(app: string, work: () => Result): Result
  /** Its element has been removed. */
  end(app: string): void
}

/** Frameworks tidy up a moment after their element is gone. */
const SETTLE_MS = 200

/**
 * For development: from now on what a mini-app starts is written down by wrapping the browser's own functions, and what is
 * still there after its unmount is named in one warning. Loaded by `leak-watch.ts` only, so that production pays nothing.
 */
export function reportLeaks(): LeakWatch {
  const ledger = new LeakLedger()
  const later = setTimeout.bind(globalThis)
  for (const watch of [watchListeners, watchTimers, watchObservers, watchInsertions, watchAttributes])
    watch(ledger)
  return {
    begin: (app, address) => ledger.begin(app, address),
    during: (app, work) => ledger.during(app, work),
    end(app) {
      const leftOvers = ledger.end(app)
      if (leftOvers) later(() => report(app, leftOvers()), SETTLE_MS)
    },
  }
}

function report(app: string, leftOvers: readonly string[]): void {
  if (leftOvers.length > 0)
    console.warn(
      `Mini-app ${app} left behind after its unmount:\n${leftOvers.map((each) => `- ${each}`).join('\n')}`,
    )
}
