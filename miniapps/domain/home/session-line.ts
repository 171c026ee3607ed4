/** What `GET /api/user-details/users/me/sessions` answers. */
export interface SessionList {
  /** Where the person is signed in, the browser that asks first, then the one seen last. */
  data: SessionLine[]
  /** False where the provider's tokens name no session: then nobody can tell one browser from another. */
  isTold: boolean
}

export interface SessionLine {
  id: string
  /** By its maker's name, which is the same in all languages; null: not known. */
  browser: string | null
  system: string | null
  beganAt: string
  /** To some minutes. */
  seenAt: string
  /** The one that asks. */
  isThis: boolean
}
