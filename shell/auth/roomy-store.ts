import { WebStorageStateStore } from 'oidc-client-ts'
import { forgetCache } from '../api/response-cache.ts'
import { forgetDocuments } from './provider-memory.ts'

/** Local storage that makes room when it is full: a session is worth more than what can be fetched again. */
export class RoomyStore extends WebStorageStateStore {
  constructor() {
    super({ store: localStorage })
  }

  override async set(key: string, value: string): Promise<void> {
    try {
      await super.set(key, value)
    } catch {
      forgetDocuments()
      forgetCache()
      await super.set(key, value)
    }
  }
}
