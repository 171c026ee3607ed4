import { useEffect, useRef, useState } from 'react'
import { useStore } from '@nanostores/react'
import { holds } from '../../../../shell/contract/holds.ts'
import { STATUS_PATH } from '../../../domain/document/wire.ts'
import { useMiniApp } from '../../bridge/use-mini-app.ts'
import { useNow } from '../../bridge/use-now.ts'
import type { Tone } from '../../controls/badge.tsx'
import { ConfirmDialog } from '../../form/confirm-dialog.tsx'
import { commentsOf } from '../comments/comments-of.ts'
import type { DocumentClient } from '../document-client.ts'
import type { OpenDocument } from '../open-document.ts'
import { FormAlert } from '../../form/form-alert.tsx'
import { useSending } from '../../form/use-sending.ts'
import { useMayChange } from '../use-may-change.ts'
import { ApprovalLine } from './approval-line.tsx'
import { WhyDialog } from './why-dialog.tsx'
import type { Question } from './question.ts'

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
  const { run, isBusy, failure } = useSending()
  /** Done without a question: under way, or failed. */
  const [doing, setDoing] = useState('')
  const [asking, setAsking] = useState('')
  const { bar, focusSoon } = useFocusOnBar()
  const act = async (action: string, why?: string) => {
    await client.act(document, action, why)
    portal.announce(statusOf(document.$about.get().status).title)
    onDone?.(action) // at once: a deleted document takes the bar with it
  }
  const done = () => {
    setDoing('')
    setAsking('')
    focusSoon()
  }
  const asksReason = (action: string) => document.rules.actions[action]!.asksReason
  const start = (action: string) => {
    if (onProblems && document.problemsOf(action).length > 0) return onProblems(action)
    const isAsked = asksReason(action) || questionOf?.(action) !== undefined
    setDoing(isAsked ? '' : action)
    if (isAsked) return setAsking(action)
    run(() => act(action).then(done))
  }
  const isOpen = document.rules.statuses.open.includes(status)
  const asked = {
    verb: asking && titleOf(asking),
    act: (why?: string) => act(asking, why),
    onClose: () => setAsking(''),
    onDone: done,
  }
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
      doing={isBusy ? doing : undefined}
      onAct={start}
    >
      <FormAlert form={{ failure: doing === '' ? undefined : failure }} />
      {asking &&
        (asksReason(asking) ? <WhyDialog {...asked} /> : <Asked {...asked} {...questionOf!(asking)!} />)}
    </ApprovalLine>
  )
}

/** The button of an action goes with it; in its place the bar has the focus, once a dialog has given it back. */
function useFocusOnBar() {
  const bar = useRef<HTMLDivElement>(null)
  const [acted, setActed] = useState(0)
  useEffect(() => {
    if (acted > 0) bar.current!.focus()
  }, [acted])
  return { bar, focusSoon: () => setActed(acted + 1) }
}

interface AskedProps extends Question {
  /** The action, as its button calls it. */
  verb: string
  act(): Promise<void>
  onClose(): void
  onDone(): void
}

const Asked = ({ text, confirm, isDanger, verb, ...dialog }: AskedProps) => (
  <ConfirmDialog {...dialog} verb={confirm ?? verb} isDangerous={isDanger}>
    <p>{text}</p>
  </ConfirmDialog>
)

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
    ([action, { from, byAnother, undoneWithinMs = Infinity }]) =>
      mayChange &&
      from.includes(status) &&
      document.permissionsFor(action).every((permission) => holds(held, permission, prefix)) &&
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
