import { waitUntil as openWc } from '@open-wc/testing'

/** Within the time of a test, not the second that the library gives: a busy machine takes its time, and some engines more. */
const PATIENCE_MS = 0.4 * Number(document.documentElement.dataset['testLimitMs'])

/** Waits until the condition holds; throws with the message when it never does. */
export function waitUntil(
  condition: () => unknown,
  message?: string,
  { interval = 20, timeout = PATIENCE_MS }: { interval?: number; timeout?: number } = {},
): Promise<void> {
  return openWc(condition, message, { interval, timeout })
}
