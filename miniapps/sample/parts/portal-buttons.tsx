import type { Notice } from '../../../shell/contract/mini-app.ts'
import { Button } from '../../kit/controls/button.tsx'
import { useMiniApp } from '../../kit/bridge/use-mini-app.ts'

const KINDS: readonly Notice['kind'][] = ['info', 'success', 'warning', 'error']

/** What is said to the person, and where they are led. */
export function PortalButtons() {
  const { portal } = useMiniApp()
  const notify = (kind: Notice['kind']) =>
    portal.notify({
      kind,
      text: `This is a notice of the kind “${kind}”.`,
      action: { label: 'Answer', run: () => portal.announce('The sample has your answer.') },
    })
  return (
    <>
      <p className="os-muted">A notice at the edge of the page, with something to do about it:</p>
      <div className="os-row">
        {KINDS.map((kind) => (
          <Button key={kind} size="s" onClick={() => notify(kind)}>{`notify ${kind}`}</Button>
        ))}
      </div>
      <p className="os-muted">A sentence that only assistive technology hears:</p>
      <div className="os-row">
        <Button size="s" onClick={() => portal.announce('The sample says hello.')}>
          announce
        </Button>
      </div>
      <p className="os-muted">Another page of the portal, here or in a new tab:</p>
      <div className="os-row">
        <Button size="s" onClick={() => portal.navigate('/you')}>
          navigate
        </Button>
        <Button size="s" onClick={() => portal.navigate('/you', { newTab: true })}>
          navigate in a new tab
        </Button>
      </div>
    </>
  )
}
