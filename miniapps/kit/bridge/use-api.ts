import { useMemo } from 'react'
import type { ApiName } from '../../../shell/contract/api-bases.ts'
import { type Api, apiOf } from './api-of.ts'
import { useMiniApp } from './use-mini-app.ts'

/** One of our APIs for a component; stays the same from one render to the next. */
export function useApi(name: ApiName): Api {
  const portal = useMiniApp(({ portal }) => portal)
  return useMemo(() => apiOf(portal, name), [portal, name])
}
