import { useContext } from 'react'
import { Route } from 'lucide'
import { MINIAPP_RUN_TOURS } from '../../../../shell/contract/events.ts'
import { ShadowRootProvider } from '../../../kit/bridge/use-sheet.ts'
import { Button } from '../../../kit/controls/button.tsx'
import { Card } from '../../../kit/controls/card.tsx'
import { words } from './words/words.ts'
import type { WidgetProps } from './widget-props.ts'

/** The tour of this page; every app has its own under Help. */
export function ToursWidget({ title }: WidgetProps) {
  const root = useContext(ShadowRootProvider)
  return (
    <Card title={title}>
      <div className="os-stack">
        <p>{words('tours.text')}</p>
        <div className="os-row">
          <Button icon={Route} onClick={() => root?.host.dispatchEvent(new Event(MINIAPP_RUN_TOURS))}>
            {words('tours.start')}
          </Button>
        </div>
      </div>
    </Card>
  )
}
