import type { DocumentRow } from '../../domain/document/wire.ts'
import { useMiniApp } from '../../kit/bridge/use-mini-app.ts'
import { type Resource, useResource } from '../../kit/bridge/use-resource.ts'
import { curveLines } from './curve-lines.ts'

/** All curves of the agency and of the brand at hand; the matrix needs every one. */
export function useCurveLines(): Resource<readonly DocumentRow[]> {
  const { context, portal } = useMiniApp()
  const { brandId, agency } = usePlaces()
  return useResource(
    `curves of ${brandId}`,
    (signal) => curveLines(portal, [agency, ...(brandId ? [brandId] : [])], signal),
    context.user ? 'curves' : undefined,
  )
}

/** Where curves may belong: the agency, and the brand of the page. */
export function usePlaces(): { agency: string; brandId: string } {
  const { context, route } = useMiniApp()
  return { agency: context.tenant.code, brandId: route.params['brandId'] ?? context.workspace?.id ?? '' }
}
