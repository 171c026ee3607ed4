import { useStore } from '@nanostores/react'
import type { DocumentDefinition } from '../../domain/document/definition.ts'
import type { Somebody } from '../../domain/document/wire.ts'
import { useMiniApp } from '../bridge/use-mini-app.ts'
import type { OpenDocument } from './open-document.ts'
import { useHolds } from './use-holds.ts'

/** Whether the person may change a document at all: some are changed by their owner and administrators alone. */
export function useMayChange<Facts>(document: OpenDocument<Facts>): boolean {
  const { createdBy } = useStore(document.$about)
  return useMayChangeOf(document.rules)({ createdBy })
}

/** The same of a document in a list. */
export function useMayChangeOf({
  ownerOr,
}: Pick<DocumentDefinition<never>, 'ownerOr'>): (document: { createdBy: Somebody }) => boolean {
  const me = useMiniApp(({ context }) => context.user?.id)
  const mayAll = useHolds(ownerOr)
  return ({ createdBy }) => mayAll || createdBy.id === me
}
