import { createContext, type ReactNode, use, useMemo, useState } from 'react'
import type { Body } from '../../domain/document/change.ts'
import type { Json } from '../../domain/document/json.ts'
import { useMiniApp } from '../../kit/bridge/use-mini-app.ts'
import { useBody, useOpenFields } from '../../kit/document/fields/open-fields.ts'

/** The crosstab that the parts of the page show: one of the brand, or one that nobody keeps. */
export interface CrosstabEdit {
  body: Body
  isClosed: boolean
  change(values: Readonly<Record<string, Json>>): void
}

const EditContext = createContext<CrosstabEdit | null>(null)

export const useCrosstabEdit = (): CrosstabEdit => use(EditContext)!

/** The open document. */
export function DocumentEdit({ children }: { children: ReactNode }) {
  const body = useBody()
  const { document, isClosed } = useOpenFields()
  const edit = useMemo(
    () => ({ body, isClosed, change: (values: Readonly<Record<string, Json>>) => document.set(values) }),
    [body, isClosed, document],
  )
  return <EditContext value={edit}>{children}</EditContext>
}

/** Without a brand there is no place to keep it: it goes with the page. The address may name its dataset. */
export function LooseEdit({ children }: { children: ReactNode }) {
  const { dataset, version = '1' } = useMiniApp().route.query
  const [body, setBody] = useState<Body>(dataset ? { dataset, version: Number(version) } : {})
  const edit = useMemo(
    () => ({
      body,
      isClosed: false,
      change: (values: Readonly<Record<string, Json>>) => setBody((before) => ({ ...before, ...values })),
    }),
    [body],
  )
  return <EditContext value={edit}>{children}</EditContext>
}
