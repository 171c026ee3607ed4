import { computed } from 'nanostores'
import type { AppStatus } from '../contract/status.ts'
import { $appStatus } from '../stores/app-status.ts'

const BROKEN: ReadonlySet<AppStatus> = new Set(['LOAD_ERROR', 'SKIP_BECAUSE_BROKEN'])

/** As one text, which stays equal while apps load, mount and update. */
const $keys = computed($appStatus, (all) =>
  Object.keys(all)
    .filter((key) => BROKEN.has(all[key]!))
    .join(),
)

/** Keys of the apps whose script failed here, or which the life cycle passes over since. */
export const $brokenApps = computed($keys, (keys): readonly string[] =>
  Object.freeze(keys ? keys.split(',') : []),
)
