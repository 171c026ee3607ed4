import { useCallback, useRef, useState } from 'react'
import { ListPlus } from 'lucide'
import { useFocusPassedOn } from '../../../kit/bridge/use-focus-passed-on.ts'
import { useSheet } from '../../../kit/bridge/use-sheet.ts'
import { Button } from '../../../kit/controls/button.tsx'
import { Icon } from '../../../kit/controls/icon.tsx'
import { useField } from '../../../kit/document/use-document.ts'
import { UpgradeDialog, type UpgradeProps } from './upgrade-dialog.tsx'
import sheet from './upgrade.css?sheet'
import { words } from './words/words.ts'

/** Says that the audit is asked in a newer version by now; it goes as soon as the run has moved. */
export function UpgradeNotice(props: UpgradeProps) {
  const version = useField(props.answers.run, 'version').value
  return version !== props.newer && <Notice {...props} />
}

function Notice({ newer, answers }: UpgradeProps) {
  const [isOpen, setOpen] = useState(false)
  const close = useCallback(() => setOpen(false), [])
  const notice = useRef<HTMLDivElement>(null)
  useFocusPassedOn(notice, 'h1')
  useSheet(sheet)
  return (
    <div ref={notice}>
      <div className="os-notice upgrade-notice" data-tone="information">
        <Icon of={ListPlus} />
        <p>{words('notice')}</p>
        <Button size="s" onClick={() => setOpen(true)}>
          {words('move', { version: String(newer) })}
        </Button>
      </div>
      {isOpen && <UpgradeDialog newer={newer} answers={answers} onClose={close} />}
    </div>
  )
}
