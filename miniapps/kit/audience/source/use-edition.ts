import type { Edition } from '../../../domain/audience/edition.ts'
import type { Reference } from '../../../domain/document/definition.ts'
import { useAnswer } from '../../bridge/use-answer.ts'
import type { Resource } from '../../bridge/use-resource.ts'

/** The edition that a document pins, as its brand may see it; nothing is asked without one. */
export function useEdition(brand: string | null, pin: Reference | undefined): Resource<Edition> {
  const at = brand && pin?.version !== undefined && `/${brand}/${encodeURIComponent(pin.id)}/${pin.version}`
  return useAnswer('audiences', at || null)
}
