import type { ActionRule, DocumentDefinition } from '../../domain/document/definition.ts'

/** The part of a definition that needs no facts. */
export interface DocumentRules extends Pick<
  DocumentDefinition,
  | 'commentPermission'
  | 'fields'
  | 'opensAt'
  | 'ownerOr'
  | 'references'
  | 'settled'
  | 'sheet'
  | 'slot'
  | 'statuses'
  | 'writePermission'
> {
  type: string
  actions: Readonly<
    Record<
      string,
      Pick<ActionRule<never>, 'from' | 'to' | 'permission' | 'asksReason' | 'byAnother' | 'undoneWithinMs'>
    >
  >
}
