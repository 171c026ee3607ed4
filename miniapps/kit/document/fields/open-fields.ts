import { createContext, useContext } from 'react'
import { useStore } from '@nanostores/react'
import type { ReadableAtom } from 'nanostores'
import type { Body } from '../../../domain/document/change.ts'
import type { Json } from '../../../domain/document/json.ts'
import type { DocumentClient } from '../document-client.ts'
import type { FieldView } from '../field-view.ts'
import type { OpenDocument } from '../open-document.ts'

/** The document whose fields the controls below show. */
export interface OpenFields {
  client: DocumentClient
  document: OpenDocument
  /** Its status or the person's rights allow no changes. */
  isClosed: boolean
  /** The error of a field, in the person's language; undefined without one. */
  errorAt(path: string, view: FieldView): string | undefined
  /** Name of a field; undefined for one that nobody wants to read of. */
  nameOf(path: string): string | undefined
  wordsOf(path: string, value: Json): string
  /** A control of a path is on the screen; returns how to take that back. */
  shows(path: string, control: Control): () => void
  /** Number of controls on the screen, by path. */
  $shown: ReadableAtom<Readonly<Record<string, number>>>
}

/** A control as changes, versions and conflicts need it. */
export interface Control {
  label: string
  /** Says a value where the control knows better, such as the label of an option. */
  say?: ((value: Json) => string | undefined) | undefined
}

export const OpenFieldsContext = createContext<OpenFields | null>(null)

/** The open document, for parts of its page that are no bound control. */
export function useOpenFields(): OpenFields {
  const open = useContext(OpenFieldsContext)
  if (!open) throw new Error('A control of a document stands outside of DocumentFields')
  return open
}

/** All fields of the open document as the person sees them; draws anew with each change. */
export function useBody(): Body {
  const { document } = useOpenFields()
  useStore(document.$fields)
  return document.body
}
