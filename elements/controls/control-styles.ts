import { css } from 'lit'

/** Of every control with words around it, with the sizes and states of the kit's. */
export const controlStyles = css`
  :host { display: block }
  .look { display: grid; gap: var(--os-space-1); align-content: start; min-width: 0; overflow-wrap: anywhere; accent-color: var(--os-color-brand-text) }
  p { margin: 0 }
  .icon { display: block; flex: none; fill: none; stroke: currentColor; stroke-width: 2; stroke-linecap: round; stroke-linejoin: round }
  .label { font-weight: var(--os-font-weight-medium) }
  .muted { color: var(--os-color-text-muted); font-weight: var(--os-font-weight-regular) }
  .hint { color: var(--os-color-text-muted); font-size: var(--os-font-size-s) }
  .error { display: flex; gap: var(--os-space-1); color: var(--os-color-error-text); font-size: var(--os-font-size-s) }
  .error > .icon { margin-block-start: 0.125em }
  #control:focus-visible { outline: var(--os-focus-ring); outline-offset: 2px }
`

/** Of those with a box to fill in. */
export const boxStyles = css`
  .box {
    width: 100%; min-width: 0; min-height: calc(var(--os-space-8) + var(--os-space-1)); margin: 0; padding: var(--os-space-1) var(--os-space-3);
    border: 1px solid var(--os-color-border-strong); border-radius: var(--os-radius-m); background: var(--os-color-surface); color: var(--os-color-text); font: inherit;
  }
  .box::placeholder { color: var(--os-color-text-muted); opacity: 1 }
  .box[aria-invalid='true'] { border-color: var(--os-color-error-text) }
  .box:disabled { border-color: var(--os-color-border); background: var(--os-color-surface-sunken); color: var(--os-color-text-disabled); opacity: 1 }
`
