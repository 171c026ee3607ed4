import { useState } from 'react'
import { parseExpression } from '../../../domain/audience/parse-expression.ts'
import { TextField, type TextFieldProps } from '../../controls/text-field.tsx'
import { words } from './words/words.ts'

interface ExpressionFieldProps extends Omit<TextFieldProps, 'onChange'> {
  /** Once it can be read: on Enter, and when the field is left. */
  onChange(text: string): void
}

/** People as the text of an expression; empty is everybody. */
export function ExpressionField({ value, onChange, ...field }: ExpressionFieldProps) {
  const [typed, setTyped] = useState<string>()
  const shown = typed ?? value
  const read = shown.trim() ? parseExpression({ text: shown }) : { op: 'all' }
  const commit = () => {
    if (typed === undefined || 'error' in read) return
    setTyped(undefined)
    if (typed.trim() !== value) onChange(typed.trim())
  }
  return (
    <TextField
      spellCheck={false}
      placeholder={words('everybody')}
      {...field}
      value={shown}
      error={'error' in read && typed !== undefined ? expressionProblem(read.error) : field.error}
      onChange={setTyped}
      onBlur={commit}
      onKeyDown={({ key }) => key === 'Enter' && commit()}
    />
  )
}

/** Fault of an expression's text, and the character at which it is. */
export const expressionProblem = ({
  code,
  at,
}: Extract<ReturnType<typeof parseExpression>, { error: unknown }>['error']): string =>
  words('problem.at', { problem: words(`problem.${code}`), place: at + 1 })
