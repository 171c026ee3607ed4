import { useRef } from 'react'
import { Button } from '../../../kit/controls/button.tsx'
import { Card } from '../../../kit/controls/card.tsx'
import { TextArea } from '../../../kit/controls/text-area.tsx'
import { words } from '../../words/words.ts'
import { useBuilderWorld } from '../builder-world.tsx'
import { useRuleText } from '../use-rule-text.ts'
import { faultText } from './fault-text.ts'

/** The expression as text, where it is wrong, and the audience as one says it. */
export function TextPane() {
  const { text, isClosed, nodes } = useBuilderWorld()
  const textOf = useRuleText()
  const field = useRef<HTMLTextAreaElement>(null)
  const goTo = (at: number) => {
    field.current!.focus()
    field.current!.setSelectionRange(at, at + tokenAt(text.text, at).length)
  }
  return (
    <Card title={words('text')} className="builder-text">
      <TextArea
        ref={field}
        label={words('text')}
        hideLabel
        rows={6}
        readOnly={isClosed}
        spellCheck={false}
        translate="no"
        autoCapitalize="off"
        placeholder="sex = 2 AND age BETWEEN 25 AND 44"
        help={words('textHelp')}
        value={text.text}
        onChange={text.type}
        onBlur={text.leave}
        {...(text.fault && { error: faultText(text.fault) })}
      />
      {text.fault && <FaultPlace text={text.text} at={text.fault.at} goTo={goTo} />}
      <p className="audience-sentence">
        {words('sentence', { rule: textOf(text.expression ?? nodes.expression) })}
      </p>
    </Card>
  )
}

const AROUND_CHARACTERS = 24

/** The text around the mistake, with a mark on it. */
function FaultPlace({ text, at, goTo }: { text: string; at: number; goTo(at: number): void }) {
  const wrong = tokenAt(text, at)
  const from = Math.max(0, at - AROUND_CHARACTERS)
  return (
    <div className="fault-place">
      <code>
        {from > 0 && '…'}
        {text.slice(from, at)}
        <mark>{wrong || '␣'}</mark>
        {text.slice(at + wrong.length, at + wrong.length + AROUND_CHARACTERS)}
      </code>
      <Button size="s" onClick={() => goTo(at)}>
        {words('goToFault')}
      </Button>
    </div>
  )
}

const tokenAt = (text: string, at: number): string =>
  /^("[^"]*"?|[\w.-]+|[^\s\w]{1,2})/u.exec(text.slice(at))?.[0] ?? ''
