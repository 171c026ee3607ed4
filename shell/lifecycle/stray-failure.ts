import { fileOf, folderOrFile, framesOf } from './leaks/stack-frames.ts'

/** An error or a rejection that nobody took. */
export type Stray = ErrorEvent | PromiseRejectionEvent

/** A mini-app that may have failed. */
interface Suspect {
  address: string
  element: Element | undefined
}

/** React when several mini-apps share it: what a component drew wrong is thrown there, with none of the component's frames. */
const REACT = /\/(?:assets|vendor|node_modules)\/\S*react/

/** What failed. */
export function failureOf(stray: Stray): unknown {
  return 'reason' in stray ? stray.reason : (stray.error ?? stray.message)
}

/** A listener called preventDefault, or a request was aborted. */
export function isHandled(stray: Stray): boolean {
  const failure = failureOf(stray)
  return (
    stray.defaultPrevented ||
    (failure instanceof Error || failure instanceof DOMException
      ? failure.name === 'AbortError'
      : failure === '' || failure === undefined)
  )
}

/** The mini-app that failed: the one whose element the event passed, else the one whose file is innermost in the stack. */
export function ownerOf<App extends Suspect>(stray: Stray, apps: readonly App[]): App | undefined {
  const path = stray.composedPath()
  const around = apps.find(({ element }) => element && path.includes(element))
  if (around) return around
  for (const frame of framesIn(stray)) {
    const owner =
      apps.find(({ address }) => frame.startsWith(fileOf(address))) ??
      apps.find(({ address }) => frame.startsWith(folderOrFile(address)))
    if (owner) return owner
  }
  return undefined
}

/** Thrown in a shared React, while it drew one of the mini-apps. */
export function isOfReact(stray: Stray): boolean {
  const frames = framesIn(stray)
  return frames.length > 0 && frames.every((frame) => REACT.test(frame))
}

/** The element shows nothing. What is inside a closed shadow root is judged by the element's height. */
export function isBlank(element: Element): boolean {
  if (!element.shadowRoot && !element.firstChild) return !element.getBoundingClientRect().height
  return [element, element.shadowRoot].every((root) => !root || !heightIn(root))
}

function heightIn(root: Node): number {
  const range = document.createRange()
  range.selectNodeContents(root)
  return range.getBoundingClientRect().height
}

function framesIn(stray: Stray): string[] {
  const { stack } = Object(failureOf(stray)) as { stack?: unknown }
  const frames = typeof stack === 'string' ? framesOf(stack) : []
  return frames.length === 0 && 'filename' in stray && stray.filename ? [stray.filename] : frames
}
