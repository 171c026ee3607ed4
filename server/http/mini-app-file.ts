import { MINI_APPS_URL, type MiniAppList } from '../configuration/mini-app-list.ts'
import type { Files } from './request-handler.ts'
import { sendable } from './send.ts'

/** The whole list of configured mini-apps, for pages that have a part of it. */
export function miniAppFile(list: MiniAppList): Files {
  const file = sendable(Buffer.from(JSON.stringify(list.all)), 'application/json', 'no-cache', {
    keepsBest: true,
  })
  return { find: async (path) => (path === MINI_APPS_URL ? file : undefined) }
}
