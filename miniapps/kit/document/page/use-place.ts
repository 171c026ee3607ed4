import type { DocumentDefinition } from '../../../domain/document/definition.ts'
import { useMiniApp } from '../../bridge/use-mini-app.ts'

/** The place of new documents of a type: the page's brand, the agency or the person; null while no brand is chosen. */
export function usePlace({ belongsTo }: Pick<DocumentDefinition<null>, 'belongsTo'>): string | null {
  const { context, route } = useMiniApp()
  if (belongsTo === 'agency') return context.tenant.code
  if (belongsTo === 'person') return context.user?.id ?? null
  return route.params['brandId'] ?? context.workspace?.id ?? null
}
