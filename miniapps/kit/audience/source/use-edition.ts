import type { Edition } from '../../../domain/audience/edition.ts'
import type { Reference } from '../../../domain/document/definition.ts'
import { useApi } from '../../bridge/use-api.ts'
import { type Resource, useResource } from '../../bridge/use-resource.ts'

/** The edition that a document pins, as its brand may see it; nothing is asked without one. */
export function useEdition(brand: string | null, pin: Reference | undefined): Resource<Edition> {
  const audiences = useApi('audiences')
  const at = brand && pin?.version !== undefined && `/${brand}/${encodeURIComponent(pin.id)}/${pin.version}`
  return useResource(at || null, (signal) => audiences.get<Edition>(at as string, signal))
}
