import { css } from 'lit'

/**
 * What every element's `.look` starts from: nothing of the page around but its `color-scheme` and direction,
 * and whether it shows and may be pressed. Inheriting alone would let the page's fonts, spacing and letter
 * case in. A page's `* { all: unset }` beats what is said of the host, so an element's own `display` stands
 * on its `.look` too.
 */
export const elementBase = css`
  .look {
    all: initial;
    color-scheme: inherit;
    direction: inherit;
    visibility: inherit;
    pointer-events: inherit;
    box-sizing: border-box;
    color: var(--os-color-text);
    font: var(--os-font-weight-regular) var(--os-font-size-m) / var(--os-line-height-normal) var(--os-font-family);
  }
  :host([hidden]), :host([hidden]) .look { display: none }
  .look * { box-sizing: border-box }
`
