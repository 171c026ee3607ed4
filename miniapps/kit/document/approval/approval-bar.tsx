import { useRef, useState } from 'react'
import { useStore } from '@nanostores/react'
import { holds } from '../../../../shell/contract/holds.ts'
import { STATUS_PATH } from '../../../domain/document/wire.ts'
import { useMiniApp } from '../../bridge/use-mini-app.ts'
import { useNow } from '../../bridge/use-now.ts'
import type { Tone } from '../../controls/badge.tsx'
import { commentsOf } from '../comments/comments-of.ts'
import type { DocumentClient } from '../document-client.ts'
import type { OpenDocument } from '../open-document.ts'
import { useAttempt } from '../use-attempt.tsx'
import { useMayChange } from '../use-may-change.ts'
import { ApprovalLine } from './approval-line.tsx'
import { type Question, QuestionDialog } from './question-dialog.tsx'
import { ReasonDialog } from './reason-dialog.tsx'

export interface ApprovalBarProps<Facts> {
  client: DocumentClient
  document: OpenDocument<Facts>
  /** What a status is called, and how it is coloured. */
  statusOf(status: string): { title: string; tone?: Tone }
  /** On the button of an action: a verb. */
  titleOf(action: string): string
  /** The one that people come for; of several, each in its status. */
  primary?: string | readonly string[] | undefined
  /** The actions offered here, where others have a place of their own; without it, all. */
  only?: readonly string[]
  /** What to ask before an action; undefined: it is done at once. */
  questionOf?(action: string): Question | undefined
  /** Once an action has worked. */
  onDone?(action: string): void
  /** In place of the action, where it is known here that something stands in its way. */
  onProblems?(action: string): void
}

/** The actions of a document's definition that its status and the person's permissions allow; whoever sends it back says why. */
export function ApprovalBar<Facts>(props: ApprovalBarProps<Facts>) {
  const { client, document, statusOf, titleOf, primary, only, questionOf, onDone, onProblems } = props
  const { portal } = useMiniApp()
  const { status, updatedBy, updatedAt, version } = useStore(document.$about)
  const reason = useReason(client, document)
  const { actions, undoUntil } = useActions(document)
  const { attempt, busy, problem } = useAttempt()
  const [doing, setDoing] = useState('')
  const [asking, setAsking] = useState('')
  const bar = useRef<HTMLDivElement>(null)
  const act = (action: string, why?: string) => {
    setDoing(action)
    setAsking('')
    attempt(async () => {
      await client.act(document, action, why)
      portal.announce(statusOf(document.$about.get().status).title)
      bar.current?.focus() // its button has gone
      onDone?.(action)
    })
  }
  const asksReason = (action: string) => document.rules.actions[action]!.asksReason
  const start = (action: string) => {
    if (onProblems && document.problemsOf(action).length > 0) return onProblems(action)
    return asksReason(action) || questionOf?.(action) ? setAsking(action) : act(action)
  }
  const question = asking ? questionOf?.(asking) : undefined
  const isOpen = document.rules.statuses.open.includes(status)
  return (
    <ApprovalLine
      ref={bar}
      status={statusOf(status)}
      {...(!isOpen && version > 1 && { by: updatedBy.name, at: updatedAt })}
      reason={isOpen ? reason : undefined}
      undoUntil={undoUntil}
      acts={actions
        .filter((key) => !only || only.includes(key))
        .map((key) => ({ key, title: titleOf(key), isPrimary: [primary].flat().includes(key) }))}
      doing={busy ? doing : undefined}
      onAct={start}
    >
      {problem}
      {question && !asksReason(asking) && (
        <QuestionDialog
          question={question}
          action={titleOf(asking)}
          onClose={() => setAsking('')}
          onDone={() => act(asking)}
        />
      )}
      {asking && asksReason(asking) && (
        <ReasonDialog
          title={titleOf(asking)}
          onClose={() => setAsking('')}
          onDone={(why) => act(asking, why)}
        />
      )}
    </ApprovalLine>
  )
}

/** What may be done now, and until when the person may take back what they did last. */
function useActions<Facts>(document: OpenDocument<Facts>) {
  const { agency, prefix } = useMiniApp().context.permissions
  const me = useMiniApp(({ context }) => context.user?.id)
  const { status, updatedBy, updatedAt } = useStore(document.$about)
  const now = useNow()
  const held = new Set(agency)
  const mayChange = useMayChange(document)
  const since = Date.parse(updatedAt)
  const offered = Object.entries(document.rules.actions).filter(
    ([, { from, permission, byAnother, undoneWithinMs = Infinity }]) =>
      mayChange &&
      from.includes(status) &&
      (!permission || holds(held, permission, prefix)) &&
      !(byAnother && updatedBy.id === me) &&
      (undoneWithinMs === Infinity || (updatedBy.id === me && now < since + undoneWithinMs)),
  )
  const [undo] = offered.flatMap(([, { undoneWithinMs }]) => undoneWithinMs ?? [])
  return {
    actions: offered.map(([key]) => key),
    undoUntil: undo === undefined ? undefined : new Date(since + undo),
  }
}

/** The last one, until it is resolved. */
function useReason<Facts>(client: DocumentClient, document: OpenDocument<Facts>) {
  const all = useStore(commentsOf(client, document).$all) ?? []
  const last = all.findLast(({ path, resolved }) => path === STATUS_PATH && !resolved)
  return last && { text: last.text, by: last.by.name, at: last.at }
}
