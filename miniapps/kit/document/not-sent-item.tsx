import { useCallback, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { Copy } from 'lucide'
import { Button } from '../controls/button.tsx'
import { Dialog } from '../controls/dialog.tsx'
import { useFocusPassedOn } from '../bridge/use-focus-passed-on.ts'
import { LongWords } from './long-words.tsx'

/** A value that can no longer be stored. */
export interface NotSent {
  id: string
  name: string
  /** The value in a few words, '' where the text says it all. */
  words: string
  /** What is worth copying. */
  text: string
}

const COPIED = 'Copied'

/** One value that came too late: to read, to copy, to let go of; what was not copied only after a question. */
export function NotSentItem({ name, words, text, onLetGo }: NotSent & { onLetGo(): void }) {
  const item = useRef<HTMLLIElement>(null)
  const [copied, setCopied] = useState('')
  const [asking, setAsking] = useState(false)
  useFocusPassedOn(item, '.not-sent')
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
    <li ref={item} className="not-sent-item">
      <h3 className="os-label">{name}</h3>
      {words && <p>{words}</p>}
      <LongWords text={text} />
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
