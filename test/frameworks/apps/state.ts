import type { Detail } from '../../../elements/os-breadcrumbs/details.ts'

/** Values that an app hands to its elements; `keys` has one breadcrumbs each, in this order. */
export interface State {
  keys: readonly string[]
  text?: string | null | undefined
  app?: string | null | undefined
  hidden?: boolean
  selectable?: boolean
  details?: readonly Detail[] | null | undefined
  listening?: boolean
  fallback?: string
  controls?: Controls
}

/** Values that an app hands to the controls of its form. */
export interface Controls {
  /** Label of the field, and what stands in the others. */
  words: string
  value: string
  choice: string
  options: readonly string[]
  /** Ticked, and ready to be sent. */
  isOn: boolean
  isOpen: boolean
}

/** An app of a framework as its authors write it. */
export interface StartedApp {
  show(state: State): void
  stop(): void
}

/** Told with the app's text at that moment: an old listener would tell an old one. */
export type Hear = (event: Event, app: string | null | undefined) => void

export type Start = (place: HTMLElement, first: State, hear: Hear) => StartedApp
