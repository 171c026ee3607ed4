import { useStore } from '@nanostores/react'
import type { DocumentDefinition } from '../../domain/document/definition.ts'
import type { Somebody } from '../../domain/document/wire.ts'
import { useMiniApp } from '../bridge/use-mini-app.ts'
import type { OpenDocument } from './open-document.ts'
import { useHolds } from './use-holds.ts'

/** Whether the person may change a document at all: others may only read some, and some only their owner and administrators change. */
export function useMayChange<Facts>(document: OpenDocument<Facts>): boolean {
  const { createdBy } = useStore(document.$about)
  return useMayChangeOf(document.rules)({ createdBy })
}

/** The same of a document in a list. */
export function useMayChangeOf({
  ownerOr,
  writePermission,
}: Pick<DocumentDefinition<never>, 'ownerOr' | 'writePermission'>): (document: {
  createdBy: Somebody
}) => boolean {
  const me = useMiniApp(({ context }) => context.user?.id)
  const mayAll = useHolds(ownerOr)
  const mayWrite = useHolds(writePermission)
  return ({ createdBy }) => mayWrite && (mayAll || createdBy.id === me)
}
