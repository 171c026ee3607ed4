import { localPath } from '../contract/local-path.ts'
import { $place, type Place } from '../stores/place.ts'

/** A page of the shell's own in place of whatever lives at this path. */
export function pageAt(path: string, page: Place['page']): Place {
  const { pathname } = new URL(localPath(path) ?? '/', location.origin)
  return {
    app: '',
    page,
    route: { path: pathname, tail: '/', params: {}, query: {}, basePath: pathname },
    visit: $place.get().visit + 1,
  }
}
