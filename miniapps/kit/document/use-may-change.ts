import { useStore } from '@nanostores/react'
import { holds } from '../../../shell/contract/holds.ts'
import { useMiniApp } from '../bridge/use-mini-app.ts'
import type { OpenDocument } from './open-document.ts'

/** Whether the person may change a document at all: some are changed by their owner and administrators alone. */
export function useMayChange<Facts>(document: OpenDocument<Facts>): boolean {
  const { agency, prefix } = useMiniApp().context.permissions
  const me = useMiniApp(({ context }) => context.user?.id)
  const { createdBy } = useStore(document.$about)
  const { ownerOr } = document.rules
  return !ownerOr || createdBy.id === me || holds(new Set(agency), ownerOr, prefix)
}
