import { ALL_MARKETS } from '../../domain/touchpoints/touchpoint-library.ts'
import type { Body } from '../../domain/document/change.ts'
import type { LibraryLine } from '../../domain/touchpoints/wire.ts'
import { useAnswer } from '../../kit/bridge/use-answer.ts'
import { useMiniApp } from '../../kit/bridge/use-mini-app.ts'
import type { Resource } from '../../kit/bridge/use-resource.ts'

/** Every library of the agency, drafts among them. */
export function useLibraries(): Resource<readonly LibraryLine[]> {
  return useAnswer('touchpoints', `/${usePlaces().brandId}/libraries`, { keptAs: 'libraries' })
}

/** The agency that libraries belong to, and the brand of the page. */
export function usePlaces(): { agency: string; brandId: string } {
  const { context, route } = useMiniApp()
  return { agency: context.tenant.code, brandId: route.params['brandId'] ?? context.workspace?.id ?? '' }
}

const NOTHING: Body = {}

/**
 * Fields that markets inherit: the library of all markets as published last, or its draft where it never was.
 */
export function inherited(libraries: readonly LibraryLine[]): Body {
  const all = libraries.find(({ market }) => market === ALL_MARKETS)
  return all?.inForce ?? all?.body ?? NOTHING
}
