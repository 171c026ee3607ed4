import { atom, map } from 'nanostores'
import { SLOW_LOAD_NOTICE_MS } from '../config/limits.ts'
import type { AppStatus } from '../contract/status.ts'

/** Status of every mini-app that was ever touched, by key. */
export const $appStatus = map<Record<string, AppStatus>>({})

export const setAppStatus = (key: string, status: AppStatus): void => $appStatus.setKey(key, status)

/** Key of the mini-app in the main outlet. */
export const $mountedApp = atom('')

export const setMountedApp = (key: string): void => $mountedApp.set(key)

/** When the first mini-app is painted, or a person would say that the page is slow. */
export function firstPaint(): Promise<unknown> {
  const late = new Promise((resolve) => setTimeout(resolve, SLOW_LOAD_NOTICE_MS))
  const painted = (done: (value: unknown) => void) => requestAnimationFrame(() => setTimeout(done))
  return Promise.race([
    late,
    new Promise((resolve) => $mountedApp.subscribe((app) => app && painted(resolve))),
  ])
}

const LOADING: ReadonlySet<AppStatus | undefined> = new Set([undefined, 'NOT_LOADED', 'LOADING_SOURCE_CODE'])

/** The others wait to register until the header has loaded; true also when it is broken, for it must never take the page with it. */
export const isHeaderSettled = (): boolean => !LOADING.has($appStatus.get()['header'])
