import { CONFIG } from '../config/environment.ts'
import { DEVELOPERS } from '../config/permissions.ts'
import { plainPath } from '../config/place-of.ts'
import { faultSentence } from '../contract/faulty-entry.ts'
import { $catalogue } from '../stores/catalogue.ts'
import { agencyHolds } from '../stores/permissions.ts'

/**
 * For holders of OsDevelopers: why the mini-app that they look for at a path was left out; '' if none was.
 */
export function faultAt(path: string): string {
  if (!agencyHolds(DEVELOPERS)) return ''
  const wanted = plainPath(path).replace(/^brands\/[^/]+\//, '')
  const { faultyApps = [] } = $catalogue.get()
  const faulty = [...CONFIG.faultyApps, ...faultyApps].filter(({ name, routes }) =>
    [name, ...routes].some((route) => `${wanted}/`.startsWith(`${plainPath(route)}/`)),
  )
  return faulty.map(faultSentence).join(' ')
}
