import { CONFIG } from '../../config/environment.ts'

/** What the lifecycle tells the leak report of the development environment. */
export interface LeakWatch {
  /** A mount begins. */
  begin(app: string, address: string): void
  /** What `work` starts at once is the app's. */
  during<Result>(app: string, work: () => Result): Result
  /** Its element has been removed. */
  end(app: string): void
}

const nobody: LeakWatch = {
  begin() {},
  during: (_app, work) => work(),
  end() {},
}

export let leakWatch = nobody
let coming: Promise<void> | undefined

/** In development the report is fetched once; elsewhere there is nothing to wait for. */
export function watchLeaks(): Promise<void> | undefined {
  if (CONFIG?.environment !== 'dev' || leakWatch !== nobody) return
  coming ??= import('./leak-report.ts').then(({ reportLeaks }) => void (leakWatch = reportLeaks()))
  return coming
}
