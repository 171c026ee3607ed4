import { css } from 'lit'

/** Buttons, links and edges of the shell's own pages; mini-apps bring theirs. */
export const controls = css`
  :host { font-family: var(--os-font-family); font-size: var(--os-font-size-m); line-height: var(--os-line-height-normal) }
  * { box-sizing: border-box }
  :where(button, a.button) {
    display: inline-flex;
    align-items: center;
    min-height: 36px;
    padding: 0 var(--os-space-4);
    border: 1px solid transparent;
    border-radius: var(--os-radius-m);
    font: inherit;
    font-weight: var(--os-font-weight-medium);
    text-decoration: none;
    cursor: pointer;
  }
  .primary { background: var(--os-color-brand-primary); color: var(--os-color-on-brand) }
  .primary:hover { background: var(--os-color-brand-primary-hover) }
  .primary:active { background: var(--os-color-brand-primary-active) }
  @media (forced-colors: active) { .primary { forced-color-adjust: none } } /* else words in the highlight's colour get a backplate in the page's */
  .secondary { border-color: var(--os-color-border-strong); background: var(--os-color-surface); color: var(--os-color-text) }
  .secondary:hover { background: var(--os-color-surface-sunken) }
  :focus-visible { outline: var(--os-focus-ring); outline-offset: 2px }
  .page { max-width: 80rem; margin: 0 auto; padding: var(--os-space-8) var(--os-space-6) } /* as the kit's pages: one left edge */
  h1:focus-visible, main:focus-visible { outline: none }
`
