import type { AppRow } from './app-row.ts'
import { ACTIVATE } from './apps/activate.ts'
import { AUDIENCES } from './apps/audiences.ts'
import { CONNECT } from './apps/connect.ts'
import { DEVELOPERS } from './apps/developers.ts'
import { MANAGE } from './apps/manage.ts'
import { PLAN } from './apps/plan.ts'
import { PORTAL } from './apps/portal.ts'
import { UNLOCK } from './apps/unlock.ts'

/** Every mini-app that is built in, in the order of the apps slider. */
export const APP_ROWS: readonly AppRow[] = [
  ...PORTAL,
  ...PLAN,
  ...AUDIENCES,
  ...UNLOCK,
  ...ACTIVATE,
  ...CONNECT,
  ...MANAGE,
  ...DEVELOPERS,
]

const byKey = new Map(APP_ROWS.map((row) => [row.key, row]))

export const rowOf = (key: string): AppRow | undefined => byKey.get(key)
