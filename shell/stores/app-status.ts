import { atom, map } from 'nanostores'
import type { AppStatus } from '../contract/status.ts'

/** Status of every mini-app that was ever touched, by key. */
export const $appStatus = map<Record<string, AppStatus>>({})

export const setAppStatus = (key: string, status: AppStatus): void => $appStatus.setKey(key, status)

/** Key of the mini-app in the main outlet. */
export const $mountedApp = atom('')

export const setMountedApp = (key: string): void => $mountedApp.set(key)

const LOADING: ReadonlySet<AppStatus | undefined> = new Set([undefined, 'NOT_LOADED', 'LOADING_SOURCE_CODE'])

/** The others wait to register until the header has loaded; true also when it is broken, for it must never take the page with it. */
export const isHeaderSettled = (): boolean => !LOADING.has($appStatus.get()['header'])
