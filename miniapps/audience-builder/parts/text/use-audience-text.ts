import { useEffect, useRef, useState } from 'react'
import type { NodeFields } from '../../../domain/audience/audience-nodes.ts'
import type { Expression } from '../../../domain/audience/expression.ts'
import { nodeChanges } from '../../../domain/audience/node-changes.ts'
import { withoutRules } from '../../../domain/audience/node-moves.ts'
import { nodeTree } from '../../../domain/audience/node-tree.ts'
import { printExpression } from '../../../domain/audience/print-expression.ts'
import { readWithin, type TextFault } from '../../../domain/audience/read-within.ts'
import { ROOT } from '../../../domain/audience/audience-nodes.ts'
import { type Json, sameJson } from '../../../domain/document/json.ts'
import type { Frame } from '../../../domain/surveys/frame.ts'
import { newId } from '../new-id.ts'

/** The tree follows once nobody types any more. */
const PAUSE_MS = 400

export interface AudienceText {
  text: string
  /** Undefined while the text cannot be read, or names what the survey does not have. */
  expression: Expression | undefined
  fault: TextFault | undefined
  type(text: string): void
  /** The field was left: what can be read goes into the tree. */
  leave(): void
}

/** A text that somebody writes: it stays as it was written for as long as the tree says the same. */
interface Draft {
  text: string
  /** The fields when it was begun: only what it changes of them is written, so that others lose nothing. */
  since: NodeFields
  isInTree: boolean
}

interface Options {
  fields: NodeFields
  /** Expression that the nodes stand for. */
  stored: Expression
  frame: Frame
  set(changes: Readonly<Record<string, Json>>, pauseMs: number): void
}

/** The expression as text, kept in step with the tree. */
export function useAudienceText({ fields, stored, frame, set }: Options): AudienceText {
  const [draft, setDraft] = useState<Draft | null>(null)
  const hasRules = nodeTree(fields).childrenOf(ROOT).length > 0
  const typed = draft && readWithin(draft.text, frame)
  const isPassed = draft?.isInTree && typed?.expression && !sameJson(typed.expression, stored)
  const shown = draft && !isPassed ? draft.text : hasRules ? printExpression({ expression: stored }) : ''
  const read = draft && !isPassed ? typed! : readWithin(shown, frame)
  const toTree = () => {
    if (!draft || draft.isInTree || !typed?.expression) return
    const changes = draft.text.trim()
      ? nodeChanges(typed.expression, draft.since, newId)
      : withoutRules(nodeTree(draft.since))
    if (Object.keys(changes).length > 0) set(changes, PAUSE_MS)
    setDraft({ ...draft, isInTree: true })
  }
  useAfterPause(draft && !draft.isInTree && draft.text.trim() ? draft.text : '', toTree)
  return {
    text: shown,
    ...read,
    type: (text) =>
      setDraft({ text, since: draft && !draft.isInTree ? draft.since : fields, isInTree: false }),
    leave: () => {
      toTree()
      if (typed?.expression) setDraft(null)
    },
  }
}

function useAfterPause(text: string, act: () => void): void {
  const latest = useRef(act)
  useEffect(() => {
    latest.current = act
  })
  useEffect(() => {
    if (!text) return
    const timer = setTimeout(() => latest.current(), PAUSE_MS)
    return () => clearTimeout(timer)
  }, [text])
}
