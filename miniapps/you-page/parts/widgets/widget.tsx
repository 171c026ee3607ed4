import { Component, type ReactNode } from 'react'
import type { PlacedWidget } from '../../../domain/home/layout.ts'
import { forgetAnswers } from '../../../kit/bridge/kept-answers.ts'
import { Lazy } from '../../../kit/bridge/lazy.tsx'
import { Card } from '../../../kit/controls/card.tsx'
import { ErrorState } from '../../../kit/controls/error-state.tsx'
import { words } from '../../words/words.ts'
import type { WidgetProps } from './widget-props.ts'
import { WIDGET_TABLE } from './widget-table.ts'

type Shared = Omit<WidgetProps, 'title'>

/** A widget in its place; whatever goes wrong with it stays in its box. */
export function Widget({ placed: { type, size }, shared }: { placed: PlacedWidget; shared: Shared }) {
  const title = words(`widget.${type}`)
  const props = { ...shared, title }
  const { part: Part } = WIDGET_TABLE[type]
  return (
    <div className="widget" data-type={type} data-size={size}>
      <WidgetBox title={title}>
        {(fail) => ('load' in Part ? <Lazy of={Part} props={props} onFail={fail} /> : <Part {...props} />)}
      </WidgetBox>
    </div>
  )
}

interface BoxProps {
  title: string
  children: (fail: () => void) => ReactNode
}

/** Only a class can catch what is thrown while drawing. */
class WidgetBox extends Component<BoxProps, { failed: boolean }> {
  override state = { failed: false }

  static getDerivedStateFromError = () => ({ failed: true })

  override render() {
    const { title, children } = this.props
    if (!this.state.failed) return children(() => this.setState({ failed: true }))
    const again = () => {
      forgetAnswers() // what could not be drawn would stand there at once
      this.setState({ failed: false })
    }
    const problem = { title: words('failed.title'), text: words('failed.text'), canRetry: true }
    return (
      <Card title={title}>
        <ErrorState headingLevel={3} problem={problem} onRetry={again} />
      </Card>
    )
  }
}
