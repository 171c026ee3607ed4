import { RoomyStore } from './roomy-store.ts'
import { parseUser } from './stored-user.ts'

/** The user in local storage (spec section 9), with what the renewal clock has to know beside the tokens. */
export class UserStore extends RoomyStore {
  override async set(key: string, value: string): Promise<void> {
    const user = parseUser(value)
    const before = parseUser(await this.get(key))
    const id_token_kept =
      before !== null && before.id_token === user?.id_token && before.access_token !== user?.access_token
    const stored_at = Math.floor(Date.now() / 1000)
    await super.set(key, JSON.stringify({ ...user, stored_at, id_token_kept }))
  }
}
