import { CONFIG } from '../../config/environment.ts'
import type { LeakWatch } from './leak-report.ts'

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
