import { css } from 'lit'

/** Surfaces, buttons and states that the elements with a person in them share. */
export const sessionStyles = css`
  :host { display: block }
  :host([hidden]), :host([hidden]) .look { display: none }
  .look { display: block; overflow-wrap: anywhere }
  .card { display: grid; gap: var(--os-space-3); padding: var(--os-space-4); border: 1px solid var(--os-color-border); border-radius: var(--os-radius-l); background: var(--os-color-surface) }
  p, h3, ol, ul { margin: 0; padding: 0 }
  h3 { font-size: var(--os-font-size-l); font-weight: var(--os-font-weight-semibold); line-height: var(--os-line-height-tight) }
  .muted { color: var(--os-color-text-muted); font-size: var(--os-font-size-s) }
  .row { display: flex; flex-wrap: wrap; align-items: center; gap: var(--os-space-2) var(--os-space-3) }
  button {
    min-height: 36px; padding: 0 var(--os-space-4); border: 1px solid var(--os-color-border-strong); border-radius: var(--os-radius-m);
    background: var(--os-color-surface); color: inherit; font: inherit; font-weight: var(--os-font-weight-medium); cursor: pointer;
  }
  button:hover { background: var(--os-color-surface-sunken) }
  button.primary { border-color: transparent; background: var(--os-color-brand-primary); color: var(--os-color-on-brand) }
  button.primary:hover { background: var(--os-color-brand-primary-hover) }
  button:disabled { cursor: default; opacity: .6 }
  a { color: var(--os-color-brand-text); border-radius: var(--os-radius-s) }
  :is(a, button, input):focus-visible { outline: var(--os-focus-ring); outline-offset: 2px }
  .error { color: var(--os-color-error-text) }
  .bone { display: block; height: 1em; border-radius: var(--os-radius-s); background: var(--os-color-grey-2) }
`
