import { useState } from 'react'
import { Info } from 'lucide'
import { Lazy } from '../../kit/bridge/lazy.tsx'
import { lazyPart } from '../../kit/bridge/lazy-part.ts'
import { useMiniApp } from '../../kit/bridge/use-mini-app.ts'
import { Button } from '../../kit/controls/button.tsx'
import { problemText } from '../../kit/words/problem-text.ts'
import { words } from '../words/words.ts'
import type { ListedApp } from './listed-apps.ts'

const details = lazyPart(async () => (await import('./details/app-details.tsx')).AppDetails)

/** Opens what is known of an app. */
export function DetailsButton({ app }: { app: ListedApp }) {
  const { portal } = useMiniApp()
  const [isOpen, setOpen] = useState(false)
  const close = () => setOpen(false)
  const fail = (error: unknown) => {
    close()
    portal.notify({ kind: 'error', text: problemText(error).text })
  }
  return (
    <>
      <Button variant="quiet" size="s" icon={Info} iconOnly onClick={() => setOpen(true)}>
        {words('details', { title: app.title })}
      </Button>
      {isOpen && <Lazy of={details} props={{ app, onClose: close }} onFail={fail} />}
    </>
  )
}
