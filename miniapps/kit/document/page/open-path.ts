import type { DocumentDefinition, FoundRow } from '../../../domain/document/definition.ts'

/** Path of a document's page, below the app's own; a new one is known by its id alone. */
export function openPath(
  of: Pick<DocumentDefinition<never>, 'opensAt' | 'statuses'>,
  { id, ...row }: Partial<FoundRow> & { id: string },
): string {
  const at = encodeURIComponent(id)
  return of.opensAt?.({ status: of.statuses.first, columns: {}, ...row, id: at }) ?? `/${at}`
}
