import type { MiniAppPortal } from '../../shell/contract/mini-app.ts'
import type { Thing } from '../domain/blank/thing.ts'
import { requestJson } from '../kit/bridge/request-json.ts'

const THINGS = '/api/blank'

export const loadThings = (portal: MiniAppPortal, signal: AbortSignal): Promise<readonly Thing[]> =>
  requestJson(portal, THINGS, { signal })
