import { useCallback, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { Copy } from 'lucide'
import { Button } from '../kit/controls/button.tsx'
import { Dialog } from '../kit/controls/dialog.tsx'
import { useFormat } from '../kit/words/format.ts'
import { useFocusPassedOn } from '../kit/bridge/use-focus-passed-on.ts'
import { answerWords } from './answer-words.ts'
import type { LeftAnswer } from './left-run.ts'
import { LongEvidence } from './long-evidence.tsx'

const GONE = 'A question that is no longer asked'
const COPIED = 'Copied'

/** One answer that came too late: to read, to copy, to let go of; what was not copied only after a question. */
export function LeftItem({ question, askedThen, value, onLetGo }: LeftAnswer & { onLetGo(): void }) {
  const format = useFormat()
  const item = useRef<HTMLLIElement>(null)
  const [copied, setCopied] = useState('')
  const [asking, setAsking] = useState(false)
  useFocusPassedOn(item, '.left-behind')
  const { level, notApplicable, reason, evidence } = value
  const name = question?.text ?? GONE
  const text = [notApplicable ? reason : '', evidence].filter((part) => part.trim() !== '').join('\n\n')
  const close = useCallback(() => setAsking(false), [])
  const confirm = () => {
    flushSync(close) // gives the focus back to what is about to go, which passes it on
    onLetGo()
  }
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text)
      setCopied(COPIED)
    } catch {
      setCopied('Your browser did not allow copying. Select the text instead.') // no permission, or not a secure page
    }
  }
  return (
    <li ref={item} className="left-answer">
      <h3 className="os-label">{name}</h3>
      {(level !== null || notApplicable || text === '') && <p>{answerWords(askedThen, value, format)}</p>}
      <LongEvidence text={evidence} />
      <div className="os-row">
        {text !== '' && (
          <Button size="s" icon={Copy} aria-label={`Copy text: ${name}`} onClick={() => void copy()}>
            Copy text
          </Button>
        )}
        <Button
          size="s"
          aria-label={`Let go: ${name}`}
          onClick={() => (copied === COPIED ? onLetGo() : setAsking(true))}
        >
          Let go
        </Button>
        <span role="status" className="os-muted">
          {copied}
        </span>
      </div>
      <Dialog
        open={asking}
        onClose={close}
        title="Let go of this answer?"
        actions={
          <>
            <Button onClick={close}>Cancel</Button>
            <Button variant="danger" onClick={confirm}>
              Let go
            </Button>
          </>
        }
      >
        <p>It is kept nowhere else and cannot be brought back.</p>
      </Dialog>
    </li>
  )
}
