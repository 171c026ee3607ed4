import { safeLocal } from '../api/safe-storage.ts'
import { CHECK_SESSION_FRAME_REFRESH_MS, LONGEST_CHECK_PAUSE_MS } from '../config/limits.ts'

const KEY = 'os.auth.check-pause'

/**
 * After each "changed" the check frame rests, in all tabs, and twice as long where it has not said "unchanged" since: one that
 * knows no other word, as where it sees no cookies, would have the portal sign in by hidden frame every few seconds.
 */
export const checkPause = {
  leftMs(): number {
    const { until, lengthMs } = read()
    return Math.max(0, Math.min(until - Date.now(), lengthMs))
  },
  begin(): void {
    if (this.leftMs() > 0) return // the frame of another tab was first
    const lengthMs = Math.min(LONGEST_CHECK_PAUSE_MS, read().lengthMs * 2 || CHECK_SESSION_FRAME_REFRESH_MS)
    safeLocal.set(KEY, JSON.stringify({ until: Date.now() + lengthMs, lengthMs }))
  },
  forget: () => safeLocal.remove(KEY),
}

function read(): { until: number; lengthMs: number } {
  try {
    return { until: 0, lengthMs: 0, ...(JSON.parse(safeLocal.get(KEY) ?? '{}') as object) }
  } catch {
    return { until: 0, lengthMs: 0 }
  }
}
