import { useEffect, useLayoutEffect, useMemo, useState } from 'react'
import { EVENTS, Joyride, type Step } from 'react-joyride'
import { focusedElement } from '../bridge/focused-element.ts'
import controls from '../controls/controls.css?sheet'
import { TourTip } from './tour-tip.tsx'
import sheet from './tour.css?sheet'

/** One thing to show. */
export interface TourStep {
  /** A selector inside the mini-app. */
  target: string
  title: string
  text: string
}

export interface TourPlayerProps {
  /** Where the targets are. */
  root: ShadowRoot
  overlayRoot: HTMLElement
  steps: readonly TourStep[]
  /** Must not change while the tour runs. */
  onEnd(): void
}

/** Plays a tour from its first step to its end, above everything else; focus returns to where it was. */
export function TourPlayer({ root, overlayRoot, steps, onEnd }: TourPlayerProps) {
  const stage = useStage(overlayRoot)
  useFocusReturn(root)
  const [options] = useState(() => ({ ...OPTIONS, scrollDuration: calm.matches ? 0 : 200 }))
  const found = useMemo(() => steps.flatMap((step) => stepFor(step, root)), [steps, root])
  useEffect(() => {
    if (found.length === 0) onEnd()
  }, [found, onEnd])
  if (found.length === 0) return null
  return (
    <Joyride
      run
      continuous
      scrollToFirstStep
      steps={found}
      portalElement={stage}
      options={options}
      styles={STYLES}
      floatingOptions={IN_VIEW}
      tooltipComponent={TourTip}
      loaderComponent={Nothing}
      onEvent={({ type }) => type === EVENTS.TOUR_END && onEnd()}
    />
  )
}

/** Height of the header and some air. */
const SCROLL_OFFSET_PX = 96

const calm = matchMedia('(prefers-reduced-motion: reduce)')

const OPTIONS = {
  skipBeacon: true, // a beacon writes a style element, which the page's policy forbids
  disableFocusTrap: true, // the library looks for focus in the document only; TourTip keeps it, inside its shadow root
  dismissKeyAction: false,
  overlayClickAction: false,
  blockTargetInteraction: true,
  arrowColor: 'var(--os-color-surface-raised)',
  overlayColor: 'var(--os-color-overlay)',
  scrollOffset: SCROLL_OFFSET_PX,
  zIndex: 100,
} as const

/** Beside a target that is taller than the page there is no room: the step stands over it. */
const IN_VIEW = { shiftOptions: { crossAxis: true, padding: 12 } }

const STYLES = { floater: { filter: 'none', transition: 'none' } }

/** The library's own loader writes a style element. */
const Nothing = () => null

function stepFor({ target, title, text }: TourStep, root: ShadowRoot): Step[] {
  const element = root.querySelector<HTMLElement>(target)
  return element && element.getClientRects().length > 0 ? [{ target: element, title, content: text }] : []
}

/** A place outside the mini-app, so that no part of the page covers it, with a shadow root of its own, so that no style leaks. */
function useStage(overlayRoot: HTMLElement): HTMLElement {
  const [{ host, stage }] = useState(makeStage)
  useLayoutEffect(() => {
    overlayRoot.append(host)
    return () => host.remove()
  }, [host, overlayRoot])
  return stage
}

function makeStage(): { host: HTMLElement; stage: HTMLElement } {
  const host = document.createElement('div')
  const shadow = host.attachShadow({ mode: 'open' })
  shadow.adoptedStyleSheets = [controls, sheet]
  const stage = document.createElement('div')
  shadow.append(stage)
  return { host, stage }
}

/** Where focus was may be gone, as the menu that the tour was started from: then the page's heading has it. */
function useFocusReturn(root: ShadowRoot): void {
  useLayoutEffect(() => {
    const before = focusedElement()
    return () => {
      const heading = root.querySelector<HTMLElement>('h1')
      if (heading && heading.tabIndex < 0) heading.tabIndex = -1
      const isThere =
        before instanceof HTMLElement &&
        before.isConnected &&
        before !== document.body &&
        before.getClientRects().length > 0
      queueMicrotask(() => (isThere ? before : heading)?.focus({ preventScroll: true }))
    }
  }, [root])
}
