import { useMemo, useState, type ReactNode } from 'react'
import { useStore } from '@nanostores/react'
import { map } from 'nanostores'
import { textOf } from '../../../domain/document/change.ts'
import type { FieldProblem } from '../../../domain/document/definition.ts'
import { STATUS_PATH } from '../../../domain/document/wire.ts'
import { useFormat } from '../../words/format.ts'
import type { DocumentClient } from '../document-client.ts'
import type { OpenDocument } from '../open-document.ts'
import { useMayChange } from '../use-may-change.ts'
import { words as kitWords } from '../../words/words.ts'
import type { DocumentWords } from './document-words.ts'
import { errorText } from './error-text.ts'
import { type Control, type OpenFields, OpenFieldsContext } from './open-fields.ts'
import { valueWords } from './value-words.ts'

interface DocumentFieldsProps<Facts> {
  client: DocumentClient
  document: OpenDocument<Facts>
  words?: Partial<DocumentWords>
  /** Problems that stopped an action, each said at its field. */
  problems?: readonly FieldProblem[]
  children: ReactNode
}

const NO_PROBLEMS: readonly FieldProblem[] = []
const NO_WORDS: Partial<DocumentWords> = {}

/** Binds the controls below it to a document: `DocumentPage` does it, a dialog or a page of another shape does it here. */
export function DocumentFields<Facts>(props: DocumentFieldsProps<Facts>) {
  const { client, words = NO_WORDS, problems = NO_PROBLEMS, children } = props
  const document = props.document as unknown as OpenDocument
  const format = useFormat()
  const { status } = useStore(document.$about)
  const mayChange = useMayChange(document)
  const isClosed = !mayChange || !document.rules.statuses.open.includes(status)
  const [controls] = useState(() => new Map<string, Control>())
  const [$shown] = useState(() => map<Record<string, number>>({}))
  const open = useMemo(
    (): OpenFields => ({
      client,
      document,
      isClosed,
      errorAt: (path, view) => errorText(document, words, problems, path, view),
      nameOf: (path) =>
        path === STATUS_PATH ? kitWords('status') : (controls.get(path)?.label ?? words.fieldOf?.(path)),
      wordsOf: (path, value) => {
        if (path === STATUS_PATH) return words.statusOf?.(textOf(value)).title ?? textOf(value)
        const said = value === null ? undefined : controls.get(path)?.say?.(value)
        return said ?? words.say?.(path, value, format) ?? valueWords(value, format)
      },
      shows: (path, control) => {
        controls.set(path, control)
        const count = (by: 1 | -1) => $shown.setKey(path, ($shown.get()[path] ?? 0) + by)
        count(1)
        return () => count(-1)
      },
      $shown,
    }),
    [client, document, isClosed, words, problems, format, controls, $shown],
  )
  return <OpenFieldsContext value={open}>{children}</OpenFieldsContext>
}
