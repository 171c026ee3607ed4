import { useStore } from '@nanostores/react'
import { Check, Undo2, X } from 'lucide'
import type { Decision, TransferLine } from '../../domain/budgets/wire.ts'
import { action } from '../../kit/actions/action.ts'
import { RowActions } from '../../kit/actions/row-actions.tsx'
import { apiOf } from '../../kit/bridge/api-of.ts'
import { lazily } from '../../kit/bridge/lazily.tsx'
import { useMiniApp } from '../../kit/bridge/use-mini-app.ts'
import { useMyDocuments } from '../../kit/document/my-documents.ts'
import type { OpenDocument } from '../../kit/document/open-document.ts'
import { words as requestWords } from '../../kit/permissions/request/words/words.ts'
import { sharedAction } from '../../kit/planning/shared-words.ts'
import { words as kitWords } from '../../kit/words/words.ts'
import { words } from '../words/words.ts'

const ReasonDialog = lazily(async () => (await import('../../kit/form/reason-dialog.tsx')).ReasonDialog)

interface Decided {
  row: TransferLine
  decide(decision: Decision): Promise<unknown>
}

const APPROVE = action<Decided>({
  key: 'approve-transfer',
  label: () => sharedAction('approve')!,
  icon: Check,
  saysDone: true,
  run: (_, { decide }) => decide({ decision: 'approve' }),
})

const REFUSE = action<Decided>({
  key: 'refuse-transfer',
  label: () => kitWords('refuse'),
  icon: X,
  run: ({ open }, { decide }) =>
    open(ReasonDialog, {
      title: words('transfer.refuse'),
      verb: kitWords('refuse'),
      act: (reason: string) => decide({ decision: 'refuse', reason }),
    }),
})

const WITHDRAW = action<Decided>({
  key: 'withdraw-transfer',
  label: () => requestWords('withdraw'),
  icon: Undo2,
  saysDone: true,
  run: (_, { decide }) => decide({ decision: 'withdraw' }),
})

interface DecideTransferProps {
  row: TransferLine
  at: string
  document: OpenDocument
  onDone(): void
}

/** Others approve or refuse; the person who asked may take it back. The server asks who may again. */
export function DecideTransfer({ row, at, document, onDone }: DecideTransferProps) {
  const { portal } = useMiniApp()
  const me = useMiniApp(({ context }) => context.user?.id)
  const client = useMyDocuments()
  useStore(document.$about)
  if (row.status !== 'waiting') return null
  const decide = async (decision: Decision) => {
    await apiOf(portal, 'budgets').post(`${at}/transfers/${row.id}`, decision)
    await client.reload(document)
    onDone()
  }
  return (
    <RowActions inWords actions={row.by.id === me ? [WITHDRAW] : [APPROVE, REFUSE]} on={{ row, decide }} />
  )
}
