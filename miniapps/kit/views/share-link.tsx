import { useEffect, useState } from 'react'
import { Check, Link2 } from 'lucide'
import { useMiniApp } from '../bridge/use-mini-app.ts'
import { Button } from '../controls/button.tsx'
import { Dialog } from '../controls/dialog.tsx'
import { TextField } from '../controls/text-field.tsx'
import { words } from './words/words.ts'
import { words as kitWords } from '../words/words.ts'

const SAID_MS = 2_000

/** Copies the address of the page with all that is set on it; where the browser does not let us, it shows it to be copied by hand. */
export function ShareLink({ address = () => location.href }: { address?: () => string }) {
  const { portal } = useMiniApp()
  const [isCopied, setCopied] = useState(false)
  const [byHand, setByHand] = useState<string>()
  useEffect(() => {
    if (!isCopied) return
    const timer = setTimeout(() => setCopied(false), SAID_MS)
    return () => clearTimeout(timer)
  }, [isCopied])
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(address())
      setCopied(true)
      portal.announce(words('share.copied'))
    } catch {
      setByHand(address())
    }
  }
  return (
    <>
      <Button size="s" variant="quiet" icon={isCopied ? Check : Link2} onClick={() => void copy()}>
        {words(isCopied ? 'share.copied' : 'share.copy')}
      </Button>
      <Dialog open={byHand !== undefined} title={words('share.copy')} onClose={() => setByHand(undefined)}>
        <TextField
          label={kitWords('link')}
          readOnly
          value={byHand ?? ''}
          onChange={() => undefined}
          onFocus={(event) => event.currentTarget.select()}
        />
      </Dialog>
    </>
  )
}
