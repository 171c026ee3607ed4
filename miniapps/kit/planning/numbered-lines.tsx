import { type ReactNode, useEffect, useRef } from 'react'
import { Plus, X } from 'lucide'
import type { Body } from '../../domain/document/change.ts'
import { nextNumber, numbersIn } from '../../domain/document/numbered.ts'
import { useSheet } from '../bridge/use-sheet.ts'
import { Button } from '../controls/button.tsx'
import { useBody, useOpenFields } from '../document/fields/open-fields.ts'
import sheet from './numbered-lines.css?sheet'

interface NumberedLinesProps {
  /** First step of their paths: `flights` of `flights/2/start`. */
  of: string
  /** Last steps of their paths: all of them go with a line. */
  parts: readonly string[]
  /** Fields of a new line, by part: without a value there is no line. */
  fresh(): Readonly<Record<string, Body[string]>>
  most: number
  add: string
  removeLabel(number: number): string
  /** More buttons beside the one that adds. */
  tools?: ReactNode
  /** Between the lines and the buttons. */
  between?: ReactNode
  /** Fields of one line, whose paths begin with `at`. */
  children(at: string, number: number): ReactNode
}

/** Several things of a kind in a document: a new one takes the focus, and removing one gives it back to the button. */
export function NumberedLines(props: NumberedLinesProps) {
  useSheet(sheet)
  const { of, parts, fresh, most, add, removeLabel, tools, between, children } = props
  const { document, isClosed } = useOpenFields()
  const body = useBody()
  const numbers = numbersIn(body, of)
  const frame = useRef<HTMLDivElement>(null)
  const next = useRef('')
  useEffect(() => {
    if (next.current) frame.current!.querySelector<HTMLElement>(next.current)?.focus()
    next.current = ''
  }, [numbers.length])
  const addOne = () => {
    const number = nextNumber(body, of)
    next.current = `[data-path="${of}/${number}/${parts[0]!}"] :is(input, select)`
    document.set(
      Object.fromEntries(Object.entries(fresh()).map(([part, value]) => [`${of}/${number}/${part}`, value])),
    )
  }
  const remove = (number: number) => {
    next.current = `[data-path="${of}"] button`
    document.set(
      Object.fromEntries(
        parts
          .map((part) => `${of}/${number}/${part}`)
          .flatMap((path) => (path in body ? [[path, null]] : [])),
      ),
    )
  }
  return (
    <div ref={frame} className="numbered">
      {numbers.map((number) => (
        <div key={number} className="numbered-line">
          <div className="numbered-body">{children(`${of}/${number}`, number)}</div>
          {!isClosed && (
            <Button variant="quiet" size="s" icon={X} iconOnly onClick={() => remove(number)}>
              {removeLabel(number)}
            </Button>
          )}
        </div>
      ))}
      {between}
      {!isClosed && (
        <div data-path={of} className="os-row">
          <Button icon={Plus} disabled={numbers.length >= most} onClick={addOne}>
            {add}
          </Button>
          {tools}
        </div>
      )}
    </div>
  )
}
