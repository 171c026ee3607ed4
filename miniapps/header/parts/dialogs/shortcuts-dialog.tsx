import { Checkbox } from '../../../kit/controls/checkbox.tsx'
import { Dialog } from '../../../kit/controls/dialog.tsx'
import { useLayout } from '../../../kit/bridge/use-layout.ts'
import { useMiniApp } from '../../../kit/bridge/use-mini-app.ts'
import { portalShortcuts } from './shortcuts.ts'
import { words } from '../../words/words.ts'

/** The keys of the app on the page and of the portal, and a way to turn the single ones off: it stands first, since it has the focus. */
export function ShortcutsDialog({ onClose }: { onClose(): void }) {
  const { context, portal } = useMiniApp()
  const ofApp = useLayout((layout) => layout.shortcuts)
  return (
    <Dialog open title={words('help.shortcuts')} onClose={onClose}>
      <Checkbox
        label={words('help.singleKeys')}
        checked={context.singleKeys}
        onChange={(singleKeys) => portal.appearance.change({ singleKeys })}
      />
      {[...ofApp, ...portalShortcuts()].map(({ title, shortcuts }, index) => (
        <section key={index}>
          <h3 className="shortcuts-title">{title}</h3>
          <dl className="shortcuts">
            {shortcuts.map(({ keys, text }) => (
              <div key={keys.join()}>
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
    </Dialog>
  )
}
