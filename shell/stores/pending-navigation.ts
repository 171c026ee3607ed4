import { map } from 'nanostores'

/** Whether a navigation is under way and takes long, and what the last one that failed said (spec section 8: router errors go to the store). */
export const $navigation = map<{ pending: boolean; slow: boolean; error: string }>({
  pending: false,
  slow: false,
  error: '',
})
