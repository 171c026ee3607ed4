import { useState } from 'react'
import { Checkbox } from '../../../kit/controls/checkbox.tsx'
import { Dialog } from '../../../kit/controls/dialog.tsx'
import { setSingleKeys, singleKeysOn } from '../../../kit/bridge/single-key-shortcuts.ts'
import { shortcutGroups } from './shortcuts.ts'
import { words } from '../../words/words.ts'

/** The keys of the portal, and a way to turn the single ones off. */
export function ShortcutsDialog({ onClose }: { onClose(): void }) {
  const [on, setOn] = useState(singleKeysOn)
  const change = (next: boolean) => {
    setSingleKeys(next)
    setOn(next)
  }
  return (
    <Dialog open title={words('help.shortcuts')} onClose={onClose}>
      {shortcutGroups().map(({ title, shortcuts }) => (
        <section key={title}>
          <h3 className="shortcuts-title">{title}</h3>
          <dl className="shortcuts">
            {shortcuts.map(({ keys, text }) => (
              <div key={text}>
                <dt>{text}</dt>
                <dd>
                  {keys.map((key) => (
                    <kbd key={key} className="os-key">
                      {key}
                    </kbd>
                  ))}
                </dd>
              </div>
            ))}
          </dl>
        </section>
      ))}
      <Checkbox label={words('help.singleKeys')} checked={on} onChange={change} />
    </Dialog>
  )
}
