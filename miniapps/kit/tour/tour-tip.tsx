import { useEffect, useId, useRef, type KeyboardEvent } from 'react'
import type { TooltipRenderProps } from 'react-joyride'
import { Button } from '../controls/button.tsx'
import { words } from '../words/words.ts'

/** One step of a tour: what it is, and the way on, back and out. Focus stays inside until the tour ends. */
export function TourTip({
  index,
  size,
  isLastStep,
  step,
  controls,
  backProps,
  primaryProps,
}: TooltipRenderProps) {
  const id = useId()
  const tip = useRef<HTMLDivElement>(null)
  useEffect(
    () => tip.current!.querySelector<HTMLElement>('[data-variant=primary]')!.focus({ preventScroll: true }),
    [],
  )
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Escape') {
      event.stopPropagation()
      controls.skip()
    }
    if (event.key === 'Tab') stayInside(event, tip.current!)
  }
  return (
    // The keys belong to the dialog as a whole.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <div
      ref={tip}
      className="tour-tip"
      role="dialog"
      aria-modal="true"
      aria-labelledby={`${id}-title`}
      aria-describedby={`${id}-text`}
      onKeyDown={onKeyDown}
    >
      <h2 id={`${id}-title`}>{step.title}</h2>
      <p id={`${id}-text`}>{step.content}</p>
      <div className="tour-foot">
        <span className="os-muted">{words('tour.step', { step: index + 1, all: size })}</span>
        {!isLastStep && (
          <Button variant="quiet" size="s" onClick={() => controls.skip()}>
            {words('tour.end')}
          </Button>
        )}
        {index > 0 && (
          <Button size="s" onClick={backProps.onClick}>
            {words('tour.back')}
          </Button>
        )}
        <Button variant="primary" size="s" onClick={primaryProps.onClick}>
          {words(isLastStep ? 'tour.done' : 'tour.next')}
        </Button>
      </div>
    </div>
  )
}

/** Tab goes round among the buttons. */
function stayInside(event: KeyboardEvent, tip: HTMLElement): void {
  const buttons = [...tip.querySelectorAll('button')]
  const at = buttons.indexOf((tip.getRootNode() as ShadowRoot).activeElement as HTMLButtonElement)
  const next = at + (event.shiftKey ? -1 : 1)
  event.preventDefault()
  buttons.at(next % buttons.length)?.focus()
}
