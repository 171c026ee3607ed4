import { useCallback, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { Copy } from 'lucide'
import { Button } from '../controls/button.tsx'
import { Dialog } from '../controls/dialog.tsx'
import { useFocusPassedOn } from '../bridge/use-focus-passed-on.ts'
import { LongWords } from './long-words.tsx'
import { words } from './words/words.ts'
import { words as kitWords } from '../words/words.ts'

/** A value that can no longer be stored. */
export interface NotSent {
  id: string
  name: string
  /** The value in a few words, '' where the text says it all. */
  words: string
  /** What is worth copying. */
  text: string
}

/** One value that came too late: to read, to copy, to let go of; what was not copied only after a question. */
export function NotSentItem({ name, words: value, text, onLetGo }: NotSent & { onLetGo(): void }) {
  const item = useRef<HTMLLIElement>(null)
  const [copied, setCopied] = useState<'copied' | 'notCopied'>()
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
      setCopied('copied')
    } catch {
      setCopied('notCopied') // no permission, or not a secure page
    }
  }
  return (
    <li ref={item} className="not-sent-item">
      <h3 className="os-label">{name}</h3>
      {value && <p>{value}</p>}
      <LongWords text={text} />
      <div className="os-row">
        {text !== '' && (
          <Button
            size="s"
            icon={Copy}
            aria-label={words('letGo.copyOf', { name })}
            onClick={() => void copy()}
          >
            {words('letGo.copy')}
          </Button>
        )}
        <Button
          size="s"
          aria-label={words('letGo.actionOf', { name })}
          onClick={() => (copied === 'copied' ? onLetGo() : setAsking(true))}
        >
          {kitWords('discard')}
        </Button>
        <span role="status" className="os-muted">
          {copied && words(`letGo.${copied}`)}
        </span>
      </div>
      <Dialog
        open={asking}
        onClose={close}
        title={words('letGo.title')}
        actions={
          <>
            <Button onClick={close}>{kitWords('cancel')}</Button>
            <Button variant="danger" onClick={confirm}>
              {kitWords('discard')}
            </Button>
          </>
        }
      >
        <p>{words('letGo.text')}</p>
      </Dialog>
    </li>
  )
}
