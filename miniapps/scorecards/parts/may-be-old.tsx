import { useRef } from 'react'
import { CircleAlert, RotateCw } from 'lucide'
import { useFocusPassedOn } from '../../kit/bridge/use-focus-passed-on.ts'
import type { Resource } from '../../kit/bridge/use-resource.ts'
import { Button } from '../../kit/controls/button.tsx'
import { Icon } from '../../kit/controls/icon.tsx'
import { words as kitWords } from '../../kit/words/words.ts'
import { words } from '../words/words.ts'

type Read = Pick<Resource<unknown>, 'data' | 'error' | 'loading' | 'reload'>

/** Above what was seen before and could not be loaded again. */
export const MayBeOld = ({ of }: { of: Read }) => of.data !== undefined && of.error && <Note {...of} />

function Note({ error, loading, reload }: Read) {
  const note = useRef<HTMLDivElement>(null)
  useFocusPassedOn(note, 'h1')
  return (
    <div className="above-page" ref={note}>
      <div className="os-notice may-be-old" data-tone="warning" role="alert">
        <Icon of={CircleAlert} />
        {/* the same words would not be read out again */}
        <p>{loading ? words('mayBeOld.again') : words('mayBeOld.text', { problem: error!.title })}</p>
        <Button size="s" icon={RotateCw} busy={loading} onClick={reload}>
          {kitWords('tryAgain')}
        </Button>
      </div>
    </div>
  )
}
